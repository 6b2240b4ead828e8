"""`POST /v1/score`, the lean path: no framework between the socket and the gate."""

from typing import cast

from litestar.types import HTTPScope, Receive, Send

from askfirst.gate import Gate
from askfirst.http.caller import caller_of
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.reading import JsonReader, check_json, read_body
from askfirst.http.reply import encode, reply
from askfirst.insights.seen import Seen, seen
from askfirst.model import Instruction

PATH = "/v1/score"


class Score:
    """Takes one instruction, answers with its assessment. The body is read where it is scored."""

    def __init__(self, scoring: Scoring, ledger: Ledger, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._scoring, self._ledger = scoring, ledger
        self._max_body, self._timeout = max_body, body_timeout

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        check_json(scope)
        body = await read_body(scope, receive, self._max_body, self._timeout)
        answer, told = await self._scoring.run(len(body), scored, body)
        self._ledger.score(told, cast("bytes", scope["state"]["request_id"]), caller_of(scope).owner)
        await reply(send, 200, answer)


_reader = JsonReader(Instruction, max_body=0, timeout=0)


def scored(gate: Gate, body: bytes) -> tuple[bytes, Seen]:
    """The answer to a body, and what is told of it. Raises RequestError or InstructionError."""
    instruction = _reader.decode(body)
    assessment = gate.assess(instruction)
    return encode(assessment), seen(assessment, instruction)
