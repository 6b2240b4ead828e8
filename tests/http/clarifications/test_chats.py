"""Chats that the service keeps, by either replica."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import httpx

from tests.http.clarifications.bot import Bot

OWN: dict[str, Any] = {"message": "Hello", "questions": ["Which version?", "Which system?"], "requires_handoff": True}


def says(bot: Bot, session: str, *, key: str | None = None, **turn: Any) -> httpx.Response:
    headers = {} if key is None else {"Idempotency-Key": key}
    return bot.http.post("/v1/converse", json={"session_id": session, **turn}, headers=headers)


def test_the_next_message_is_the_answer(bot: Bot, other: Bot) -> None:
    session = str(uuid4())
    first = says(bot, session, **OWN).json()
    assert (first["decision"], first["question"]["text"], first["context"]) == ("ask", "Which version?", None)
    second = says(other, session, message="12").json()
    assert (second["decision"], second["question"]["text"]) == ("ask", "Which system?")
    last = says(bot, session, message="Debian").json()
    assert (last["decision"], last["turn"], last["handoff"]) == ("proceed", 3, True)
    assert "Which version? -> 12" in last["prompt"]
    assert {first["conversation"], second["conversation"]} == {last["conversation"]}


def test_a_message_that_is_sent_twice_counts_once(bot: Bot, other: Bot) -> None:
    session = str(uuid4())
    says(bot, session, **OWN)
    once, again = (says(one, session, key='"m2"', message="12") for one in (bot, other))
    assert once.json() == again.json()
    assert (once.headers.get("idempotent-replayed"), again.headers["idempotent-replayed"]) == (None, "true")
    refused = says(bot, session, key='"m2"', message="13")
    assert (refused.status_code, refused.json()["type"]) == (422, "/problems/idempotency-key-reused")
    assert says(bot, session, key='"m3"', message="Debian").json()["turn"] == 3


def test_messages_at_once_are_taken_one_after_the_other(bot: Bot, other: Bot) -> None:
    session = str(uuid4())
    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda n: says((bot, other)[n % 2], session, message="Restart web-3").json(), range(6)))
    assert sorted(reply["turn"] for reply in replies) == [1, 2, 3, 4, 5, 6]


def test_a_context_and_a_session_exclude_each_other(bot: Bot) -> None:
    assert says(bot, "s", message="Hello", context="afc1.x").status_code == 422
