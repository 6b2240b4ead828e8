"""Owners: for every operation, what another owner has is not there; their own keys, and an admin's, find it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias
from uuid import uuid4

import httpx
import pytest

from askfirst.keys import Key, KeyFile
from tests.http.inprocess import UNCLEAR, Json, gave_up, operations, refusing, serving
from tests.stores.redis_server import RedisServer

pytestmark = pytest.mark.anyio

Ask: TypeAlias = Callable[..., Awaitable[httpx.Response]]
TEXT = {"text": UNCLEAR["text"], "department": "sales"}
PAIR = {"from": "bot-7", "to": "anna"}
HOOK = {"url": "http://127.0.0.1:9999/hook"}


class Keys:
    """Requests with a key each: `first`, `renewed` of the same owner, `other` of another one, and an admin's."""

    def __init__(self, http: httpx.AsyncClient, file: KeyFile) -> None:
        made, token = file.add("first", ("score", "clarify"))
        self.http, self.key = http, made
        self.first = self.ask(token)
        self.renewed = self.ask(file.add("renewed", ("score", "clarify"), made.owner)[1])
        self.other = self.ask(file.add("other", ("score", "clarify"))[1])
        self.admin_token = file.add("admin", ("admin",))[1]
        self.admin = self.ask(self.admin_token)

    def ask(self, token: str) -> Ask:
        async def sent(method: str, path: str, **more: Any) -> httpx.Response:
            headers = {"authorization": f"Bearer {token}"} | more.pop("headers", {})
            return await self.http.request(method, path, headers=headers, **more)

        return sent

    async def opened(self, ask: Ask | None = None, **more: Any) -> Json:
        answer = await (ask or self.first)("POST", "/v1/clarifications", json=UNCLEAR | PAIR | more)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "redis"])
async def keys(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Keys]:
    store, file = "", KeyFile(tmp_path)
    if request.param == "redis":
        server: RedisServer = request.getfixturevalue("redis_server")
        with server.client() as client:
            client.flushall()
        store = server.url
    made = Keys(httpx.AsyncClient(), file)
    async with serving(tmp_path, store=store) as made.http:
        yield made


async def open_clarification(keys: Keys) -> None:
    key = {"headers": {"Idempotency-Key": "order-4411"}, "json": UNCLEAR}
    first, renewed, other = [await ask("POST", "/v1/clarifications", **key) for ask in every(keys)[:3]]
    assert renewed.json() == first.json()
    assert other.json()["id"] != first.json()["id"]
    assert "idempotent-replayed" not in other.headers


async def list_clarifications(keys: Keys) -> None:
    opened = await keys.opened()
    for query in ({}, {"status": "pending"}, {"from": "bot-7"}, {"department": "sales"}):
        found = [(await ask("GET", "/v1/clarifications", params=query)).json() for ask in every(keys)]
        assert [[one["id"] for one in page["clarifications"]] for page in found] == [
            [opened["id"]], [opened["id"]], [], [opened["id"]]]  # fmt: skip


async def get_clarification(keys: Keys) -> None:
    path = f"/v1/clarifications/{(await keys.opened())['id']}"
    for query in ({}, {"wait": 0.1, "version": 1}):
        assert await statuses(keys, "GET", path, params=query) == [200, 200, 404, 200]
    unknown = await keys.other("GET", f"/v1/clarifications/clr_{uuid4().hex}")
    hidden = await keys.other("GET", path)
    assert {**unknown.json(), "detail": "", "instance": ""} == {**hidden.json(), "detail": "", "instance": ""}


async def changed(keys: Keys, act: str, body: Json | None = None) -> None:
    for ask in (keys.renewed, keys.admin):
        opened = await keys.opened()
        path = f"/v1/clarifications/{opened['id']}"
        given = {} if body is None else {"json": body}
        assert (await keys.other("POST", f"{path}/{act}", **given)).status_code == 404
        assert (await keys.first("GET", path)).json()["version"] == 1
        assert (await ask("POST", f"{path}/{act}", **given)).json()["version"] == 2


async def clarification_step(keys: Keys) -> None:
    begun = (await keys.first("POST", "/v1/clarifications/step", json={"instruction": TEXT})).json()
    move = {"context": begun["context"], "event": "answered", "question_id": "q1", "value": "20 %"}
    answers = [await ask("POST", "/v1/clarifications/step", json=move) for ask in every(keys)]
    assert [one.status_code for one in answers] == [200, 200, 422, 200]
    assert answers[2].json()["type"] == "/problems/context-foreign"
    further = {
        "context": answers[3].json()["context"],
        "event": "timed_out",
    }  # handed on by the admin, still the first's
    assert await statuses(keys, "POST", "/v1/clarifications/step", json=further) == [200, 200, 422, 200]


