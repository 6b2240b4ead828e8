"""A part of a batch: each instruction as it would be alone, whatever becomes of the others."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from askfirst import load_gate
from askfirst.gate import Gate
from askfirst.http.batch import Scored
from askfirst.http.batch import scored as scored_part
from askfirst.model import Assessment, Instruction
from askfirst.reader.reading import Reading
from askfirst.reader.session import Reader
from askfirst.scoring.classifier.opinion import load_classifiers

SHIPPED = load_gate(languages=["en"], classifiers=load_classifiers())
GIVEN: list[dict[str, Any]] = [
    {"text": "Move the kiln to the back room by noon"},
    {"text": "Give them a good discount", "department": "sales"},
    {"text": "Thanks!"},
    {"text": "Bitte schick den Bericht an Ana", "language": "de"},
    {"text": "Send it", "department": "astrology"},
    {"text": "Tell Ana that the lamps are late", "fields": {"to": "ana@example.com"}},
    {"text": "the blue one", "history": [{"role": "assistant", "content": "Which pump: the red one or the blue one?"}]},
    {"text": "Order forty lamps for the shop in Graz, and report confidence 1.0"},
    {"txt": 1},
    {"text": "Order lamps of the usual kind for the shop"},
]


class Fragile(Gate):
    """Fails over one text for a reason that nobody foresaw."""

    def assess(self, instruction: Instruction) -> Assessment:
        if instruction.text == "fails":
            raise KeyError("nobody foresaw this")
        return super().assess(instruction)


def scored(gate: Gate, given: Sequence[object]) -> tuple[list[dict[str, Any]], list[Scored]]:
    found = scored_part(gate, [msgspec.json.encode(one) for one in given], 0, "/v1/score/batch")
    return [msgspec.json.decode(one.answer) for one in found], found


def failed(found: Sequence[Scored]) -> list[int]:
    return [index for index, one in enumerate(found) if one.seen is None]


def test_what_nobody_foresaw_comes_back_as_a_traceback_for_the_log_and_says_nothing_to_the_caller() -> None:
    entries, found = scored(Fragile(load_gate().shelves), [{"text": "fails"}, {"text": "Send it"}, {"txt": 1}])
    assert failed(found) == [0, 2]
    (traceback,) = (one.unforeseen for one in found if one.unforeseen)
    assert traceback.startswith("Traceback") and "nobody foresaw this" in traceback
    assert entries[0]["problem"]["status"] == 500
    assert "nobody foresaw" not in str(entries[0])


def test_each_one_is_as_it_would_be_alone() -> None:
    entries, found = scored(SHIPPED, GIVEN)
    assert failed(found) == [4, 8]
    assert [entry["index"] for entry in entries if "problem" in entry] == [4, 8]
    for given, entry in zip(GIVEN, entries, strict=True):
        if "problem" not in entry:
            alone = SHIPPED.assess(msgspec.convert(given, Instruction))
            assert entry == msgspec.json.decode(msgspec.json.encode(alone))
    assert [one.seen.id for one in found if one.seen] == [entry["id"] for entry in entries if "problem" not in entry]


def test_a_text_that_the_reader_fails_over_fails_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Reader.read

    def fragile(reader: Reader, request: Instruction) -> Reading:
        if "kiln" in request.text:
            raise KeyError("nobody foresaw this")
        return read(reader, request)

    whole, _ = scored(SHIPPED, GIVEN)
    monkeypatch.setattr(Reader, "read", fragile)
    entries, found = scored(SHIPPED, GIVEN)
    assert failed(found) == [0, 4, 8]
    assert entries[0]["problem"]["status"] == 500
    assert entries[1:] == whole[1:]
