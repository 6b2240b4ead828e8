"""What stands around a place in its sentence: cut out once, and asked about by all that judge the place."""

import re

from askfirst.scoring.findings.values.unfilled.names import VALUES
from askfirst.text.lazy import lazy
from askfirst.text.reading import Reading

BREAK = re.compile(r"[.;!?\n:。；！？：](?=\s|$)|\n|[。；！？]")
"""Ends a sentence, or the part of one that is about a place."""
WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*|[=<>!]=?")
REACH = 120
"""Characters around a place that are looked at."""


class Around:
    """A place from `start` up to `end`, in characters, with its sentence."""

    def __init__(self, reading: Reading, start: int, end: int) -> None:
        self.reading, self.start, self.end = reading, start, end

    @property
    def text(self) -> str:
        """The place itself."""
        return self.reading.raw[self.start : self.end]

    @lazy
    def ahead(self) -> str:
        """What stands ahead of it."""
        return BREAK.split(self.reading.raw[max(0, self.start - REACH) : self.start])[-1]

    @lazy
    def behind(self) -> str:
        """What stands behind it."""
        return BREAK.split(self.reading.raw[self.end : self.end + REACH])[0]

    @lazy
    def written(self) -> list[str]:
        """The words ahead, as they were sent."""
        return WORD.findall(self.ahead)

    @lazy
    def before(self) -> list[str]:
        """The words ahead, in lower case."""
        return [word.lower() for word in self.written]

    @lazy
    def noun(self) -> str:
        """The word for a value or a record right ahead: "invoice" in "pay invoice NaN", no verb as in "Email NaN"."""
        if len(self.written) < 2 or not self.reading.raw[self.start - 1].isspace():
            return ""
        return self.written[-1] if self.before[-1] in VALUES else ""
