"""What a child does with a part of a batch: instructions in, assessments or problems out."""

from msgspec import Struct

from askfirst.gate import Gate
from askfirst.http.batch.assessing import Done, Missed, assessed
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode
from askfirst.insights.seen import Seen
from askfirst.model import Instruction


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


_reader = JsonReader(Instruction, max_body=0, timeout=0)


def parts(items: list[bytes], separator: bytes, place: str, size: int) -> list[Part]:
    """The batch in parts of at most `size` instructions."""
    return [Part(first, tuple(items[first : first + size]), separator, place) for first in range(0, len(items), size)]


def scored_part(gate: Gate, part: Part) -> Scored:
    """The answers of a part."""
    done = assessed(gate, _reader, part.items, part.first, part.place)
    missed = [one for one in done if isinstance(one, Missed)]
    return Scored(
        body=part.separator.join(encode(one.answer) for one in done),
        failed=tuple(one.answer.index for one in missed),
        seen=tuple(one.seen for one in done if isinstance(one, Done)),
        unforeseen=tuple(one.unforeseen for one in missed if one.unforeseen is not None),
    )
