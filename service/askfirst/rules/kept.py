"""The values that the YAML of the shipped packs came to, kept beside the code: the next start takes them from there.

To read YAML and to check it takes 2 s of a start, and what it comes to 0.1 s. What is kept counts only for what it was
made of: the content of the files, the code of `rules`, `text` and the model, the versions of msgspec and Python. A file
that is missing, cut short, changed or made of anything else is as if it were not there, so the folder can be deleted at
any time. It holds plain values, never code.
"""

import hashlib
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import get_ident
from typing import TypeAlias

import msgspec

Values: TypeAlias = dict[str, msgspec.Raw]
"""By the path of a file, what it says, as msgpack."""
CODE = Path(__file__).resolve().parent.parent
SEAL = 32
"""Bytes ahead of the values that say what they were made of, and that they are whole."""


class Kept:
    """The kept values of one language; a place of None keeps nothing.

    `whole` says that no other packs lie over the shipped ones. Where some do, what is kept can still be taken, and
    nothing more is.
    """

    def __init__(self, place: Path | None, files: Mapping[Path, bytes], *, whole: bool = True) -> None:
        """`files` are the language's shipped packs with their content."""
        self.place, self.whole = place, whole
        mark = hashlib.sha256(code())
        for path, content in files.items():
            mark.update(f"{path}\0{len(content)}\0".encode())
            mark.update(content)
        self.mark = mark.digest()

    def load(self) -> Values | None:
        """The values, if they were made of what there is now."""
        if self.place is None:
            return None
        try:
            found = memoryview(self.place.read_bytes())
        except OSError:
            return None
        seal, values = found[:SEAL], found[SEAL:]
        return msgspec.msgpack.decode(values, type=Values) if seal == self.seal(values) else None

    def save(self, values: Values) -> None:
        """Keeps the values for the next start, where that can be written."""
        if self.place is None or not self.whole:
            return
        encoded = msgspec.msgpack.encode(values)
        part = self.place.with_name(f"{self.place.name}.{os.getpid()}.{get_ident()}")
        try:
            part.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(self.seal(encoded) + encoded)
            part.replace(self.place)
        except OSError:
            with suppress(OSError):
                part.unlink()

    def seal(self, values: bytes | memoryview) -> bytes:
        """What stands ahead of values that are whole and made of what there is now."""
        mark = hashlib.sha256(self.mark)
        mark.update(values)
        return mark.digest()


@cache
def code() -> bytes:
    """A mark of the code that packs go through, and of what it stands on."""
    mark = hashlib.sha256(f"{msgspec.__version__} {sys.version} {sys.byteorder}".encode())
    for path in (CODE / "model.py", *sorted((CODE / "rules").rglob("*.py")), *sorted((CODE / "text").rglob("*.py"))):
        mark.update(path.read_bytes())
    return mark.digest()
