"""`POST /v1/score`: one instruction in, its assessment out."""

from typing import Any

import msgspec
from litestar import Controller, post
from litestar.types import Scope

from askfirst.desk.desk import assessed
from askfirst.desk.offloop import characters
from askfirst.gate import Gate
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.reading import StrictRequest
from askfirst.insights.seen import seen
from askfirst.model import Assessment, Instruction


async def assess(scope: Scope, instruction: Instruction, scoring: Scoring, ledger: Ledger) -> Assessment:
    """The assessment that a request asks for, told to the ledger. Raises InstructionError, and as `Scoring.run`."""
    assessment = await scoring.run(characters(instruction), assessed, instruction)
    ledger.score(seen(assessment, instruction), request_id_of(scope), caller_of(scope).owner)
    return assessment


def answer(gate: Gate, request: dict[str, Any]) -> Assessment:
    """The answer to an example of the description."""
    return gate.assess(msgspec.convert(request, Instruction))


class ScoreController(Controller):
    """Scoring of one instruction."""

    path = "/v1/score"
    tags = ("Scoring",)

    @post(status_code=200, answers=answer)
    async def score(
        self, request: StrictRequest, data: Instruction, scoring: Injected[Scoring], ledger: Injected[Ledger]
    ) -> Assessment:
        """Score one instruction.

        How surely the instruction can be carried out as it stands, what is unclear, and the
        question to ask first. Nothing is kept. Carry on when `decision` is `proceed` or
        `proceed_with_log`; ask `question` when it is `clarify`.
        """
        return await assess(request.scope, data, scoring, ledger)
