"""Labels are read, joined with texts that lie elsewhere, and judged; what does not fit is said plainly."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from askfirst.cli.labels import labels as command
from askfirst.learning.agreement import agreement
from askfirst.learning.labels import (
    FOLDER,
    Label,
    LabelsError,
    Open,
    Text,
    case_of,
    joined,
    judgements,
    read_families,
    read_labels,
    read_texts,
)
from askfirst.model import Message

MAIL = Text(id="mail-1", text="Send it to the usual people", set="mail")
REPLY = Text(
    id="mail-2",
    text="the blue one",
    set="mail",
    history=(Message("user", "Buy a tent"), Message("assistant", "Which?")),
)


def reading(text: Text, reader: str = "r1", **said: object) -> Label:
    """A label of this text."""
    plain = {"id": text.id, "hash": text.hash, "reader": reader, "decision": "clear"}
    return msgspec.convert(plain | said, Label)


def kept(folder: Path, *texts: Text) -> Path:
    """A folder with these texts."""
    folder.mkdir()
    (folder / "some.jsonl").write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in texts))
    return folder


def test_a_label_becomes_a_case(tmp_path: Path) -> None:
    label = reading(MAIL, decision="clarify", open=[["recipient", "undefined_reference", 11, 27]])
    ((label, text),) = joined([label], read_texts(kept(tmp_path / "texts", MAIL, REPLY)))
    case = case_of(label, text)
    assert (case.label, case.issues, case.span) == ("clarify", ("undefined_reference",), "the usual people")


def test_an_absent_part_has_no_span() -> None:
    assert case_of(reading(MAIL, decision="clarify", open=[["date", "required_parameter_absent"]]), MAIL).span is None


def test_texts_that_are_not_there_are_named_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(LabelsError, match="not part of the repository"):
        read_texts(tmp_path)
    with pytest.raises(LabelsError, match="mail-2: is not among the texts"):
        list(joined([reading(REPLY)], {MAIL.id: MAIL}))


def test_a_label_never_meets_another_text() -> None:
    changed = msgspec.structs.replace(REPLY, history=(Message("assistant", "How many?"),))
    with pytest.raises(LabelsError, match="mail-2: is another text"):
        list(joined([reading(REPLY)], {REPLY.id: changed}))


def test_most_readers_decide_and_a_difference_is_doubt() -> None:
    unclear = {"decision": "clarify", "open": [["recipient", "undefined_reference"]]}
    found = judgements([reading(MAIL), reading(MAIL, "r2", **unclear), reading(MAIL, "r3", **unclear), reading(REPLY)])
    mail, reply = found[MAIL.id, None], found[REPLY.id, None]
    assert (mail.label.decision, mail.label.reader, mail.doubtful, mail.readers) == ("clarify", "r2", True, 3)
    assert (reply.label.decision, reply.doubtful) == ("clear", False)


def test_readings_under_a_department_are_judged_apart() -> None:
    found = judgements([reading(MAIL), reading(MAIL, "r2", decision="clarify", department="sales")])
    assert found[MAIL.id, None].label.decision == "clear"
    assert found[MAIL.id, "sales"].label.decision == "clarify"


def test_a_line_that_is_no_reading_is_named(tmp_path: Path) -> None:
    (tmp_path / "some.jsonl").write_text('{"id": "1", "hash": "0", "reader": "r1", "decision": "maybe"}\n')
    with pytest.raises(LabelsError, match=r"some.jsonl:1: .*maybe"):
        read_labels(tmp_path)


def test_the_labels_of_the_repository_are_sound() -> None:
    families, found = read_families(FOLDER), read_labels(FOLDER)
    assert len({one.id for one in found}) >= 10_000
    for one in found:
        assert one.decision == "clear" or one.open or one.act, one.id
        assert all(-1 <= gap.start <= gap.end for gap in one.open), one.id
    # The names of texts begin with their set's: what is kept back stands in a file of its own.
    kept_back = {name for family in families.values() if family.kept_back for name in family.sets}
    for line in (FOLDER / "training.jsonl").read_bytes().splitlines():
        assert msgspec.json.decode(line, type=Label).id.rpartition("-")[0] not in kept_back


def test_agreement_is_beyond_chance() -> None:
    # The example of Cohen's paper in small: 20 of 25 and 15 of 25 say the same; chance alone would give one half.
    pairs = [("a", "a")] * 20 + [("a", "b")] * 5 + [("b", "a")] * 10 + [("b", "b")] * 15
    found = agreement(pairs)
    assert found is not None
    assert found.kappa is not None
    assert (found.texts, found.share, round(found.kappa, 6)) == (50, 0.7, 0.4)
    assert agreement([]) is None


@given(st.lists(st.sampled_from(["clear", "clarify"]), min_size=1))
def test_a_reader_agrees_with_himself(said: list[str]) -> None:
    found = agreement([(one, one) for one in said])
    assert found is not None
    assert found.share == 1
    assert found.kappa in {1, None}


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "labels"
    folder.mkdir()
    (folder / "families.toml").write_text('[mail]\nsets = ["mail"]\nkept_back = "for this test"\n')
    (folder / "kept.jsonl").write_bytes(msgspec.json.encode(reading(MAIL, doubtful=True)))
    texts = kept(tmp_path / "texts", MAIL)
    said = CliRunner().invoke(command, ["check", str(folder), "--texts", str(texts)])
    assert said.exit_code == 1
    assert "1.000 of the kept-back texts are doubtful" in said.output


def test_open_parts_are_short_in_the_file() -> None:
    assert msgspec.json.encode(Open("date", "unclear_timeframe", 3, 7)) == b'["date","unclear_timeframe",3,7]'
