"""`POST /v1/clarifications/step`: `{instruction, ...}` or `{context, event, ...}` in, the clarification out."""

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Controller, Response, post

from askfirst.clarifications.contexts import Signer
from askfirst.clarifications.shapes import ClarificationView
from askfirst.desk.keeping import advanced
from askfirst.gate import Gate
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.idempotency import answered
from askfirst.http.openapi import STORE, Example, problems, taking
from askfirst.http.reading import StrictRequest
from askfirst.http.steps.body import ClarificationMove, ClarificationStart, event_of
from askfirst.http.steps.stepping import Steps, carried, opened
from askfirst.ports import SHARED, new_id

SHOWN_CONTEXT = "afc1.3b1f0c2a.ej..."
"""Stands for contexts in examples: real ones are long, and no two are the same."""

_AT = 1_767_225_600_000
_ASKED: dict[str, Any] = {
    "instruction": {"text": "Give them a good discount", "department": "sales"},
    "to": {"id": "anna", "role": "director_agent"},
    "timeout": 300,
}
_MOVES = [
    ("answer", "An answer, and the next question", {"event": "answered", "question_id": "q1", "value": "20 %"}),
    ("silence", "Nobody answered in time: the next level is asked", {"event": "timed_out"}),
    ("skip", "Go on without: an assumption is recorded", {"event": "skipped", "question_id": "q1"}),
]
_ENDED = {
    409: "The question has another answer, the clarification has ended, or its context may be used once and was: "
    "`recorded` says what counts",
    410: "The context is too old",
}
_STORE = STORE | {501: "`single_use` needs a store, and this service runs without one"}


def examples(gate: Gate) -> Mapping[str, Example]:
    """A clarification that is opened, and moved on in three ways."""
    signer = Signer([b"only for the examples of the documentation"], 1_000_000)
    assessment, before = opened(gate, msgspec.convert(_ASKED, ClarificationStart), _AT, new_id())
    if before is None:
        return {}
    first = msgspec.structs.replace(carried(before, signer, SHARED, once=False), assessment=assessment)
    told = {"open": Example("An instruction that needs a question", _ASKED, shortened(first))}
    for name, said, move in _MOVES:
        sent = {"context": SHOWN_CONTEXT, **move}
        after, _ = advanced(gate, before, event_of(msgspec.convert(sent, ClarificationMove)), _AT + 20_000)
        told[name] = Example(said, sent, shortened(carried(after, signer, SHARED, once=False)))
    return told


def shortened(view: ClarificationView) -> ClarificationView:
    """An answer as the documentation shows it: ids and contexts that differ each time are cut short."""
    return msgspec.structs.replace(view, id="clr_5f0c...", context=SHOWN_CONTEXT)


class StepController(Controller):
    """Clarifications that their callers carry."""

    path = "/v1/clarifications/step"
    tags = ("Clarifications",)

    @post(
        status_code=200,
        responses=problems(_ENDED, _STORE),
        opt=taking(ClarificationStart, ClarificationMove, examples=examples),
    )
    async def clarification_step(
        self, request: StrictRequest, body: bytes, steps: Injected[Steps]
    ) -> Response[ClarificationView]:
        """Open a clarification and carry it on, without a store.

        Begin with `instruction`: a clear one gives `status: clear`, any other the first question and a
        `context`. Put the question to whom `level` names; when there is an answer, or nobody answered in
        `level.timeout` seconds, send the `context` back with the `event`, and do what the answer says. The
        caller keeps the time: nothing but the event `timed_out` ends the wait for a level. A context is signed
        and may be stored anywhere; to send an old one again in the same way repeats its step. To use it in
        two ways gives two results, unless it was opened with `single_use`: the first way counts then. The
        details of an event stand beside it, or inside it where `event` is an object with a `type`.
        """
        done = await steps.answer(body, caller_of(request.scope), request_id_of(request.scope))
        return answered(await steps.kept(done, request.scope))
