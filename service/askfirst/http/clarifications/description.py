"""The descriptions of `/v1/clarifications` and what is below, with examples that are really carried out."""

from typing import Any

import msgspec

from askfirst.clarifications.events import Escalated
from askfirst.clarifications.machine import advance
from askfirst.clarifications.opening import open_clarification
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import clear_view, view
from askfirst.gate import Gate
from askfirst.http.clarifications.body import AnswerRequest, CancelRequest, ClarificationRequest
from askfirst.http.clarifications.collection import PATH
from askfirst.http.clarifications.member import MEMBER
from askfirst.http.clarifications.query import ListQuery, LookQuery
from askfirst.http.clarifications.showing import ClarificationList
from askfirst.http.operation import PROBLEM, REFUSALS, content, named, parameters, responses
from askfirst.model import Assessment

SCHEMAS = [ClarificationRequest, AnswerRequest, CancelRequest, ClarificationView, ClarificationList]

_ID = "clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58"
_AT = 1_767_225_600_000
_LINK = "https://ask.example.com/answer/XwwqfuHZTGijt..."
_UNCLEAR = {
    "text": "Give them a good discount",
    "department": "sales",
    "from": "bot-7",
    "to": {"id": "anna", "role": "director_agent"},
    "timeout": 300,
}
_CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}
_ANSWER = {"question_id": "q1", "value": "20 %, until 31 March", "from": "anna"}
_STORE = {
    "501": "The service keeps nothing: carry the clarification with /v1/clarifications/step",
    "503": "The store cannot be used now: try again after `Retry-After` seconds",
}
_MISSING = {"404": "No such clarification"}
_ENDED = {"409": "It has ended, or the question has another answer: `recorded` says what counts"}


def paths(gate: Gate) -> dict[str, dict[str, Any]]:
    """The operations by address and method."""
    opened = carried_out(gate, _UNCLEAR)
    return {
        PATH: {"post": opening(gate, opened), "get": listing(opened)},
        MEMBER: {"get": looking(opened), "parameters": [identified()]},
        f"{MEMBER}/answers": {"post": answering(gate, opened), "parameters": [identified()]},
        f"{MEMBER}/escalate": {"post": escalating(gate, opened), "parameters": [identified()]},
        f"{MEMBER}/cancel": {"post": cancelling(), "parameters": [identified()]},
    }


def opening(gate: Gate, opened: Clarification) -> dict[str, Any]:
    """`POST /v1/clarifications`."""
    request = msgspec.convert(_CLEAR, ClarificationRequest).whole()
    clear = plain(clear_view(request, gate.assess(request), _AT))
    asked = plain(seen(opened, gate.assess(msgspec.convert(_UNCLEAR, ClarificationRequest).whole())))
    given = {"unclear": ("A question has to be asked", _UNCLEAR), "clear": ("Nothing to ask", _CLEAR)}
    answers = {"clear": ("Nothing is opened", clear)}
    created = {"unclear": ("The first question", asked)}
    location = {"Location": {"description": "Where the clarification is", "schema": {"type": "string"}}}
    return {
        "operationId": "open_clarification",
        "summary": "Open a clarification",
        "description": (
            "Scores the instruction; where it is clear nothing is opened (200, `status: clear`). Otherwise the service "
            "keeps the clarification, asks one question at a time, keeps each level's deadline and escalates, up to an "
            "answer or a stated best guess. Put `question` to whom `level` names, or send that person `answer_url`. "
            "`callback_url` is told of every event; where it is there for one waiting execution of a workflow only, "
            "send `callback_to: execution` with it."
        ),
        "tags": ["Clarifications"],
        "parameters": [
            {
                "name": "Idempotency-Key",
                "in": "header",
                "description": "The same key with the same request repeats its answer for 24 hours and opens nothing.",
                "schema": {"type": "string", "pattern": "^[!-~]{1,255}$"},
                "example": "8e03978e-40d5-43e8-bc93-6894a57f9324",
            }
        ],
        "requestBody": taken("ClarificationRequest", given),
        "responses": {
            "201": {"description": "The first question", "headers": location, "content": shown(created)},
            **responses(shown(answers), "The instruction is clear; nothing is kept", REFUSALS | _STORE),
            "409": {"description": "A request with this Idempotency-Key is being answered", "content": PROBLEM},
        },
    }


def listing(opened: Clarification) -> dict[str, Any]:
    """`GET /v1/clarifications`."""
    example = {"clarifications": [plain(seen(opened))], "cursor": None}
    answer = {"application/json": content(named("ClarificationList"), {"one": ("One is open", example)})}
    refusals = {"400": "A parameter does not fit: `errors` says which", **_STORE}
    return {
        "operationId": "list_clarifications",
        "summary": "List clarifications, newest first",
        "description": "As of now. Ask for the rest with the answer's `cursor`.",
        "tags": ["Clarifications"],
        "parameters": parameters(ListQuery),
        "responses": responses(answer, "A page of clarifications", refusals),
    }


