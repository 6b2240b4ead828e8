"""After which replies it is safe to go on: one table, the same over every route by which a reply can come."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import httpx
import pytest

from tests.http.service import serving

Json: TypeAlias = dict[str, Any]
Outcome: TypeAlias = tuple[str, bool]
"""The status at the end, and whether it is safe then; what is pending is not judged."""


def asking(text: str, question: str, **more: Any) -> Json:
    """A request with a question of the caller's own."""
    return {"text": text, "questions": [{"text": question, **more}]}


RESTART = asking("Restart the server tonight", "Which server should be restarted?")
REINICIA = asking("Reinicia el servidor esta noche", "¿Qué servidor hay que reiniciar?")
NEUSTART = asking("Starte den Server heute Nacht neu", "Welcher Server soll neu gestartet werden?")
BACKUPS = asking("Delete the old backups", "Which backups count as old?")
LEASE = asking("Extend the lease of unit 9", "Until when?", assume="nothing is extended")
FLYERS = asking("Print the flyers", "On which paper?", assume="the usual paper is used")
BOOKING = asking("Book a room and invite Ida Kern", "Which room?", assume="nothing is booked")
DEPOSIT = asking("Wire the deposit to the venue", "Which venue is meant?")
ANZAHLUNG = asking("Überweise die Anzahlung an den Vermieter", "An wen soll es gehen?")
INVOICE = asking("Pay the invoice", "Which invoice should be paid?")
REFUND = {"text": "Refund the customer"}
HINGES = {"text": "Order some hinges from Boltmann"}
GONE, SAFE, UNSAFE, OPEN = ("best_guess", False), ("resolved", True), ("resolved", False), ("pending", True)

CASES: list[tuple[Json, tuple[str, ...], Outcome]] = [
    # money that cannot be got back is not moved before somebody has said how much
    (REFUND, ("Ida Kern",), OPEN),
    (REFUND, ("Ida Kern", "EUR 50"), SAFE),
    (REFUND, ("Ida Kern, EUR 50",), SAFE),
    (REFUND, ("Ida Kern", "you decide"), UNSAFE),
    # the number of a customer is no sum; that of an order stands for one
    (REFUND, ("customer 4711",), OPEN),
    (REFUND, ("C-4711",), OPEN),
    (REFUND, ("order 8112",), SAFE),
    (DEPOSIT, ("12 Harbour Road, Leeds",), GONE),
    (DEPOSIT, ("Roma Hall, EUR 500",), SAFE),
    (ANZAHLUNG, ("Herr Kern, Hauptstraße 5",), GONE),
    (INVOICE, ("INV-2041",), SAFE),
    # an answer on a condition does not settle what cannot be undone
    (BACKUPS, ("those before 2023-01-01, if Kim is fine with it",), OPEN),
    (BACKUPS, ("anything older than 60 days, as long as legal has a copy",), OPEN),
    # a no in more than a word, where a value is asked for, forbids the order; so does a word that calls it off
    (RESTART, ("don't you dare",), GONE),
    (RESTART, ("under no circumstances",), GONE),
    (RESTART, ("call it off",), GONE),
    (REINICIA, ("ni se te ocurra",), GONE),
    (REINICIA, ("de ninguna manera",), GONE),
    (NEUSTART, ("untersteh dich",), GONE),
    (NEUSTART, ("brich das ab",), GONE),
    # to leave out all that there is to do is nothing to go on with; to leave out a part, or to choose, is
    (LEASE, ("skip",), UNSAFE),
    (BOOKING, ("skip",), SAFE),
    (FLYERS, ("you decide",), SAFE),
    # who does not know agrees to no guess, however small
    (HINGES, ("I don't know",), UNSAFE),
]  # fmt: skip


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with (
        serving(score_timeout="300") as service,
        httpx.Client(base_url=service.url, timeout=60, trust_env=False) as one,
    ):
        yield one


def said(answer: httpx.Response) -> Json:
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


def kept(client: httpx.Client, asked: Json, replies: tuple[str, ...]) -> Json:
    """The clarification is kept by the service."""
    seen = said(client.post("/v1/clarifications", json={**asked, "timeout": 300}))
    for reply in replies:
        answer = {"value": reply, "question_id": seen["question"]["id"]}
        seen = said(client.post(f"/v1/clarifications/{seen['id']}/answers", json=answer))
    return seen


def carried(client: httpx.Client, asked: Json, replies: tuple[str, ...]) -> Json:
    """The caller carries it."""
    instruction, questions = {"text": asked["text"]}, asked.get("questions", [])
    seen = said(client.post("/v1/clarifications/step", json={"instruction": instruction, "questions": questions}))
    for reply in replies:
        body = {"context": seen["context"], "event": "answered", "value": reply, "question_id": seen["question"]["id"]}
        seen = said(client.post("/v1/clarifications/step", json=body))
    return seen


def chatted(client: httpx.Client, asked: Json, replies: tuple[str, ...]) -> Json:
    """It is a chat."""
    body = {"message": asked["text"], "questions": asked.get("questions", [])}
    seen = said(client.post("/v1/converse", json=body))
    for reply in replies:
        seen = said(client.post("/v1/converse", json={"message": reply, "context": seen["context"]}))
    return seen


def on_a_page(client: httpx.Client, asked: Json, replies: tuple[str, ...]) -> Json:
    """A person answers on the page."""
    seen = said(client.post("/v1/clarifications", json={**asked, "timeout": 300}))
    for reply in replies:
        page = httpx.URL(seen["answer_url"]).path
        sent = client.post(page, data={f"answer.{seen['question']['id']}": reply})
        assert sent.status_code == 303, sent.text
        seen = said(client.get(f"/v1/clarifications/{seen['id']}"))
    return seen


@pytest.mark.parametrize("route", [kept, carried, chatted, on_a_page])
@pytest.mark.parametrize(("asked", "replies", "outcome"), CASES)
def test_it_is_the_same_everywhere(
    client: httpx.Client,
    asked: Json,
    replies: tuple[str, ...],
    outcome: Outcome,
    route: Callable[[httpx.Client, Json, tuple[str, ...]], Json],
) -> None:
    seen = route(client, asked, replies)
    assert (seen["status"], seen["risk"]["safe_to_proceed"]) == outcome
