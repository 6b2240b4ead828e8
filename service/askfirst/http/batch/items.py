"""What a child does with a part of a batch: instructions in, assessments or problems out.

Each is assessed as it would be alone, whatever becomes of the others.
"""

from collections.abc import Sequence
from traceback import format_exception
from typing import NamedTuple

from msgspec import Struct

from askfirst.gate import Gate
from askfirst.http.problems import Unassessed, problem_of
from askfirst.http.reading import reader_of
from askfirst.http.reply import encode
from askfirst.insights.seen import Seen
from askfirst.insights.seen import seen as told
from askfirst.model import Assessment, Instruction


class Part(Struct, frozen=True, array_like=True):
    """Some instructions of a batch, as they came; `first` is the index of the first one."""

    first: int
    items: tuple[bytes, ...]
    separator: bytes
    place: str

    def singly(self) -> "list[Part]":
        """Each instruction as a part of its own."""
        return [Part(self.first + at, (item,), self.separator, self.place) for at, item in enumerate(self.items)]


class Scored(Struct, frozen=True, array_like=True):
    """A part's answers as JSON, joined by the separator; which failed, and what is told of the others.

    `unforeseen` are the tracebacks of what nobody foresaw: a child has no log, so its parent writes them.
    """

    body: bytes
    failed: tuple[int, ...]
    seen: tuple[Seen, ...]
    unforeseen: tuple[str, ...] = ()


class Done(NamedTuple):
    """One instruction's assessment, and what is told of it."""

    answer: Assessment
    seen: Seen


class Missed(NamedTuple):
    """Why one instruction has no assessment; `unforeseen` is the traceback of what nobody foresaw."""

    answer: Unassessed
    unforeseen: str | None


def parts(items: list[bytes], separator: bytes, place: str, size: int) -> list[Part]:
    """The batch in parts of at most `size` instructions."""
    return [Part(first, tuple(items[first : first + size]), separator, place) for first in range(0, len(items), size)]


def scored_part(gate: Gate, part: Part) -> Scored:
    """The answers of a part."""
    done = [assessed(gate, item, at, part.place) for at, item in enumerate(part.items, part.first)]
    lost = [one for one in done if isinstance(one, Missed)]
    return Scored(
        body=part.separator.join(encode(one.answer) for one in done),
        failed=tuple(one.answer.index for one in lost),
        seen=tuple(one.seen for one in done if isinstance(one, Done)),
        unforeseen=tuple(one.unforeseen for one in lost if one.unforeseen is not None),
    )


def assessed(gate: Gate, item: bytes, index: int, place: str) -> Done | Missed:
    """An instruction's assessment, or what keeps it from having one."""
    try:
        instruction = reader_of(Instruction).decode(item)
        assessment = gate.assess(instruction)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is about this item, and must not lose the others
        return missed(error, index, place)
    return Done(assessment, told(assessment, instruction))


def missed(error: Exception, index: int, place: str) -> Missed:
    """What is said of an instruction that has no assessment."""
    problem, _ = problem_of(error, f"{place}#/instructions/{index}")
    unforeseen = "".join(format_exception(error)) if problem.status >= 500 else None
    return Missed(Unassessed(index, problem), unforeseen)


def given_up(part: Part, error: Exception) -> Scored:
    """The answer for a part of one instruction that could not be scored."""
    answer = missed(error, part.first, part.place).answer
    return Scored(encode(answer), (answer.index,), ())


def together(part: Part, alone: Sequence[Scored]) -> Scored:
    """The answers of a part, from those for each of its instructions."""
    return Scored(
        body=part.separator.join(one.body for one in alone),
        failed=tuple(index for one in alone for index in one.failed),
        seen=tuple(seen for one in alone for seen in one.seen),
        unforeseen=tuple(traceback for one in alone for traceback in one.unforeseen),
    )
