"""The files of one language as typed values: from what was kept of them, or from their YAML."""

import hashlib
from collections.abc import Mapping, Set
from pathlib import Path
from typing import NoReturn, TypeVar

import msgspec

from askfirst.errors import PackError, joined, single
from askfirst.rules import source
from askfirst.rules.faults import Steps
from askfirst.rules.kept import Kept

T = TypeVar("T")


class Sources:
    """Reads each file once. `checked` says that packs of this very content have been compiled without an error.

    `version` follows from what the files hold. `errors` are all that was found wrong so far; `readable` says that
    what is wrong is in rules only, so that the others can be compiled and tell what is wrong with them; `left_out`
    says where those stand that were not read.
    """

    def __init__(self, files: Mapping[Path, bytes], kept: Kept) -> None:
        self.kept = kept
        self.version = hashlib.sha256(b"\0".join(files.values())).hexdigest()[:12]
        found = kept.load("sources", dict[str, msgspec.Raw])
        self.checked = found is not None and set(found) == {str(path) for path in files}
        self.values = found or {}
        self.files = {} if self.checked else files
        self.errors: list[PackError] = []
        self.readable = True
        self.left_out: dict[Path, Set[Steps]] = {}

    def read(self, path: Path, kind: type[T], *, in_part: bool = False) -> T | None:
        """The file as a value of `kind`; where it is wrong, None, or `in_part` what is right of it, if that does."""
        if str(path) in self.values:
            return msgspec.msgpack.decode(self.values[str(path)], type=kind)
        value: T | None = None
        try:
            value = source.parse(source.decoded(self.files[path], path), kind, path)
            self.values[str(path)] = msgspec.Raw(msgspec.msgpack.encode(value))
        except PackError as error:
            self.errors += single(error)
            if in_part:
                value, self.left_out[path] = source.sound(self.files[path].decode("utf-8", "replace"), kind, path)
            self.readable = self.readable and value is not None
        return value

    def fail(self, error: PackError) -> NoReturn:
        """Raises an error after which nothing more can be found, with those that were found before."""
        raise joined([*self.errors, error])

    def settle(self) -> None:
        """Raises PackError, or PacksError for several, if anything is wrong."""
        if self.errors:
            raise joined(self.errors)

    def keep(self) -> None:
        """Keeps the values, now that the packs are compiled, and lets go of them."""
        if not self.checked:
            self.kept.save("sources", self.values)
        self.values = {}