async def converse(keys: Keys) -> None:
    asked = (await keys.first("POST", "/v1/converse", json={"message": TEXT["text"]})).json()
    following = {"message": "20 %", "context": asked["context"]}
    assert await statuses(keys, "POST", "/v1/converse", json=following) == [200, 200, 422, 200]
    chat = {"message": "Restart web-3", "session_id": "room 1"}
    turns = [(await ask("POST", "/v1/converse", json=chat)).json()["turn"] for ask in every(keys)]
    assert turns == [1, 2, 1, 1]  # a session's name is its owner's, an admin's too


async def subscribe(keys: Keys) -> None:
    made = [(await ask("POST", "/v1/subscriptions", json=HOOK)).json()["id"] for ask in every(keys)]
    everything = await keys.admin("POST", "/v1/subscriptions", json=HOOK | {"all_owners": True})
    refused = await keys.first("POST", "/v1/subscriptions", json=HOOK | {"all_owners": True})
    assert (everything.status_code, refused.status_code, everything.json()["all_owners"]) == (201, 403, True)
    for ask, receivers in ((keys.first, made[:2]), (keys.other, made[2:3]), (keys.admin, made[3:4])):
        subject = (await keys.opened(ask))["id"]
        expected = {*receivers, everything.json()["id"]}
        assert await receivers_of(keys, subject, len(expected)) == expected


async def receivers_of(keys: Keys, subject: str, least: int) -> set[str]:
    """To whom events about this are on their way; nobody takes them, so that all wait."""
    async with asyncio.timeout(20):
        while True:
            found = {one["receiver"] for one in await waiting(keys) if one["subject"] == subject}
            if len(found) >= least:
                return found
            await asyncio.sleep(0.05)


async def waiting(keys: Keys) -> list[Json]:
    found = (await keys.admin("GET", "/v1/deliveries", params={"status": "waiting", "limit": 100})).json()
    return list(found["deliveries"])


async def list_subscriptions(keys: Keys) -> None:
    made = (await keys.first("POST", "/v1/subscriptions", json=HOOK)).json()["id"]
    found = [(await ask("GET", "/v1/subscriptions")).json()["subscriptions"] for ask in every(keys)]
    assert [[one["id"] for one in page] for page in found] == [[made], [made], [], [made]]


async def get_subscription(keys: Keys) -> None:
    made = (await keys.first("POST", "/v1/subscriptions", json=HOOK)).json()["id"]
    assert await statuses(keys, "GET", f"/v1/subscriptions/{made}") == [200, 200, 404, 200]


async def unsubscribe(keys: Keys) -> None:
    for ask in (keys.renewed, keys.admin):
        made = (await keys.first("POST", "/v1/subscriptions", json=HOOK)).json()["id"]
        assert (await keys.other("DELETE", f"/v1/subscriptions/{made}")).status_code == 404
        assert (await ask("DELETE", f"/v1/subscriptions/{made}")).status_code == 204


async def list_events(keys: Keys) -> None:
    await keys.opened()
    for query in ({}, {"type": "clarification.requested"}):
        found = [(await ask("GET", "/v1/events", params=query)).json()["events"] for ask in every(keys)]
        assert [bool(one) for one in found] == [True, True, False, True]


async def list_deliveries(keys: Keys) -> None:
    assert await statuses(keys, "GET", "/v1/deliveries") == [403, 403, 403, 200]


async def replay_delivery(keys: Keys) -> None:
    async with refusing() as url:
        seen = await keys.opened(callback_url=url)
        dead = await gave_up(keys.http, seen["id"], {"authorization": f"Bearer {keys.admin_token}"})
    assert await statuses(keys, "POST", f"/v1/deliveries/{dead}/replay") == [403, 403, 403, 200]


async def kpis(keys: Keys) -> None:
    await keys.opened()
    await keys.first("POST", "/v1/score", json=TEXT | PAIR)
    await keys.first("POST", "/v1/clarifications/step", json={"instruction": TEXT})
    reports = [(await ask("GET", "/v1/kpis")).json() for ask in every(keys)]
    counts = [(one["total"]["counts"]["messages"], one["total"]["counts"]["requested"]) for one in reports]
    assert counts == [(3, 2), (3, 2), (0, 0), (3, 2)]
    assert (reports[2]["departments"], reports[2]["pairs"]) == ([], [])
    await keys.opened(keys.other)
    both = [(await ask("GET", "/v1/kpis")).json()["total"]["counts"]["requested"] for ask in every(keys)]
    assert both == [2, 2, 1, 3]


