"""`POST /v1/hooks/score`: flat names in, one flat object out, for webhooks of Zapier, Make and Pipedream."""

from typing import cast

from litestar.types import HTTPScope, Receive, Send

from askfirst.http.caller import caller_of
from askfirst.http.hooks.answer import flattened
from askfirst.http.hooks.form import flat
from askfirst.http.hooks.request import instruction_of
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.reading import declared, read_body
from askfirst.http.reply import encode, reply
from askfirst.insights.seen import seen
from askfirst.live.packs import LivePacks

PATH = "/v1/hooks/score"


class HookScore:
    """Takes a form or a flat object, answers with a flat assessment."""

    def __init__(self, packs: LivePacks, ledger: Ledger, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._packs, self._ledger = packs, ledger
        self._max_body, self._timeout = max_body, body_timeout

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        body = await read_body(scope, receive, self._max_body, self._timeout)
        instruction = instruction_of(flat(body, declared(scope)))
        assessment = self._packs.gate.assess(instruction)
        request_id, owner = cast("bytes", scope["state"]["request_id"]), caller_of(scope).owner
        self._ledger.score(seen(assessment, instruction), request_id, owner)
        await reply(send, 200, encode(flattened(assessment)))
