"""The clarification that the descriptions show: really carried out, at a fixed moment, under a fixed id."""

from typing import Any

import msgspec

from askfirst.clarifications.opening import open_clarification
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import view
from askfirst.gate import Gate
from askfirst.http.clarifications.body import ClarificationRequest
from askfirst.model import Assessment

ID = "clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58"
AT = 1_767_225_600_000
LINK = "https://ask.example.com/answer/XwwqfuHZTGijt..."
UNCLEAR = {
    "text": "Give them a good discount",
    "department": "sales",
    "from": "bot-7",
    "to": {"id": "anna", "role": "director_agent"},
    "timeout": 300,
}
CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}
ANSWER = {"question_id": "q1", "value": "20 %, until 31 March", "from": "anna"}


def carried_out(gate: Gate, request: dict[str, Any]) -> Clarification:
    """The clarification that a request opens."""
    asked = msgspec.convert(request, ClarificationRequest)
    instruction = asked.whole()
    opened, _ = open_clarification(instruction, gate.assess(instruction), asked, AT, gate, identity=ID)
    return opened


def seen(c: Clarification, assessment: Assessment | None = None) -> ClarificationView:
    """A view with the link to the page cut short."""
    return msgspec.structs.replace(view(c, assessment=assessment), answer_url=LINK)


def plain(shown_view: ClarificationView) -> Any:
    """A view as plain JSON values."""
    return msgspec.to_builtins(shown_view)
