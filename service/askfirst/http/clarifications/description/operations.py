"""The descriptions of `/v1/clarifications` and what is below, by address and method."""

from typing import Any

from askfirst.clarifications.shapes import ClarificationView
from askfirst.gate import Gate
from askfirst.http.clarifications.body import AnswerRequest, CancelRequest, ClarificationRequest
from askfirst.http.clarifications.collection import PATH
from askfirst.http.clarifications.description.collection import listing, opening
from askfirst.http.clarifications.description.examples import UNCLEAR, carried_out
from askfirst.http.clarifications.description.member import answering, cancelling, escalating, looking
from askfirst.http.clarifications.description.parts import identified
from askfirst.http.clarifications.member import MEMBER
from askfirst.http.clarifications.showing import ClarificationList

SCHEMAS = [ClarificationRequest, AnswerRequest, CancelRequest, ClarificationView, ClarificationList]


def paths(gate: Gate) -> dict[str, dict[str, Any]]:
    """The operations by address and method."""
    opened = carried_out(gate, UNCLEAR)
    return {
        PATH: {"post": opening(gate, opened), "get": listing(opened)},
        MEMBER: {"get": looking(opened), "parameters": [identified()]},
        f"{MEMBER}/answers": {"post": answering(gate, opened), "parameters": [identified()]},
        f"{MEMBER}/escalate": {"post": escalating(gate, opened), "parameters": [identified()]},
        f"{MEMBER}/cancel": {"post": cancelling(), "parameters": [identified()]},
    }
