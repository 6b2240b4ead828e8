"""`POST /v1/score`, the lean path: no framework between the socket and the gate."""

from typing import cast

from litestar.types import HTTPScope, Receive, Send

from askfirst.http.caller import caller_of
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.insights.seen import seen
from askfirst.live.packs import LivePacks
from askfirst.model import Instruction

PATH = "/v1/score"


class Score:
    """Takes one instruction, answers with its assessment. Scored inline: a thread costs more."""

    def __init__(self, packs: LivePacks, ledger: Ledger, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._packs, self._ledger = packs, ledger
        self._reader = JsonReader(Instruction, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        instruction = await self._reader.read(scope, receive)
        assessment = self._packs.gate.assess(instruction)
        request_id, owner = cast("bytes", scope["state"]["request_id"]), caller_of(scope).owner
        self._ledger.score(seen(assessment, instruction), request_id, owner)
        await reply(send, 200, encode(assessment))
