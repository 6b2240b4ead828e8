"""One clarification: looked at, answered, escalated, cancelled."""

from typing import Any

import msgspec

from askfirst.clarifications.events import Escalated
from askfirst.clarifications.machine import advance
from askfirst.clarifications.state import Clarification
from askfirst.gate import Gate
from askfirst.http.clarifications.body import AnswerRequest
from askfirst.http.clarifications.description.examples import ANSWER, AT, ID, plain, seen
from askfirst.http.clarifications.description.parts import ENDED, MISSING, QUERY, STORE, shown, taken
from askfirst.http.clarifications.query import LookQuery
from askfirst.http.operation import REFUSALS, parameters, responses


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
        "responses": responses(shown(example), "The clarification as it is now", MISSING | STORE | QUERY),
    }


def answering(gate: Gate, opened: Clarification) -> dict[str, Any]:
    """`POST /v1/clarifications/{id}/answers`."""
    given = msgspec.convert(ANSWER, AnswerRequest)
    after, _ = advance(opened, given.event(ID), AT + 20_000, gate)
    examples = {
        "answer": ("An answer", ANSWER),
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
        "responses": responses(shown(answers), "The next question, or the outcome", REFUSALS | MISSING | ENDED | STORE),
    }


def escalating(gate: Gate, opened: Clarification) -> dict[str, Any]:
    """`POST /v1/clarifications/{id}/escalate`."""
    after, _ = advance(opened, Escalated(), AT + 20_000, gate)
    return {
        "operationId": "escalate_clarification",
        "summary": "Pass the question on by hand",
        "description": "To the next level, whose deadline starts now; behind the last one the best guess is taken.",
        "tags": ["Clarifications"],
        "responses": responses(
            shown({"next": ("The next level is asked", plain(seen(after)))}),
            "The clarification at its next level",
            REFUSALS | MISSING | ENDED | STORE,
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
        "responses": responses(shown({}), "The cancelled clarification", REFUSALS | MISSING | ENDED | STORE),
    }
