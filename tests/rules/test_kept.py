"""What shipped packs come to is kept for the next start, and counts only for what it was made of."""

from collections.abc import Callable
from pathlib import Path

import pytest

from askfirst.errors import PackError
from askfirst.gate import Gate, load_gate
from askfirst.model import Assessment, Instruction
from askfirst.rules import kept, source
from askfirst.rules.loading import load_shelves
from askfirst.scoring.findings import FINDINGS
from askfirst.shipped import kept_packs, shipped_packs
from askfirst.text.entities import ENTITIES
from askfirst.text.reading import Reading
from tests.packs import rule, write_packs

LEXICON = "lists: {cuts: ['(price|rate) cut~', discount]}\n"
PATTERN = "when: {tokens: [[{LOWER: soon}, {IS_DIGIT: true}]]}"
TEXTS = ("Give a discount", "Two price cuts", "Call soon 3 times", "Call Ann")


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    sales = rule("when: '@cuts'") + rule(PATTERN, rule_id="soon").partition("always_clarify:\n")[2]
    return write_packs(tmp_path / "packs", lexicon=LEXICON, sales=sales)


def gate_of(folders: list[Path], place: Path) -> Gate:
    return Gate(load_shelves(folders, ENTITIES, FINDINGS, place))


def assessments(gate: Gate) -> list[Assessment]:
    return [gate.assess(Instruction(text=text, department="sales", language="en")) for text in TEXTS]


def files(place: Path) -> list[Path]:
    return sorted(path for path in place.rglob("*") if path.is_file())


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files whose YAML was read."""
    found: list[str] = []
    parse = source.parse

    def noted(text: str, kind: type[object], file: Path) -> object:
        found.append(file.name)
        return parse(text, kind, file)

    monkeypatch.setattr(source, "parse", noted)
    return found


def test_the_second_load_takes_what_the_first_one_kept_and_finds_the_same(
    packs: Path, tmp_path: Path, parsed: list[str]
) -> None:
    first = assessments(gate_of([packs], tmp_path / "kept"))
    assert [path.name for path in files(tmp_path / "kept")] == ["en.msgpack"]
    assert [one.needs_clarification for one in first] == [True, True, True, False]
    parsed.clear()
    again = gate_of([packs], tmp_path / "kept")
    assert not again.shelves["en"].compiler.terms  # phrases are spelt out when a text comes
    assert assessments(again) == first and not parsed
    assert not again.shelves["en"].compiler.terms


def test_an_edited_pack_is_read_anew_with_the_same_errors(packs: Path, tmp_path: Path, parsed: list[str]) -> None:
    assessments(gate_of([packs], tmp_path / "kept"))
    lexicon = packs / "en" / "lexicon.yaml"
    lexicon.write_text(LEXICON.replace("discount", "rebate"), "utf-8")
    parsed.clear()
    edited = assessments(gate_of([packs], tmp_path / "kept"))
    assert [one.needs_clarification for one in edited] == [False, True, True, False] and "lexicon.yaml" in parsed
    lexicon.write_text("lists:\n  cuts: [discount, '(price']\n", "utf-8")
    for _ in range(2):
        with pytest.raises(PackError, match=r"lexicon\.yaml:2: in the list cuts: unbalanced"):
            gate_of([packs], tmp_path / "kept")


@pytest.mark.parametrize(
    "harm",
    [
        lambda content: content[: len(content) // 2],
        lambda content: content[:40] + bytes([content[40] ^ 1]) + content[41:],
        lambda content: b"",
        lambda content: b"\x80" + content,
    ],
    ids=["cut short", "one bit", "empty", "shifted"],
)
def test_what_is_broken_is_as_if_it_were_not_there(
    packs: Path, tmp_path: Path, parsed: list[str], harm: Callable[[bytes], bytes]
) -> None:
    first = assessments(gate_of([packs], tmp_path / "kept"))
    sound = {path: path.read_bytes() for path in files(tmp_path / "kept")}
    for path, content in sound.items():
        path.write_bytes(harm(content))
    assert assessments(gate_of([packs], tmp_path / "kept")) == first
    assert parsed
    parsed.clear()
    assert assessments(gate_of([packs], tmp_path / "kept")) == first
    assert not parsed  # and was made anew


def test_what_other_code_has_made_is_not_taken(
    packs: Path, tmp_path: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assessments(gate_of([packs], tmp_path / "kept"))
    monkeypatch.setattr(kept, "code", lambda: b"other code")
    parsed.clear()
    gate_of([packs], tmp_path / "kept")
    assert parsed


def test_where_nothing_can_be_written_nothing_is_kept(packs: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder would be")
    assert assessments(gate_of([packs], tmp_path / "kept"))[0].needs_clarification


def test_packs_of_the_user_are_not_kept(packs: Path, tmp_path: Path) -> None:
    own = write_packs(tmp_path / "own", sales=rule("when: rebate"))
    assessments(gate_of([packs, own], tmp_path / "kept"))
    assert not files(tmp_path / "kept")


def test_the_shipped_packs_find_in_every_language_what_they_find_without_what_was_kept() -> None:
    load_gate()
    taken = load_gate()
    made = Gate(load_shelves([shipped_packs()], ENTITIES, FINDINGS))
    for language, shelf in made.shelves.items():
        every = [each for pack in shelf.packs.values() for each in pack.rules]
        for text in {text for each in every for text in each.examples.clarify[:1] if isinstance(text, str)}:
            assert found(taken.shelves[language].reader.read(text)) == found(shelf.reader.read(text))
    assert (kept_packs() / "en.msgpack").is_file()


def found(reading: Reading) -> dict[str, list[object]]:
    """The places of all terms by key."""
    return {key: list(reading.all_hits[key]) for key in reading.all_hits}
