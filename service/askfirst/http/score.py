"""`POST /v1/score`, the lean path: no framework between the socket and the gate."""

import logging

from litestar.types import HTTPScope, Receive, Send

from askfirst.gate import Gate
from askfirst.http.problems import RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.model import Assessment, Instruction

PATH = "/v1/score"

_log = logging.getLogger("askfirst.score")


class Score:
    """Takes one instruction, answers with its assessment. Scored inline: a thread costs more."""

    def __init__(self, gate: Gate, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._assess = gate.assess
        self._reader = JsonReader(Instruction, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await self._other_method(scope, send)
            return
        assessment = self._assess(await self._reader.read(scope, receive))
        if assessment.decision == "proceed_with_log":
            _log_passed(assessment)
        await reply(send, 200, encode(assessment))

    async def _other_method(self, scope: HTTPScope, send: Send) -> None:
        allow = {"allow": "OPTIONS, POST"}
        if scope["method"] != "OPTIONS":
            raise RequestError("method-not-allowed", "This address takes POST.", headers=allow)
        await reply(send, 204, b"", headers=allow)


def _log_passed(assessment: Assessment) -> None:
    """What `proceed_with_log` promises: ids, rules and confidence, never the text."""
    rules = ",".join(issue.rule for issue in assessment.issues)
    _log.info("%s proceeds at %.4f with %s", assessment.id, assessment.confidence, rules)
