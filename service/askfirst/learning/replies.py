"""Replies that were written for this project, each with what it does: a line each, in `corpus/replies/`."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from askfirst.evaluation.dataset import read_lines
from askfirst.learning.labels import LabelsError
from askfirst.model import Instruction, Message
from askfirst.reader.reading import Act


class WrittenReply(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A request, the question that a bot asked back, what the person then said, and what that does.

    `doubtful`: who read it without knowing what its writer meant was in doubt, or took it for something else.
    """

    id: str
    language: str
    request: str
    question: str
    reply: str
    act: Act
    options: tuple[str, ...] = ()
    doubtful: bool = False

    def instruction(self) -> Instruction:
        """The reply as the next message of its chat."""
        history = (Message("user", self.request), Message("assistant", self.question))
        return Instruction(text=self.reply, history=history, language=self.language)


def written_replies(files: Sequence[Path]) -> list[WrittenReply]:
    """The replies in these files. Raises LabelsError with file and line."""
    return list(read_lines(files, WrittenReply, "See corpus/replies/README.md.", LabelsError))
