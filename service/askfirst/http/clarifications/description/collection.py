"""`/v1/clarifications`: opening one, listing them."""

from typing import Any

import msgspec

from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import clear_view
from askfirst.gate import Gate
from askfirst.http.clarifications.body import ClarificationRequest
from askfirst.http.clarifications.description.examples import AT, CLEAR, UNCLEAR, plain, seen
from askfirst.http.clarifications.description.parts import STORE, shown, taken
from askfirst.http.clarifications.query import ListQuery
from askfirst.http.operation import REFUSALS, content, named, parameters, responses


def opening(gate: Gate, opened: Clarification) -> dict[str, Any]:
    """`POST /v1/clarifications`."""
    request = msgspec.convert(CLEAR, ClarificationRequest).whole()
    clear = plain(clear_view(request, gate.assess(request), AT))
    asked = plain(seen(opened, gate.assess(msgspec.convert(UNCLEAR, ClarificationRequest).whole())))
    given = {"unclear": ("A question has to be asked", UNCLEAR), "clear": ("Nothing to ask", CLEAR)}
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
        "requestBody": taken("ClarificationRequest", given),
        "responses": {
            "201": {"description": "The first question", "headers": location, "content": shown(created)},
            **responses(shown(answers), "The instruction is clear; nothing is kept", REFUSALS | STORE),
        },
    }


def listing(opened: Clarification) -> dict[str, Any]:
    """`GET /v1/clarifications`."""
    example = {"clarifications": [plain(seen(opened))], "cursor": None}
    answer = {"application/json": content(named("ClarificationList"), {"one": ("One is open", example)})}
    refusals = {"400": "A parameter does not fit: `errors` says which", **STORE}
    return {
        "operationId": "list_clarifications",
        "summary": "List clarifications, newest first",
        "description": "As of now. Ask for the rest with the answer's `cursor`.",
        "tags": ["Clarifications"],
        "parameters": parameters(ListQuery),
        "responses": responses(answer, "A page of clarifications", refusals),
    }
