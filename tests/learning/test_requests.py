"""What readers would ask about requests, and where the requests come from."""

from pathlib import Path

import pytest

from askfirst.learning.labels import GATHERED, LabelsError, Text, by_set, read_families, read_labels
from askfirst.learning.reader.examples import WRITTEN, of_asked
from askfirst.learning.requests import Asked, read_asked, with_requests, with_texts
from askfirst.model import Instruction

TOPICS_FOLDER = Path("corpus/topics")


def test_a_request_is_its_own_text_or_that_of_a_reply() -> None:
    replied = {"reply-1": Instruction(text="Book it")}
    own = Asked(id="request-1", text="Buche es", language="de", department="sales", topics=("reference",))
    (_, first), (_, second) = with_requests([own, Asked(id="reply-1")], replied)
    assert (first.text, first.language, first.department) == ("Buche es", "de", "sales")
    assert second is replied["reply-1"]
    with pytest.raises(LabelsError, match="reply-2 is no reply"):
        with_requests([Asked(id="reply-2")], replied)


def test_a_gathered_text_is_taken_only_where_its_hash_fits() -> None:
    texts = {name: Text(id=name, text=name, set=name[0]) for name in ("a-1", "a-2")}
    asked = [Asked(id="a-1", hash=texts["a-1"].hash), Asked(id="a-2", hash="another"), Asked(id="c-1", hash="0")]
    assert [one.id for one, _ in with_texts(asked, texts)] == ["a-1"]


def test_a_request_with_topics_is_unclear_and_doubt_counts_half() -> None:
    unclear, clear = Asked(id="1", topics=("date", "place")), Asked(id="2", doubtful=True)
    one, other = (of_asked(asked, Instruction(text="x"), WRITTEN, "requests") for asked in (unclear, clear))
    assert (one.unclear, one.topics, one.marked, one.weight) == (True, ("date", "place"), False, 1)
    assert (other.unclear, other.topics, other.marked, other.weight) == (False, (), True, 0.5)


def test_the_labels_of_the_repository_can_be_read_and_each_gathered_set_has_a_family() -> None:
    assert read_labels(GATHERED)
    families = by_set(read_families(GATHERED))
    gathered = read_asked(TOPICS_FOLDER / "gathered.jsonl")
    assert {one.id.rsplit("-", 1)[0] for one in gathered} <= set(families)
    assert all(one.hash and not one.text for one in gathered), "no text of others stands in the repository"
    ids = [
        one.id for name in ("training", "held_back", "requests") for one in read_asked(TOPICS_FOLDER / f"{name}.jsonl")
    ]
    assert len(set(ids)) == len(ids)
