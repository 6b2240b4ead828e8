"""The packs in use: loaded anew when their files change, kept as they are when that fails."""

import gc
import logging
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import NamedTuple, TypeAlias

from askfirst.errors import PackError, single
from askfirst.gate import Gate, load_gate
from askfirst.rules.layers import yaml_in
from askfirst.scoring.classifier.opinion import Classifiers
from askfirst.shipped import in_checkout, shipped_packs

Marks: TypeAlias = dict[Path, tuple[int, int, int]]
"""Of every pack file its time of change in ns, its size and its inode."""

SWITCH_INTERVAL = 0.0005
"""Seconds after which a loading thread hands over to the one that answers requests (Python: 0.005)."""

_log = logging.getLogger("askfirst.packs")


class Ready(NamedTuple):
    """What can be scored at once: by which gate, in which languages."""

    gate: Gate
    languages: tuple[str, ...]


class LivePacks:
    """The gate in use, and how it comes to be replaced."""

    def __init__(
        self,
        folders: Sequence[Path] = (),
        gate: Gate | None = None,
        languages: Sequence[str] = ("en",),
        classifiers: Classifiers | None = None,
    ) -> None:
        """`folders` are the user's own, `languages` those to be ready for at the start, `classifiers` what has a say.

        Raises PackError or UnknownLanguage where they cannot be used at the start.
        """
        self._folders, self._classifiers = tuple(folders), classifiers
        self._marks = marks(self.watched)
        self._settling: Marks | None = None
        self._asked = False
        self.gate = gate or load_gate(self._folders, languages, classifiers)
        """Replaced as a whole: take it once for whatever has to fit together."""
        self.ready = Ready(self.gate, self.gate.read_so_far)
        """Replaced as a whole too, and only when all that belongs to it is made."""
        self.making = Lock()
        """Held while a thread makes something ready. A process that is forked meanwhile may wait for ever for what that
        thread has locked."""
        self.reloads = self.failures = 0
        self.failure: str | None = None
        """Why the newest files are not in use, an error a line; None while they are."""

    @property
    def watched(self) -> tuple[Path, ...]:
        """The user's folders; while developing, the shipped ones too."""
        return (*((shipped_packs(),) if in_checkout() else ()), *self._folders)

    def ask(self) -> None:
        """Load anew at the next look, changed or not; safe in a signal handler."""
        self._asked = True

    def look(self) -> None:
        """Load anew where files have changed and have come to rest. Called by one thread only."""
        now = marks(self.watched)
        if self._asked or (now != self._marks and now == self._settling):
            self._asked, self._settling, self._marks = False, None, now
            self.reload()
        else:
            self._settling = now if now != self._marks else None

    def warm(self, language: str) -> None:
        """Make the packs in use ready for a language, in a thread: requests in others go on."""
        with self.making, handing_over():
            gate = self.gate
            gate.warm([language])
            self.ready = Ready(gate, gate.read_so_far)

    def reload(self) -> None:
        """Load everything anew; what cannot be used changes nothing but `failure`."""
        try:
            with self.making, handing_over():
                gate = load_gate(self._folders, classifiers=self._classifiers)
                gate.warm(set(self.gate.read_so_far) & set(gate.shelves))  # nobody waits twice
                self.gate, self.ready = gate, Ready(gate, gate.read_so_far)
        except PackError as error:
            errors = single(error)
            self._failed("\n".join(map(str, errors)))
        except Exception as error:  # noqa: BLE001 - whatever a file brings about, the old packs stay
            self._failed(f"the packs cannot be loaded: {error!r}")
            _log.exception("Loading packs failed for a reason that nobody foresaw")
        else:
            self.failure = None
            self.reloads += 1
            gc.freeze()
            _log.info("Packs loaded anew, version %s", gate.versions.packs)

    def _failed(self, failure: str) -> None:
        self.failures += 1
        self.failure = failure
        _log.error("The packs stay as they are, version %s: %s", self.gate.versions.packs, failure)

    def public_failure(self) -> str | None:
        """`failure` with files named from their pack folder on, not from the machine's root."""
        text = self.failure
        for folder in (shipped_packs(), *self._folders) if text else ():
            text = text.replace(f"{folder}/", "") if text else None
        return text


def marks(folders: Sequence[Path]) -> Marks:
    """What tells a changed file; a file that goes away meanwhile is left out."""
    found: Marks = {}
    for folder in folders:
        for path in yaml_in(folder):
            try:
                stat = path.stat()
            except OSError:
                continue
            found[path] = (stat.st_mtime_ns, stat.st_size, stat.st_ino)
    return found


@contextmanager
def handing_over() -> Iterator[None]:
    """While this is open, threads take turns quickly, so that requests hardly wait for the loading."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
