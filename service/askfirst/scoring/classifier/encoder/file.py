"""The encoder's weights as a file: written, and read if it is the right one.

The form is that of safetensors: eight bytes with the length of a JSON header, the header, then all numbers. The header
says of each tensor its form, its shape and where it lies, and under `__metadata__` what the file is.
"""

import hashlib
import mmap
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from askfirst.errors import WeightsError

VERSION = "2"
"""Of the file's form and of what a request is read as; a file of another version is refused."""
FILE = Path(__file__).with_name("encoder.safetensors")
"""The weights that come with Askfirst."""
METADATA, HASH = "__metadata__", "sha256"
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
    """What a file holds: tensors, what it says of itself, the first 12 digits of its hash; and where it is mapped."""

    tensors: Tensors
    told: Mapping[str, str]
    version: str
    mapped: mmap.mmap | None = None

    def release(self) -> None:
        """Lets go of the memory of what was read so far; what is read again comes back from the file."""
        if self.mapped is not None and hasattr(mmap, "MADV_DONTNEED"):
            self.mapped.madvise(mmap.MADV_DONTNEED)


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
    stamps = {**told, "version": VERSION}
    found = digest(stamps, places, hashlib.sha256(body).digest())
    header = msgspec.json.encode({METADATA: {**stamps, HASH: found}, **places}, order="sorted")
    return len(header).to_bytes(LENGTH, "little") + header + body


def digest(told: Mapping[str, str], places: Mapping[str, Place], body: bytes) -> str:
    """The hash of what the header says, itself left out, and of the hash of all numbers."""
    rest = {name: value for name, value in told.items() if name != HASH}
    return hashlib.sha256(msgspec.json.encode((rest, places), order="sorted") + body).hexdigest()


def load(file: Path = FILE) -> Stored:
    """The weights of a file, if it is of this version and fits its hash. Raises WeightsError.

    Numbers are mapped, not read: of the pieces only those that are met take memory. So a file that is served may be
    replaced by another one, but not written in its place.
    """
    try:
        with file.open("rb") as stream:
            behind = LENGTH + int.from_bytes(stream.read(LENGTH), "little")
            header = msgspec.json.decode(stream.read(behind - LENGTH), type=dict[str, Any])
            numbers = hashlib.file_digest(stream, "sha256").digest()
            mapped = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
        body = np.frombuffer(mapped, np.uint8, offset=behind)
        told = msgspec.convert(header.pop(METADATA, {}), dict[str, str])
        places = msgspec.convert(header, dict[str, Place])
    except (OSError, OverflowError, MemoryError, ValueError, msgspec.MsgspecError) as error:
        raise WeightsError(file.name, f"cannot be read: {error}") from error
    if told.get("version") != VERSION:
        raise WeightsError(file.name, f"has version {told.get('version')}, this Askfirst reads version {VERSION}")
    found = digest(told, places, numbers)
    if found != told.get(HASH):
        raise WeightsError(file.name, "does not fit its hash: it was altered or cut off")
    try:
        tensors = {name: tensor(body, place) for name, place in places.items()}
    except (KeyError, ValueError) as error:
        raise WeightsError(file.name, f"is not as it should be: {error}") from error
    return Stored(tensors, told, found[:12], mapped)


def tensor(body: npt.NDArray[np.uint8], place: Place) -> npt.NDArray[Any]:
    """One tensor, without a copy. Raises KeyError or ValueError where it is of no known form or does not fit."""
    start, end = place.data_offsets
    return np.frombuffer(body[start:end].data, FORMS[place.dtype]).reshape(place.shape)
