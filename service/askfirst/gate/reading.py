"""Requests read: in which language, and with what stands around their text."""

from collections.abc import Sequence

from askfirst.model import MAX_HISTORY, Instruction, Message
from askfirst.replies import familiar
from askfirst.rules.library import Library
from askfirst.rules.nodes import Material
from askfirst.scoring.findings import FINDINGS
from askfirst.scoring.retold import field_lines
from askfirst.text.language import Detected
from askfirst.text.reader import Reader
from askfirst.text.reading import Reading


class Readers(Library):
    """Loaded packs, and requests read by them."""

    def language_of(self, instruction: Instruction) -> Detected:
        """The language given, or the one detected; a reply of stock phrases is in that of the question.

        Raises UnknownLanguage.
        """
        found = super().language_of(instruction)
        history = instruction.history
        if instruction.language is not None or not history or history[-1].role != "assistant":
            return found
        spoken = self.replies(found.language)
        return self.detector.detect(history[-1].content) if familiar(instruction.text, spoken) else found

    def material(self, instruction: Instruction, reader: Reader, unread: str = "") -> Material:
        """The request with its text and context read; `unread` is the text's language where no pack has it."""
        history = instruction.history[-MAX_HISTORY:]
        fields = reader.read(field_lines(instruction)) if instruction.fields else None
        spoken = self.replies(self.known_language(reader.language)) if history else ()
        return Material(
            reader.read(instruction.text),
            instruction,
            self.read_all(reader, history),
            fields,
            FINDINGS,
            unread,
            spoken,
            self.courtesies,
        )

    def read_all(self, reader: Reader, history: Sequence[Message]) -> tuple[Reading, ...]:
        """The messages of the history, read."""
        return tuple(reader.read(message.content) for message in history)
