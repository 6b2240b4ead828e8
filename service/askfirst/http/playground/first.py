"""What the page shows before anybody has typed: the first example, scored once for the packs in use."""

import msgspec

from askfirst.gate import Gate
from askfirst.http.playground.examples import EXAMPLES
from askfirst.http.playground.pages import Scored
from askfirst.http.reply import encode
from askfirst.live.packs import LivePacks
from askfirst.model import Instruction


class FirstLook:
    """The first example with its assessment, kept until other packs are loaded."""

    def __init__(self, packs: LivePacks) -> None:
        self._packs = packs
        self._kept: tuple[Gate, Scored] | None = None

    def scored(self) -> Scored:
        """The example as the packs in use assess it."""
        gate = self._packs.gate
        if self._kept is None or self._kept[0] is not gate:
            request = EXAMPLES[0].entered.request()
            instruction = msgspec.json.decode(encode(request), type=Instruction)
            self._kept = gate, Scored(instruction, request, gate.assess(instruction))
        return self._kept[1]