async def patterns(keys: Keys) -> None:
    await keys.opened()
    found = [(await ask("GET", "/v1/patterns")).json()["patterns"] for ask in every(keys)]
    assert [len(one) for one in found] == [1, 1, 0, 1]
    await keys.opened(keys.other)
    often = [(await ask("GET", "/v1/patterns")).json()["patterns"] for ask in every(keys)]
    assert [[one["occurrence_count"] for one in page] for page in often] == [[1], [1], [1], [1, 1]]


async def feedback(keys: Keys) -> None:
    about = {"clarification_id": (await keys.opened())["id"], "verdict": "question_helped"}
    for ask in every(keys):
        assert (await ask("POST", "/v1/feedback", json=about)).status_code == 201  # as about what never was
    await keys.opened(keys.other)
    seen = [(await ask("GET", "/v1/patterns")).json()["patterns"] for ask in every(keys)[:3]]
    assert [page[0]["feedback"] for page in seen] == [{"question_helped": 3}] * 2 + [{}]


def every(keys: Keys) -> list[Ask]:
    """The key that made it, one of the same owner, one of another owner, an admin's."""
    return [keys.first, keys.renewed, keys.other, keys.admin]


async def statuses(keys: Keys, method: str, path: str, **more: Any) -> list[int]:
    return [(await ask(method, path, **more)).status_code for ask in every(keys)]


CASES: dict[str, Callable[[Keys], Awaitable[None]]] = {
    "answer_clarification": partial(changed, act="answers", body={"question_id": "q1", "value": "20 %"}),
    "escalate_clarification": partial(changed, act="escalate"),
    "cancel_clarification": partial(changed, act="cancel"),
    **{
        case.__name__: case
        for case in (
            open_clarification,
            list_clarifications,
            get_clarification,
            clarification_step,
            converse,
            subscribe,
            list_subscriptions,
            get_subscription,
            unsubscribe,
            list_events,
            list_deliveries,
            replay_delivery,
            kpis,
            patterns,
            feedback,
        )
    },
}
OWNS_NOTHING = {
    "LivezLivez", "MetricsMetrics", "ReadyzReadyz", "V1PacksPacks", "check_packs", "hook_score", "score", "score_batch",
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
async def test_what_another_owner_has_is_not_there(keys: Keys, name: str) -> None:
    await CASES[name](keys)


async def test_every_operation_is_tried(tmp_path: Path) -> None:
    async with serving(tmp_path) as http:
        assert set(await operations(http)) == set(CASES) | OWNS_NOTHING


async def test_the_playground_and_the_answer_page(keys: Keys) -> None:
    opened = await keys.opened()
    part = {"askfirst-part": "1"}
    form = {"clarification": opened["id"]}
    shown = [await ask("POST", "/try/clarification", data=form, headers=part) for ask in every(keys)]
    assert [one.status_code for one in shown] == [200, 200, 404, 200]
    page = await keys.http.get(httpx.URL(opened["answer_url"]).path)
    assert page.status_code == 200
    assert (await keys.admin("GET", "/operations/now")).text.count(opened["id"]) >= 1
    assert (await keys.first("GET", "/operations/now")).status_code == 403


async def test_without_keys_all_is_one_owner_s_and_stays_so_for_the_keys_of_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as http:
        id_ = (await http.post("/v1/clarifications", json=UNCLEAR)).json()["id"]
    file = KeyFile(tmp_path)
    old, token = file.add("made before there were owners", ("score", "clarify"), "")
    _, own = file.add("new", ("score", "clarify"))
    async with serving(tmp_path) as http:
        for bearer, status in ((token, 200), (own, 404)):
            headers = {"authorization": f"Bearer {bearer}"}
            assert (await http.get(f"/v1/clarifications/{id_}", headers=headers)).status_code == status
    rotated: tuple[Key, str] = file.rotate(old.id)
    async with serving(tmp_path) as http:
        for bearer, status in ((token, 401), (rotated[1], 200)):
            headers = {"authorization": f"Bearer {bearer}"}
            assert (await http.get(f"/v1/clarifications/{id_}", headers=headers)).status_code == status
