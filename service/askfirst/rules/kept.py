"""What reading the shipped packs came to, kept beside the code: the next start takes it from there.

A value counts only for what it was made of: the content of the files, the code of `rules`, `text` and the model,
the versions of spaCy, msgspec and Python. One that is missing, cut short, changed or made of anything else is as
if it were not there, so the folder can be deleted at any time. It holds plain values, never code.
"""

import hashlib
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import get_ident
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
CODE = Path(__file__).resolve().parent.parent
SEAL = 32
"""Bytes ahead of the value that say what it was made of, and that it is whole."""


class Kept:
    """The kept values of one language; a folder of None keeps nothing.

    `whole` says that no other packs lie over those that they were made of. Where some do, what follows from one file
    alone can still be taken, and nothing more is kept.
    """

    def __init__(self, folder: Path | None, files: Mapping[Path, bytes], *, whole: bool = True) -> None:
        """`files` are the language's shipped packs with their content."""
        self.folder, self.whole = folder, whole
        mark = hashlib.sha256(code())
        for path, content in files.items():
            mark.update(f"{path}\0{len(content)}\0".encode())
            mark.update(content)
        self.mark = mark.digest()

    def load(self, name: str, kind: type[T]) -> T | None:
        """The value of that name, made of what there is now; else None."""
        if self.folder is None:
            return None
        try:
            found = memoryview((self.folder / name).read_bytes())
        except OSError:
            return None
        seal, value = found[:SEAL], found[SEAL:]
        return msgspec.msgpack.decode(value, type=kind) if seal == self.seal(value) else None

    def save(self, name: str, value: Any) -> None:
        """Keeps a value for the next start, where the folder can be written."""
        if self.folder is None or not self.whole:
            return
        encoded = msgspec.msgpack.encode(value)
        part = self.folder / f"{name}.{os.getpid()}.{get_ident()}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(self.seal(encoded) + encoded)
            part.replace(self.folder / name)
        except OSError:
            with suppress(OSError):
                part.unlink()

    def seal(self, value: bytes | memoryview) -> bytes:
        """What stands ahead of a value that is whole and made of what there is now."""
        mark = hashlib.sha256(self.mark)
        mark.update(value)
        return mark.digest()


@cache
def code() -> bytes:
    """A mark of the code that packs go through, and of what it stands on."""
    mark = hashlib.sha256(f"{msgspec.__version__} {sys.version} {sys.byteorder}".encode())
    ours = (path for folder in ("rules", "text") for path in sorted((CODE / folder).rglob("*.py")))
    for path in (spacys_version(), CODE / "model.py", *ours):
        mark.update(path.read_bytes())
    return mark.digest()


def spacys_version() -> Path:
    """The file that says which spaCy is installed; spaCy is not imported for it."""
    spec = find_spec("spacy")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("spaCy is not installed", name="spacy")
    return Path(spec.origin).with_name("about.py")
