"""A part of an ONNX graph, from some of its tensors to others, as a model of its own.

The lower layers of the reader run for every text, those above only where somebody asks for what they tell. An ONNX file
is a protocol buffer: a message is a row of fields, each a key (number and wire type) and a value. Only messages and
texts are looked into here; everything else is copied as it is. The package `onnx` does the same, and is not needed
where nothing is trained.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

GRAPH = 7
"""The field of a model."""
NODE, INITIALIZER, INPUT, OUTPUT = 1, 5, 11, 12
"""Fields of a graph."""
NODE_INPUT, NODE_OUTPUT = 1, 2
"""Fields of a node: names of tensors."""
NAME = {INITIALIZER: 8, INPUT: 1, OUTPUT: 1}
"""The field of an entry of the graph that has its name."""
VARINT, FIXED_64, LENGTH, FIXED_32 = 0, 1, 2, 5
"""Wire types: a number that ends itself, 8 bytes, a length with as many bytes, 4 bytes."""
FLOAT = b"\x08\x01"
"""A tensor of the element type float (1 in field 1), of any shape."""


class Field(NamedTuple):
    """A field of a message: its number, its content where that has a length (else empty), and all its bytes."""

    number: int
    content: memoryview
    whole: memoryview


def subgraph(model: bytes, begins: Collection[str], ends: Sequence[str]) -> bytes:
    """The model that makes the tensors `ends` out of the graph's inputs and the tensors `begins`, all of float.

    Raises KeyError where no node makes one of them.
    """
    fields = list(fields_of(memoryview(model)))
    (graph,) = (one for one in fields if one.number == GRAPH)
    entries = list(fields_of(graph.content))
    nodes = [one for one in entries if one.number == NODE]
    makers = {name: at for at, node in enumerate(nodes) for name in names_of(node, NODE_OUTPUT)}
    there = {name for one in entries if one.number in (INITIALIZER, INPUT) for name in names_of(one, NAME[one.number])}
    kept, used, wanted = set[int](), set[str](), list(ends)
    while wanted:
        name = wanted.pop()
        if not name or name in used:
            continue
        used.add(name)
        if name in begins or (name in there and name not in makers):
            continue
        kept.add(makers[name])
        wanted += names_of(nodes[makers[name]], NODE_INPUT)
    chosen: list[bytes | memoryview] = [nodes[at].whole for at in sorted(kept)]
    chosen += [
        one.whole
        for one in entries
        if one.number not in (NODE, OUTPUT)
        and (one.number not in NAME or not used.isdisjoint(names_of(one, NAME[one.number])))
    ]
    chosen += [written(INPUT, tensor(name)) for name in begins] + [written(OUTPUT, tensor(name)) for name in ends]
    others = [one.whole for one in fields if one.number != GRAPH]
    return b"".join([*others, written(GRAPH, b"".join(chosen))])


def fields_of(message: memoryview) -> Iterator[Field]:
    """The fields of a message."""
    at = 0
    while at < len(message):
        start = at
        key, at = varint(message, at)
        content = message[at:at]
        match key & 7:
            case wire if wire == VARINT:
                _, at = varint(message, at)
            case wire if wire == LENGTH:
                length, at = varint(message, at)
                content, at = message[at : at + length], at + length
            case wire:
                at += {FIXED_64: 8, FIXED_32: 4}[wire]
        yield Field(key >> 3, content, message[start:at])


def names_of(entry: Field, number: int) -> list[str]:
    """The texts in the fields of that number."""
    return [str(one.content, "utf-8") for one in fields_of(entry.content) if one.number == number]


def tensor(name: str) -> bytes:
    """What says that there is a tensor of float."""
    return written(1, name.encode()) + written(2, written(1, FLOAT))


def varint(message: memoryview, at: int) -> tuple[int, int]:
    """The number that begins there, seven bits a byte, and where it ends."""
    number = shift = 0
    while True:
        byte = message[at]
        number, shift, at = number | (byte & 0x7F) << shift, shift + 7, at + 1
        if not byte & 0x80:
            return number, at


def written(number: int, content: bytes) -> bytes:
    """A field with its length."""
    length, found = len(content), bytearray()
    while length > 0x7F:
        found.append(length & 0x7F | 0x80)
        length >>= 7
    found.append(length)
    return bytes((number << 3 | LENGTH,)) + bytes(found) + content
