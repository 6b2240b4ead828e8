"""`POST /v1/score`: one instruction in, its assessment out."""

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Controller, post

from askfirst.desk.desk import assessed
from askfirst.desk.offloop import characters
from askfirst.gate import Gate
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.openapi import Example
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


_EXAMPLES: dict[str, tuple[str, dict[str, Any]]] = {
    "unclear": (
        "A discount with no rate and nobody to give it to",
        {"text": "Give them a good discount", "department": "sales"},
    ),
    "clear": (
        "The same wish with everything that it needs",
        {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"},
    ),
    "history": (
        "What is missing stands in the conversation or in the fields",
        {
            "text": "Send it to him by Friday 17:00 CET",
            "history": [{"role": "user", "content": "Tom Berger needs the Q3 report."}],
            "fields": {"recipient": "tom.berger@example.com"},
        },
    ),
}


def examples(gate: Gate) -> Mapping[str, Example]:
    """Instructions with their assessments."""
    return {
        name: Example(summary, given, gate.assess(msgspec.convert(given, Instruction)))
        for name, (summary, given) in _EXAMPLES.items()
    }


class ScoreController(Controller):
    """Scoring of one instruction."""

    path = "/v1/score"
    tags = ("Scoring",)

    @post(status_code=200, examples=examples)
    async def score(self, request: StrictRequest, data: Instruction, scorer: Injected[Scorer]) -> Assessment:
        """Score one instruction.

        How surely the instruction can be carried out as it stands, what is unclear, and the
        question to ask first. Nothing is kept. Carry on when `decision` is `proceed` or
        `proceed_with_log`; ask `question` when it is `clarify`.
        """
        return await scorer.assess(request, data)