def looking(opened: Clarification) -> dict[str, Any]:
    """`GET /v1/clarifications/{id}`."""
    example = {"pending": ("A question is open", plain(seen(opened)))}
    return {
        "operationId": "get_clarification",
        "summary": "Look at a clarification, or wait for a change",
        "description": (
            "The state as of now. With `wait` the answer comes as soon as something changes, at the latest after so "
            "many seconds; with `version`, that of the answer before, no change in between is missed."
        ),
        "tags": ["Clarifications"],
        "parameters": parameters(LookQuery),
        "responses": responses(shown(example), "The clarification as it is now", _MISSING | _STORE | _QUERY),
    }


_QUERY = {"400": "A parameter does not fit: `errors` says which"}


def answering(gate: Gate, opened: Clarification) -> dict[str, Any]:
    """`POST /v1/clarifications/{id}/answers`."""
    given = msgspec.convert(_ANSWER, AnswerRequest)
    after, _ = advance(opened, given.event(_ID), _AT + 20_000, gate)
    examples = {
        "answer": ("An answer", _ANSWER),
        "skip": ("Go on without", {"question_id": "q1", "outcome": "skipped"}),
    }
    answers = {"answer": ("The next question", plain(seen(after)))}
    return {
        "operationId": "answer_clarification",
        "summary": "Answer a question",
        "description": (
            "One `value` with the `question_id` (or the `field`) that it answers, or several `clarifications`. The "
            "first answer to a question counts: another one gets 409 with it, the same one again 200. An answer after "
            "the end is kept, changes nothing, and gets 409 with the outcome."
        ),
        "tags": ["Clarifications"],
        "requestBody": taken("AnswerRequest", examples),
        "responses": responses(
            shown(answers), "The next question, or the outcome", REFUSALS | _MISSING | _ENDED | _STORE
        ),
    }


def escalating(gate: Gate, opened: Clarification) -> dict[str, Any]:
    """`POST /v1/clarifications/{id}/escalate`."""
    after, _ = advance(opened, Escalated(), _AT + 20_000, gate)
    return {
        "operationId": "escalate_clarification",
        "summary": "Pass the question on by hand",
        "description": "To the next level, whose deadline starts now; behind the last one the best guess is taken.",
        "tags": ["Clarifications"],
        "responses": responses(
            shown({"next": ("The next level is asked", plain(seen(after)))}),
            "The clarification at its next level",
            REFUSALS | _MISSING | _ENDED | _STORE,
        ),
    }


def cancelling() -> dict[str, Any]:
    """`POST /v1/clarifications/{id}/cancel`."""
    return {
        "operationId": "cancel_clarification",
        "summary": "Withdraw a clarification",
        "description": "Nobody needs the answer any more. To cancel twice does no harm.",
        "tags": ["Clarifications"],
        "requestBody": {**taken("CancelRequest", {"by": ("Who cancels", {"from": "bot-7"})}), "required": False},
        "responses": responses(shown({}), "The cancelled clarification", REFUSALS | _MISSING | _ENDED | _STORE),
    }


def carried_out(gate: Gate, request: dict[str, Any]) -> Clarification:
    """The clarification that a request opens."""
    asked = msgspec.convert(request, ClarificationRequest)
    instruction = asked.whole()
    opened, _ = open_clarification(instruction, gate.assess(instruction), asked, _AT, gate, identity=_ID)
    return opened


def seen(c: Clarification, assessment: Assessment | None = None) -> ClarificationView:
    """A view with the link to the page cut short."""
    return msgspec.structs.replace(view(c, assessment=assessment), answer_url=_LINK)


def plain(shown_view: ClarificationView) -> Any:
    """A view as plain JSON values."""
    return msgspec.to_builtins(shown_view)


def shown(examples: dict[str, tuple[str, Any]]) -> dict[str, Any]:
    """A clarification as an answer."""
    return {"application/json": content(named("ClarificationView"), examples)}


def taken(name: str, examples: dict[str, tuple[str, Any]]) -> dict[str, Any]:
    """A body that is taken."""
    return {"required": True, "content": {"application/json": content(named(name), examples)}}


def identified() -> dict[str, Any]:
    """The id in the address."""
    schema = {"type": "string", "pattern": "^clr_[0-9a-f]{32}$"}
    return {"name": "id", "in": "path", "required": True, "schema": schema, "example": _ID}
