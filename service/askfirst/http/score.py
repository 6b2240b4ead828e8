"""`POST /v1/score`, the lean path: no framework between the socket and the gate."""

import logging

from litestar.types import HTTPScope, Receive, Send

from askfirst.gate import Gate
from askfirst.http.methods import other_method
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
            await other_method(scope, send)
            return
        assessment = self._assess(await self._reader.read(scope, receive))
        log_passed(assessment)
        await reply(send, 200, encode(assessment))


def log_passed(assessment: Assessment) -> None:
    """What `proceed_with_log` promises: ids, rules and confidence, never the text."""
    if assessment.decision == "proceed_with_log":
        rules = ",".join(issue.rule for issue in assessment.issues)
        log_line(assessment.id, assessment.confidence, rules)


def log_line(identity: str, confidence: float, rules: str) -> None:
    """The line itself, also for assessments that were made elsewhere."""
    _log.info("%s proceeds at %.4f with %s", identity, confidence, rules)
