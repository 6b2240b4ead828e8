"""What a child does with a part of a batch: instructions in, assessments or problems out."""

from collections.abc import Callable
from traceback import format_exception
from typing import NamedTuple

import msgspec
from msgspec import Struct

from askfirst.gate import Gate
from askfirst.http.problems import Problem, problem_of
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode
from askfirst.insights.seen import Seen, seen
from askfirst.model import Assessment, Instruction


class Part(Struct, frozen=True, array_like=True):
    """Some instructions of a batch, as they came; `first` is the index of the first one."""

    first: int
    items: tuple[bytes, ...]
    separator: bytes
    place: str


class Scored(Struct, frozen=True, array_like=True):
    """A part's answers as JSON, joined by the separator; which failed, and what is told of the others.

    `unforeseen` are the tracebacks of what nobody foresaw: a child has no log, so its parent writes them.
    """

    body: bytes
    failed: tuple[int, ...]
    seen: tuple[Seen, ...]
    unforeseen: tuple[str, ...] = ()


class Unassessed(Struct, frozen=True):
    """Stands in the place of an assessment that could not be made. `problem` is about this item alone."""

    index: int
    problem: Problem


class Missed(NamedTuple):
    """Why one instruction has no assessment; `unforeseen` is the traceback of what nobody foresaw."""

    answer: Unassessed
    unforeseen: str | None


_read_part = msgspec.msgpack.Decoder(Part).decode
_write = msgspec.msgpack.Encoder().encode
read_scored = msgspec.msgpack.Decoder(Scored).decode


def parts(items: list[bytes], separator: bytes, place: str, size: int) -> list[bytes]:
    """The batch as jobs of at most `size` instructions."""
    return [
        _write(Part(first, tuple(items[first : first + size]), separator, place))
        for first in range(0, len(items), size)
    ]


def part_handler(gate: Gate) -> Callable[[bytes], bytes]:
    """Scores one part after the other with this gate."""
    reader = JsonReader(Instruction, max_body=0, timeout=0)

    def handle(job: bytes) -> bytes:
        part = _read_part(job)
        answers: list[bytes] = []
        failed: list[int] = []
        told: list[Seen] = []
        unforeseen: list[str] = []
        for index, item in enumerate(part.items, part.first):
            done = assessed(gate, reader, item, index, part.place)
            answers.append(encode(done[0]))
            if not isinstance(done, Missed):
                told.append(done[1])
                continue
            failed.append(index)
            if done.unforeseen is not None:
                unforeseen.append(done.unforeseen)
        return _write(Scored(part.separator.join(answers), tuple(failed), tuple(told), tuple(unforeseen)))

    return handle


def assessed(
    gate: Gate, reader: JsonReader[Instruction], item: bytes, index: int, place: str
) -> tuple[Assessment, Seen] | Missed:
    """One instruction's assessment and what is told of it, or what keeps it from having one."""
    try:
        instruction = reader.decode(item)
        assessment = gate.assess(instruction)
    except Exception as error:  # noqa: BLE001 - a bad item must not lose the others
        problem, _ = problem_of(error, f"{place}#/instructions/{index}")
        unforeseen = "".join(format_exception(error)) if problem.status >= 500 else None
        return Missed(Unassessed(index, problem), unforeseen)
    return assessment, seen(assessment, instruction)
