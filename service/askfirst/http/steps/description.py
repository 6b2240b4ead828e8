"""The description of `POST /v1/clarifications/step`, with examples that are really carried out."""

from typing import Any

import msgspec

from askfirst.clarifications.contexts import Signer
from askfirst.clarifications.shapes import ClarificationView
from askfirst.desk.keeping import advanced
from askfirst.gate import Gate
from askfirst.http.operation import REFUSALS, content, named, responses
from askfirst.http.steps.body import ClarificationMove, ClarificationStart, event_of
from askfirst.http.steps.route import carried, opened
from askfirst.ports import SHARED, new_id

SCHEMAS = [ClarificationStart, ClarificationMove, ClarificationView]
SHOWN_CONTEXT = "afc1.3b1f0c2a.ej..."
"""Stands for contexts in examples: real ones are long, and no two are the same."""

_AT = 1_767_225_600_000
_ASKED = {
    "instruction": {"text": "Give them a good discount", "department": "sales"},
    "to": {"id": "anna", "role": "director_agent"},
    "timeout": 300,
}
_ENDED = {
    "409": "The question has another answer, the clarification has ended, or its context may be used once and was: "
    "`recorded` says what counts",
    "501": "`single_use` needs a store, and this service runs without one",
    "503": "The store cannot be used now: try again after `Retry-After` seconds",
    "410": "The context is too old",
}


def operation(gate: Gate) -> dict[str, Any]:
    """The operation, for the paths of the document."""
    examples = {name: (said, given, answer) for name, said, given, answer in carried_out(gate)}
    either = {"anyOf": [named("ClarificationStart"), named("ClarificationMove")]}
    given = {name: (said, one) for name, (said, one, _) in examples.items()}
    answers = {name: (said, one) for name, (said, _, one) in examples.items()}
    return {
        "operationId": "clarification_step",
        "summary": "Open a clarification and carry it on, without a store",
        "description": (
            "Begin with `instruction`: a clear one gives `status: clear`, any other the first question and a "
            "`context`. Put the question to whom `level` names; when there is an answer, or nobody answered in "
            "`level.timeout` seconds, send the `context` back with the `event`, and do what the answer says. The "
            "caller keeps the time: nothing but the event `timed_out` ends the wait for a level. A context is signed "
            "and may be stored anywhere; to send an old one again in the same way repeats its step. To use it in "
            "two ways gives two results, unless it was opened with `single_use`: the first way counts then. The "
            "details of an event stand beside it, or inside it where `event` is an object with a `type`."
        ),
        "tags": ["Clarifications"],
        "requestBody": {"required": True, "content": {"application/json": content(either, given)}},
        "responses": responses(
            {"application/json": content(named("ClarificationView"), answers)},
            "The clarification as it is now",
            REFUSALS | _ENDED,
        ),
    }


def carried_out(gate: Gate) -> list[tuple[str, str, dict[str, Any], Any]]:
    """Each example: its name, what it shows, the request, and the answer that it gets."""
    signer = Signer([b"only for the examples of the documentation"], 1_000_000)
    assessment, before = opened(gate, msgspec.convert(_ASKED, ClarificationStart), _AT, new_id())
    if before is None:
        return []
    first = msgspec.structs.replace(carried(before, signer, SHARED, once=False), assessment=assessment)
    moves = [
        ("answer", "An answer, and the next question", {"event": "answered", "question_id": "q1", "value": "20 %"}),
        ("silence", "Nobody answered in time: the next level is asked", {"event": "timed_out"}),
        ("skip", "Go on without: an assumption is recorded", {"event": "skipped", "question_id": "q1"}),
    ]
    told = [("open", "An instruction that needs a question", _ASKED, shown(first))]
    for name, said, move in moves:
        sent: dict[str, Any] = {"context": SHOWN_CONTEXT, **move}
        after, _ = advanced(gate, before, event_of(msgspec.convert(sent, ClarificationMove)), _AT + 20_000)
        told.append((name, said, sent, shown(carried(after, signer, SHARED, once=False))))
    return told


def shown(view: ClarificationView) -> Any:
    """An answer as the documentation shows it: ids and contexts that differ each time are cut short."""
    short = msgspec.structs.replace(view, id="clr_5f0c...", context=SHOWN_CONTEXT)
    return msgspec.to_builtins(short)
