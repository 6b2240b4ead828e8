"""`POST /v1/score`: one instruction in, its assessment out."""

from typing import Any

import msgspec
from litestar import Controller, post

from askfirst.desk.offloop import characters
from askfirst.desk.opening import assessed
from askfirst.gate import Gate
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.reading import StrictRequest
from askfirst.insights.seen import seen
from askfirst.model import Assessment, Instruction


class Scorer:
    """Scores an instruction for a request: in a child, and told to the ledger."""

    def __init__(self, scoring: Scoring, ledger: Ledger) -> None:
        self._scoring, self._ledger = scoring, ledger

    async def assess(self, request: StrictRequest, instruction: Instruction) -> Assessment:
        """Raises InstructionError, and as `Scoring.run`."""
        assessment = await self._scoring.run(characters(instruction), assessed, instruction)
        self._ledger.score(seen(assessment, instruction), request_id_of(request.scope), caller_of(request.scope).owner)
        return assessment


def answer(gate: Gate, request: dict[str, Any]) -> Assessment:
    """The answer to an example of the description."""
    return gate.assess(msgspec.convert(request, Instruction))


class ScoreController(Controller):
    """Scoring of one instruction."""

    path = "/v1/score"
    tags = ("Scoring",)

    @post(status_code=200, answers=answer)
    async def score(self, request: StrictRequest, data: Instruction, scorer: Injected[Scorer]) -> Assessment:
        """Score one instruction.

        How surely the instruction can be carried out as it stands, what is unclear, and the
        question to ask first. Nothing is kept. Carry on when `decision` is `proceed` or
        `proceed_with_log`; ask `question` when it is `clarify`.
        """
        return await scorer.assess(request, data)
