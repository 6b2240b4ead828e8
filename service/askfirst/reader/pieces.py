"""From a request to the numbers that the network reads: pieces of words, in windows where a text is long."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tokenizers import Encoding, Tokenizer

from askfirst.model import Instruction
from askfirst.reader.request import beside

TEXT, BESIDE = 160, 96
"""Pieces of the text in a window, and of what stands beside it."""
STEP = 120
"""Pieces from the start of a window to that of the next: they overlap by 40."""
START, PAD, END = 0, 1, 2
"""The numbers of the special pieces, in every vocabulary that is cut from that of multilingual-e5."""
NOWHERE = (-1, -1)
IN_TEXT = -1
"""Stands for the text where others have the number of their message."""


class Window(NamedTuple):
    """What the network reads at once.

    `ids` are the numbers of pieces; `halves` is 0 in the text and 1 beside it. Of each piece `offsets` has the
    characters that it stands for, or (-1, -1), and `messages` where: a message of the history, or -1 for the text.
    """

    ids: list[int]
    halves: list[int]
    offsets: list[tuple[int, int]]
    messages: list[int]


class Pieces:
    """A vocabulary, ready to cut requests."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        tokenizer.no_truncation()
        tokenizer.no_padding()
        self._tokenizer = tokenizer

    def of(self, text: str) -> Encoding:
        """The pieces of a text, without special ones."""
        return self._tokenizer.encode(text, add_special_tokens=False)

    def windows(self, request: Instruction) -> Iterator[Window]:
        """The request in windows, each with what stands beside the text; nearly all requests have one."""
        text, context = self.of(request.text), self.context(request)
        ids, offsets = list(text.ids), list(text.offsets)
        for start in range(0, max(1, len(ids) - (TEXT - STEP)), STEP):
            own, places = ids[start : start + TEXT], offsets[start : start + TEXT]
            yield Window(
                [START, *own, END, *context.ids],
                [0] * (len(own) + 2) + context.halves,
                [NOWHERE, *places, NOWHERE, *context.offsets],
                [IN_TEXT] * (len(own) + 2) + context.messages,
            )

    def context(self, request: Instruction) -> Window:
        """What stands beside the text, as far as there is room: of each part what it begins with."""
        found = Window([], [], [], [])
        for part in beside(request):
            lead = self.of(part.lead).ids if part.lead else []
            room = BESIDE - len(found.ids) - len(lead) - 1
            if room <= 0:
                break
            said = self.of(part.said)
            own, places = said.ids[:room], said.offsets[:room]
            message = IN_TEXT if part.message is None else part.message
            hidden = part.message is None
            found.ids.extend([*lead, *own, END])
            found.offsets.extend([*[NOWHERE] * len(lead), *([NOWHERE] * len(own) if hidden else places), NOWHERE])
            found.messages.extend([message] * (len(lead) + len(own) + 1))
        found.halves.extend([1] * len(found.ids))
        return found


def load_pieces(file: Path) -> Pieces:
    """The vocabulary in a file of the `tokenizers` library."""
    return Pieces(Tokenizer.from_file(str(file)))
