"""The files of one language as typed values: from what was kept of them, or from their YAML."""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from askfirst.rules import source
from askfirst.rules.kept import Kept

T = TypeVar("T")


class Sources:
    """Reads each file once. `checked` says that packs of this very content have been compiled without an error.

    `version` follows from what the files hold.
    """

    def __init__(self, files: Mapping[Path, bytes], kept: Kept) -> None:
        self.kept = kept
        self.version = hashlib.sha256(b"\0".join(files.values())).hexdigest()[:12]
        found = kept.load("sources", dict[str, msgspec.Raw])
        self.checked = found is not None
        self.values = found or {}
        self.files = {} if self.checked else files

    def read(self, path: Path, kind: type[T]) -> T:
        """The file as a value of `kind`. Raises PackError with file, line and how to mend it."""
        if self.checked:
            return msgspec.msgpack.decode(self.values[str(path)], type=kind)
        value = source.parse(source.decoded(self.files[path], str(path)), kind, str(path))
        self.values[str(path)] = msgspec.Raw(msgspec.msgpack.encode(value))
        return value

    def keep(self) -> None:
        """Keeps the values, now that the packs are compiled, and lets go of them."""
        if not self.checked:
            self.kept.save("sources", self.values)
        self.values = {}
