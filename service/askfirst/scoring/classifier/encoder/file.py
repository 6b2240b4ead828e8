"""The encoder's weights as a file: written, and read if it is the right one.

The form is that of safetensors: eight bytes with the length of a JSON header, the header, then all numbers. The header
says of each tensor its form, its shape and where it lies, and under `__metadata__` what the file is.
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from askfirst.errors import WeightsError

VERSION = "1"
"""Of the file's form and of what a request is read as; a file of another version is refused."""
FILE = Path(__file__).with_name("encoder.safetensors")
"""The weights that come with Askfirst."""
METADATA = "__metadata__"
FORMS: dict[str, np.dtype[Any]] = {
    "I8": np.dtype("<i1"),
    "U8": np.dtype("<u1"),
    "F16": np.dtype("<f2"),
    "F32": np.dtype("<f4"),
}
"""The forms of numbers that are used, by their names in the header."""
LENGTH = 8
"""Bytes before the header."""

Tensors = dict[str, npt.NDArray[Any]]


class Place(msgspec.Struct, frozen=True):
    """A tensor's form, its shape, and where it starts and ends behind the header, in bytes."""

    dtype: str
    shape: tuple[int, ...]
    data_offsets: tuple[int, int]


class Stored(NamedTuple):
    """What a file holds: its tensors, what it says of itself, and the first 12 digits of its hash."""

    tensors: Tensors
    told: Mapping[str, str]
    version: str


def dump(tensors: Tensors, told: Mapping[str, str]) -> bytes:
    """The file's content; the same weights give the same bytes. `told` is kept beside version and hash."""
    names = {form: name for name, form in FORMS.items()}
    places, blocks, at = {}, [], 0
    for name, tensor in sorted(tensors.items()):
        block = tensor.tobytes()
        places[name] = Place(names[tensor.dtype], tensor.shape, (at, at + len(block)))
        blocks.append(block)
        at += len(block)
    body = b"".join(blocks)
    stamps = {**told, "version": VERSION, "sha256": digest(body)}
    header = msgspec.json.encode({METADATA: stamps, **places}, order="sorted")
    return len(header).to_bytes(LENGTH, "little") + header + body


def digest(body: bytes) -> str:
    """The hash of all numbers."""
    return hashlib.sha256(body).hexdigest()


def load(file: Path = FILE) -> Stored:
    """The weights of a file, if it is of this version and fits its hash. Raises WeightsError.

    Numbers are mapped, not read: of the pieces only those that are met take memory.
    """
    try:
        with file.open("rb") as stream:
            length = int.from_bytes(stream.read(LENGTH), "little")
            header = msgspec.json.decode(stream.read(length), type=dict[str, Any])
            found = hashlib.file_digest(stream, "sha256").hexdigest()
        told = msgspec.convert(header.pop(METADATA, {}), dict[str, str])
        places = msgspec.convert(header, dict[str, Place])
    except (OSError, OverflowError, MemoryError, msgspec.MsgspecError) as error:
        raise WeightsError(file.name, f"cannot be read: {error}") from error
    if told.get("version") != VERSION:
        raise WeightsError(file.name, f"has version {told.get('version')}, this Askfirst reads version {VERSION}")
    if found != told.get("sha256"):
        raise WeightsError(file.name, "does not fit its hash: it was altered or cut off")
    try:
        body = np.memmap(file, np.uint8, "r", LENGTH + length)
        tensors = {name: tensor(body, place) for name, place in places.items()}
    except (KeyError, ValueError) as error:
        raise WeightsError(file.name, f"is not as it should be: {error}") from error
    return Stored(tensors, told, found[:12])


def tensor(body: npt.NDArray[np.uint8], place: Place) -> npt.NDArray[Any]:
    """One tensor, without a copy. Raises KeyError or ValueError where it is of no known form or does not fit."""
    start, end = place.data_offsets
    return np.frombuffer(body[start:end].data, FORMS[place.dtype]).reshape(place.shape)
