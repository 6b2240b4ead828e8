"""What readers would ask about requests, and where the requests come from."""

from pathlib import Path

import pytest

from askfirst.learning.labels import GATHERED, LabelsError, Text, by_set, read_families, read_labels
from askfirst.learning.reader.questions import asked_lessons
from askfirst.learning.requests import Asked, read_asked, with_requests, with_texts
from askfirst.model import Instruction
from askfirst.reader.reading import TOPICS

TOPICS_FOLDER = Path("corpus/topics")


def test_a_request_is_its_own_text_or_that_of_a_reply() -> None:
    replied = {"reply-1": Instruction(text="Book it")}
    own = Asked(id="request-1", text="Buche es", language="de", department="sales", topics=("reference",))
    (_, first), (_, second) = with_requests([own, Asked(id="reply-1")], replied)
    assert (first.text, first.language, first.department) == ("Buche es", "de", "sales")
    assert second is replied["reply-1"]
    with pytest.raises(LabelsError, match="reply-2 is no reply"):
        with_requests([Asked(id="reply-2")], replied)


def test_a_gathered_text_is_taken_only_where_its_hash_fits_and_its_set_may_be_learned_from() -> None:
    texts = {name: Text(id=name, text=name, set=name[0]) for name in ("a-1", "a-2", "b-1")}
    asked = [Asked(id=name, hash=text.hash) for name, text in texts.items()] + [Asked(id="c-1", hash="0")]
    asked[1] = Asked(id="a-2", hash="another")
    assert [one.id for one, _ in with_texts(asked, texts, left_out=["b"])] == ["a-1"]


def test_what_is_asked_first_is_the_likeliest_and_doubt_counts_half() -> None:
    unclear, clear = Asked(id="1", topics=("date", "place")), Asked(id="2", doubtful=True)
    one, other = asked_lessons([(unclear, Instruction(text="x")), (clear, Instruction(text="y"))])
    assert one.shares is not None
    assert one.unclear and max(one.shares) == one.shares[TOPICS.index("date")]
    assert sum(one.shares) == pytest.approx(1)
    assert (other.unclear, other.shares, other.counts) == (False, None, 0.5)


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
