"""The clarification that the description shows: really carried out, at a fixed moment, under a fixed id."""

from collections.abc import Mapping
from typing import Any

import msgspec

from askfirst.clarifications.events import Escalated
from askfirst.clarifications.machine import advance
from askfirst.clarifications.opening import open_clarification
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification, Clock
from askfirst.clarifications.view import clear_view, view
from askfirst.gate import Gate
from askfirst.http.clarifications.happened import AnswerRequest, ClarificationMove, event_of
from askfirst.http.clarifications.requests import ClarificationRequest
from askfirst.http.clarifications.showing import ClarificationList
from askfirst.http.openapi import Example
from askfirst.model import Assessment

ID = "clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58"
CONTEXT = "afc1.3b1f0c2a.ej..."
"""Stands for contexts: real ones are long, and no two are the same."""
AT = 1_767_225_600_000
_LATER = AT + 20_000
_LINK = "https://ask.example.com/answer/XwwqfuHZTGijt..."
_UNCLEAR: dict[str, Any] = {
    "text": "Give them a good discount",
    "department": "sales",
    "from": "bot-7",
    "to": {"id": "anna", "role": "director_agent"},
    "timeout": 300,
}
_CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}
_ANSWER = {"question_id": "q1", "value": "20 %, until 31 March", "from": "anna"}
_STARTED = {
    "instruction": {"text": "Give them a good discount", "department": "sales"},
    "to": {"id": "anna", "role": "director_agent"},
    "timeout": 300,
}
_MOVES = {
    "answer": ("An answer, and the next question", {"event": "answered", "question_id": "q1", "value": "20 %"}),
    "silence": ("Nobody answered in time: the next level is asked", {"event": "timed_out"}),
    "skip": ("Go on without: an assumption is recorded", {"event": "skipped", "question_id": "q1"}),
}


def opening(gate: Gate) -> Mapping[str, Example]:
    """One that is opened, and an instruction that needs none."""
    clear, assessment = msgspec.convert(_CLEAR, ClarificationRequest).whole(), _opened(gate)[1]
    return {
        "unclear": Example("A question has to be asked", _UNCLEAR, _seen(_opened(gate)[0], assessment), 201),
        "clear": Example("Nothing to ask", _CLEAR, clear_view(clear, gate.assess(clear), AT)),
    }


def listing(gate: Gate) -> Mapping[str, Example]:
    """A list of one."""
    return {"one": Example("One is open", answer=ClarificationList((_seen(_opened(gate)[0]),), None))}


def looking(gate: Gate) -> Mapping[str, Example]:
    """One that waits for its answer."""
    return {"pending": Example("A question is open", answer=_seen(_opened(gate)[0]))}


def answering(gate: Gate) -> Mapping[str, Example]:
    """An answer with the question after it, and going on without one."""
    event = msgspec.convert(_ANSWER, AnswerRequest).event(ID)
    after, _ = advance(_opened(gate)[0], event, _LATER, gate)
    return {
        "answer": Example("An answer", _ANSWER, _seen(after)),
        "skip": Example("Go on without", {"question_id": "q1", "outcome": "skipped"}),
    }


def escalating(gate: Gate) -> Mapping[str, Example]:
    """The next level."""
    after, _ = advance(_opened(gate)[0], Escalated(), _LATER, gate)
    return {"next": Example("The next level is asked", answer=_seen(after))}


def stepping(gate: Gate) -> Mapping[str, Example]:
    """One that its caller carries: opened, and moved on in three ways."""
    start = {name: value for name, value in _UNCLEAR.items() if name != "from"}
    c, assessment = _opened(gate, msgspec.convert(start, ClarificationRequest), "caller")
    told = {"open": Example("An instruction that needs a question", _STARTED, _carried(c, assessment))}
    for name, (said, move) in _MOVES.items():
        sent = {"context": CONTEXT, **move}
        after, _ = advance(c, event_of(msgspec.convert(sent, ClarificationMove)), _LATER, gate)
        told[name] = Example(said, sent, _carried(after))
    return told


def _opened(
    gate: Gate, asked: ClarificationRequest | None = None, clock: Clock = "service"
) -> tuple[Clarification, Assessment]:
    """The clarification, and how its instruction was assessed."""
    asked = asked or msgspec.convert(_UNCLEAR, ClarificationRequest)
    instruction = asked.whole()
    assessment = gate.assess(instruction)
    return open_clarification(instruction, assessment, asked, AT, gate, identity=ID, clock=clock)[0], assessment


def _seen(c: Clarification, assessment: Assessment | None = None) -> ClarificationView:
    """A view with the link to the page cut short."""
    return msgspec.structs.replace(view(c, assessment=assessment), answer_url=_LINK)


def _carried(c: Clarification, assessment: Assessment | None = None) -> ClarificationView:
    """A view with id and context cut short, which differ each time."""
    return msgspec.structs.replace(view(c, context=CONTEXT, assessment=assessment), id="clr_5f0c...")
