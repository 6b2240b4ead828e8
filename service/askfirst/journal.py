"""The log: entries go through a queue, a thread writes them, so that no request waits for a disk.

Every entry has an event and fields; records of `logging` become entries too. Written as lines for
people, or as one JSON object a line.
"""

import logging
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import lru_cache
from queue import SimpleQueue
from typing import Any, Literal, TextIO

import msgspec

Format = Literal["text", "json"]

MOST_WAITING = 20_000
"""Entries that may wait to be written. When whoever reads the log stalls, more are dropped and counted."""

PAUSE = 0.05
"""Seconds for which the writer lets entries gather: waking it for each would cost requests a thread switch."""


_encode = msgspec.json.Encoder().encode


class Entry(msgspec.Struct, frozen=True):
    """One entry; `at` in seconds since the epoch."""

    at: float
    level: int
    event: str
    fields: Mapping[str, Any]


class Journal:
    """Takes entries always, writes them while `writing` is open."""

    def __init__(self, level: int = logging.INFO, form: Format = "text") -> None:
        self.level, self._line = level, {"text": text_line, "json": json_line}[form]
        self._queue: SimpleQueue[Entry | None] = SimpleQueue()
        self._open = False
        self.dropped = 0

    def write(self, level: int, event: str, fields: Mapping[str, Any]) -> None:
        """Log an entry; whoever calls has looked at `level`."""
        if not self._open or self._queue.qsize() >= MOST_WAITING:
            self.dropped += self._open
            return
        self._queue.put(Entry(time.time(), level, event, fields))

    @contextmanager
    def writing(self, stream: TextIO | None = None) -> Iterator[None]:
        """Write to the stream (stderr) while this is open, `logging`'s records of the level too."""
        root, handler = logging.getLogger(), _Records(self)
        thread = threading.Thread(target=self._write_all, args=(stream or sys.stderr,), daemon=True)
        self._open = True
        thread.start()
        root.setLevel(self.level)
        root.addHandler(handler)
        try:
            yield
        finally:
            root.removeHandler(handler)
            self._open = False
            self._queue.put(None)
            thread.join(timeout=5)

    def _write_all(self, stream: TextIO) -> None:
        said, ended = 0, False
        while not ended:
            entries = [self._queue.get()]
            if entries[0] is not None:
                time.sleep(PAUSE)
            entries += [self._queue.get() for _ in range(self._queue.qsize())]
            ended = None in entries
            lines = [self._written(entry) for entry in entries if entry is not None]
            if self.dropped > said:
                fields = {"dropped": self.dropped - said}
                said = self.dropped
                lines.append(self._line(Entry(time.time(), logging.WARNING, "log entries were dropped", fields)))
            try:
                stream.write("".join(lines))
                stream.flush()
            except (OSError, ValueError):
                continue  # nobody reads any more; the service goes on

    def _written(self, entry: Entry) -> str:
        """The entry's line; of one that cannot be written at least what it was: the thread must go on."""
        try:
            return self._line(entry)
        except (TypeError, ValueError):
            return self._line(Entry(entry.at, entry.level, ascii(entry.event), {"unwritable": sorted(entry.fields)}))


class _Records(logging.Handler):
    """Records of `logging` as entries, with their text made where they arise."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal.level)
        self._journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        fields: dict[str, Any] = {"logger": record.name}
        if record.exc_info:
            fields["traceback"] = logging.Formatter().formatException(record.exc_info)
        self._journal.write(record.levelno, record.getMessage(), fields)


def json_line(entry: Entry) -> str:
    """One JSON object: time, level, event, then the fields."""
    level = logging.getLevelName(entry.level).lower()
    whole = {"time": stamp(entry.at), "level": level, "event": entry.event, **entry.fields}
    return _encode(whole).decode() + "\n"


def text_line(entry: Entry) -> str:
    """Time, level, event, then name=value of the fields that have one; a traceback below."""
    below = entry.fields.get("traceback")
    said = "".join(
        [
            f" {name}={_shown(value)}"
            for name, value in entry.fields.items()
            if value is not None and name != "traceback"
        ]
    )
    line = f"{stamp(entry.at)} {logging.getLevelName(entry.level)} {entry.event}{said}\n"
    return f"{line}{below}\n" if below else line


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def stamp(at: float) -> str:
    """RFC 3339 in UTC, with milliseconds."""
    second = int(at)
    return f"{_to_the_second(second)}.{int((at - second) * 1000):03d}Z"


@lru_cache(8)
def _to_the_second(second: int) -> str:
    """Most entries of a busy service share theirs with the one before."""
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")
