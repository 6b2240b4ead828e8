"""Opening a clarification from the playground, and looking at what became of it."""

from typing import cast

from litestar.types import HTTPScope

from askfirst.clarifications.options import Options
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.view import clear_view
from askfirst.desk import Asked, Desk, Opened, Reply
from askfirst.http.caller import caller_of
from askfirst.http.clarifications.showing import Showing
from askfirst.http.observing.ledger import Ledger
from askfirst.insights.seen import seen
from askfirst.model import Instruction, Party

PATIENCE = 300
"""Seconds for an answer at each level: a person who tries things out reads first."""
WAIT = 20.0
"""Seconds for which a browser waits for news in one request."""
FROM = Party("playground")


class Clarify:
    """The clarifications of the playground: ordinary ones, kept and counted as all are."""

    def __init__(self, desk: Desk, showing: Showing, ledger: Ledger) -> None:
        """`showing` adds the link to the answer page."""
        self._desk, self._showing, self._ledger = desk, showing, ledger

    async def open(self, instruction: Instruction, scope: HTTPScope) -> ClarificationView:
        """Open one; its status is `clear` where nothing has to be asked. Raises InstructionError or StoreError."""
        made: list[ClarificationView] = []

        def answer(opened: Opened) -> Reply:
            made[:] = [self._view(opened, instruction, scope)]
            return Reply(200, b"")

        asked = Asked(instruction=instruction, options=Options(timeout=PATIENCE), owner=caller_of(scope).owner)
        _, new = await self._desk.open(asked, None, answer)
        request_id = cast("bytes", scope["state"]["request_id"])
        self._ledger.score(seen(new.assessment, instruction), request_id, asked.owner)
        return made[0]

    async def look(self, id_: str, version: int | None, scope: HTTPScope) -> ClarificationView:
        """The one with this id; with `version`, as soon as it is another than that, or after a while.

        Raises UnknownClarification, WaitingFull or StoreError.
        """
        caller = caller_of(scope)
        if version is None:
            return self._showing.seen(await self._desk.look(id_, caller), scope)
        return self._showing.seen(await self._desk.wait(id_, caller, WAIT, version), scope)

    def _view(self, opened: Opened, instruction: Instruction, scope: HTTPScope) -> ClarificationView:
        if opened.clarification is None:
            return clear_view(instruction, opened.assessment, opened.now)
        return self._showing.seen(opened.clarification, scope)
