"""`POST /v1/hooks/score`: flat names in, one flat object out, for webhooks of Zapier, Make and Pipedream."""

from typing import cast

from litestar.types import HTTPScope, Receive, Send

from askfirst.gate import Gate
from askfirst.http.caller import caller_of
from askfirst.http.hooks.answer import flattened
from askfirst.http.hooks.form import flat
from askfirst.http.hooks.request import instruction_of
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.reading import declared, read_body
from askfirst.http.reply import encode, reply
from askfirst.insights.seen import Seen, seen

PATH = "/v1/hooks/score"


class HookScore:
    """Takes a form or a flat object, answers with a flat assessment."""

    def __init__(self, scoring: Scoring, ledger: Ledger, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._scoring, self._ledger = scoring, ledger
        self._max_body, self._timeout = max_body, body_timeout

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        body = await read_body(scope, receive, self._max_body, self._timeout)
        answer, told = await self._scoring.run(len(body), scored, body, declared(scope))
        self._ledger.score(told, cast("bytes", scope["state"]["request_id"]), caller_of(scope).owner)
        await reply(send, 200, answer)


def scored(gate: Gate, body: bytes, content_type: bytes) -> tuple[bytes, Seen]:
    """The answer to a body, and what is told of it. Raises RequestError or InstructionError."""
    instruction = instruction_of(flat(body, content_type))
    assessment = gate.assess(instruction)
    return encode(flattened(assessment)), seen(assessment, instruction)
