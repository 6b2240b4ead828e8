"""Bodies and states as stores keep them: deflated, from a dictionary of what all of them repeat.

A body of 2 kB is mostly the names in it, so it takes a sixth; deflated by itself it would take nearly half.
"""

import zlib
from functools import cache
from importlib.resources import files
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

_MARK = b"\xc1\x01"
"""Begins what is packed. What was kept before there was packing begins otherwise: as JSON, or as MessagePack, in
which this byte has no meaning."""


def packed(plain: bytes) -> bytes:
    """The same in fewer bytes."""
    deflating = zlib.compressobj(wbits=-zlib.MAX_WBITS, zdict=_dictionary())
    return _MARK + deflating.compress(plain) + deflating.flush()


def unpacked(kept: bytes) -> bytes:
    """The inverse of `packed`; what was not packed, as it is."""
    if not kept.startswith(_MARK):
        return kept
    return zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=_dictionary()).decompress(kept[len(_MARK) :])


class Packing(Generic[T]):
    """Values of one type as packed MessagePack."""

    def __init__(self, type_: type[T]) -> None:
        self._decode = msgspec.msgpack.Decoder(type_).decode

    def encode(self, value: T) -> bytes:
        """The value in few bytes."""
        return packed(msgspec.msgpack.encode(value))

    def decode(self, kept: bytes) -> T:
        """The inverse of `encode`; also what was kept before there was packing."""
        return self._decode(unpacked(kept))


@cache
def _dictionary() -> bytes:
    """One of each that is kept, the most frequent last. Never to be changed: what was packed with it needs it."""
    return files("askfirst.stores").joinpath("dictionary.txt").read_bytes()
