"""Idempotency keys: each operation that changes something, sent twice, takes effect once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
import pytest

from askfirst.errors import StoreUnavailable
from askfirst.stores.redis import RedisStore
from askfirst.stores.sqlite import SqliteStore
from tests.http.inprocess import UNCLEAR, Json, gave_up, opened, operations, refusing, serving
from tests.stores.redis_server import RedisServer

pytestmark = pytest.mark.anyio
KEEPS_NOTHING = {"score", "score_batch", "hook_score", "check_packs", "clarification_step"}


class Case(NamedTuple):
    """A request that changes something, another one to the same address, and how often it has taken effect."""

    method: str
    path: str
    body: Json | None
    other: Json | None
    effect: Callable[[], Awaitable[int]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "redis"])
def store(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    server: RedisServer = request.getfixturevalue("redis_server")
    with server.client() as client:
        client.flushall()
    return server.url


@pytest.fixture
async def http(store: str, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with serving(tmp_path, store=store) as client:
        yield client


async def open_clarification(http: httpx.AsyncClient) -> Case:
    who = uuid4().hex

    async def effect() -> int:
        return len((await http.get("/v1/clarifications", params={"from": who})).json()["clarifications"])

    body = UNCLEAR | {"from": who}
    return Case("POST", "/v1/clarifications", body, body | {"timeout": 7}, effect)


async def member(http: httpx.AsyncClient, act: str, body: Json | None, other: Json | None) -> Case:
    path = f"/v1/clarifications/{(await opened(http))['id']}"

    async def effect() -> int:
        return int((await http.get(path)).json()["version"]) - 1

    return Case("POST", f"{path}/{act}", body, other, effect)


async def answer_clarification(http: httpx.AsyncClient) -> Case:
    return await member(http, "answers", {"question_id": "q1", "value": "20 %"}, {"question_id": "q1", "value": "9 %"})


async def escalate_clarification(http: httpx.AsyncClient) -> Case:
    return await member(http, "escalate", None, None)


async def cancel_clarification(http: httpx.AsyncClient) -> Case:
    return await member(http, "cancel", {"from": "bot-7"}, {"from": "bot-8"})


async def converse(http: httpx.AsyncClient) -> Case:
    session = uuid4().hex
    body = {"session_id": session, "message": "Give them a good discount"}

    async def effect() -> int:
        after = await http.post("/v1/converse", json={"session_id": session, "message": "Thanks!"})
        return int(after.json()["turn"]) - 1

    return Case("POST", "/v1/converse", body, body | {"message": "Hello"}, effect)


async def subscriptions(http: httpx.AsyncClient) -> int:
    return len((await http.get("/v1/subscriptions")).json()["subscriptions"])


async def subscribe(http: httpx.AsyncClient) -> Case:
    body = {"url": "http://127.0.0.1:9999/a"}
    return Case("POST", "/v1/subscriptions", body, {"url": "http://127.0.0.1:9999/b"}, lambda: subscriptions(http))


async def unsubscribe(http: httpx.AsyncClient) -> Case:
    made = [(await http.post("/v1/subscriptions", json={"url": "http://127.0.0.1:9999/a"})).json() for _ in range(2)]

    async def effect() -> int:
        return 2 - await subscriptions(http)

    return Case("DELETE", f"/v1/subscriptions/{made[0]['id']}", None, None, effect)


async def feedback(http: httpx.AsyncClient) -> Case:
    pair = {"from": uuid4().hex, "to": "anna"}
    await http.post("/v1/score", json=UNCLEAR_TEXT | pair)

    async def effect() -> int:
        (seen,) = (await http.get("/v1/patterns", params=pair)).json()["patterns"]
        return int(seen["feedback"].get("was_clear", 0))

    body = {"assessment_id": f"asm_{uuid4().hex[:24]}", "verdict": "was_clear", **pair}
    body["ambiguity_type"] = (await http.post("/v1/score", json=UNCLEAR_TEXT | pair)).json()["ambiguity_type"]
    return Case("POST", "/v1/feedback", body, body | {"note": "Another one"}, effect)


UNCLEAR_TEXT = {"text": UNCLEAR["text"], "department": "sales"}


async def replay_delivery(http: httpx.AsyncClient) -> Case:
    async with refusing() as url:
        seen = await opened(http, callback_url=url)
        dead = await gave_up(http, seen["id"])

    async def effect() -> int:  # nobody is at the address any more, so that it waits from then on
        waiting = (await http.get("/v1/deliveries", params={"status": "waiting"})).json()
        return sum(one["id"] == dead for one in waiting["deliveries"])

    return Case("POST", f"/v1/deliveries/{dead}/replay", None, None, effect)


CASES: list[Callable[[httpx.AsyncClient], Awaitable[Case]]] = [
    open_clarification, answer_clarification, escalate_clarification, cancel_clarification,
    converse, subscribe, unsubscribe, feedback, replay_delivery,
]  # fmt: skip
each = pytest.mark.parametrize("case_of", CASES, ids=lambda one: one.__name__)


async def sent(http: httpx.AsyncClient, case: Case, key: str, body: Json | None = None) -> httpx.Response:
    given: dict[str, Any] = {} if case.body is None else {"json": case.body if body is None else body}
    return await http.request(case.method, case.path, headers={"Idempotency-Key": key}, **given)


async def test_the_description_names_the_key_wherever_something_changes(http: httpx.AsyncClient) -> None:
    changing = {name: one for name, (method, one) in (await operations(http)).items() if method != "get"}
    named = {
        name for name, one in changing.items() if "Idempotency-Key" in {p["name"] for p in one.get("parameters", ())}
    }
    assert named == {case.__name__ for case in CASES}
    assert set(changing) - named == KEEPS_NOTHING


@each
async def test_sent_twice_it_takes_effect_once_and_gets_the_same_answer(
    http: httpx.AsyncClient, case_of: Callable[[httpx.AsyncClient], Awaitable[Case]]
) -> None:
    case, key = await case_of(http), str(uuid4())
    first, again = await sent(http, case, key), await sent(http, case, f'"{key}"')
    assert first.is_success, first.text
    assert "idempotent-replayed" not in first.headers
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert again.headers["idempotent-replayed"] == "true"
    assert again.headers.get("location") == first.headers.get("location")
    if case.other is not None:
        refused = await sent(http, case, key, case.other)
        assert (refused.status_code, refused.json()["type"]) == (422, "/problems/idempotency-key-reused")
    assert await case.effect() == 1


@each
async def test_sent_many_times_at_once_it_takes_effect_once(
    http: httpx.AsyncClient, case_of: Callable[[httpx.AsyncClient], Awaitable[Case]]
) -> None:
    case, key = await case_of(http), str(uuid4())
    answers = await asyncio.gather(*(sent(http, case, key) for _ in range(6)))
    refused = {one.json()["type"] for one in answers if not one.is_success}
    assert refused <= {
        "/problems/idempotency-key-in-use",
        "/problems/store-unavailable",
    }  # the latter on a busy machine
    last = await sent(http, case, key)
    assert {one.content for one in answers if one.is_success} <= {last.content}
    assert last.is_success, last.text
    assert await case.effect() == 1


@each
async def test_what_is_lost_between_the_change_and_its_answer_is_answered_when_it_is_sent_again(
    http: httpx.AsyncClient,
    case_of: Callable[[httpx.AsyncClient], Awaitable[Case]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    case, key = await case_of(http), str(uuid4())
    with monkeypatch.context() as lossy:
        for kind in (SqliteStore, RedisStore):
            for name in ("commit", "subscribe", "unsubscribe", "add_feedback", "revive", "save_session"):
                lossy.setattr(kind, name, and_then_lost(getattr(kind, name)))
        assert (await sent(http, case, key)).status_code == 503
    again = await sent(http, case, key)
    assert again.is_success, again.text
    assert again.headers["idempotent-replayed"] == "true"
    assert await case.effect() == 1


def and_then_lost(change: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The change as it is, and a service that dies before it knows."""

    async def changed(*args: Any, **more: Any) -> Any:
        await change(*args, **more)
        raise StoreUnavailable("lost on the way")

    return changed


async def test_a_late_answer_is_kept_once(http: httpx.AsyncClient) -> None:
    id_ = (await opened(http))["id"]
    await http.post(f"/v1/clarifications/{id_}/cancel")
    case = Case("POST", f"/v1/clarifications/{id_}/answers", {"question_id": "q1", "value": "20 %"}, None, noted)
    first, again = await sent(http, case, "late"), await sent(http, case, "late")
    assert (first.status_code, first.json()["type"]) == (409, "/problems/clarification-closed")
    assert (again.status_code, again.content, again.headers["content-type"]) == (
        409, first.content, "application/problem+json")  # fmt: skip
    assert len((await http.get(f"/v1/clarifications/{id_}")).json()["late_answers"]) == 1


async def noted() -> int:
    return 1


async def test_a_context_for_single_use_is_used_in_one_way(http: httpx.AsyncClient) -> None:
    async def step(**body: Any) -> httpx.Response:
        return await http.post("/v1/clarifications/step", json=body)

    first = (await step(instruction=UNCLEAR_TEXT, single_use=True)).json()
    answer = {"context": first["context"], "event": "answered", "question_id": "q1", "value": "20 %"}
    once, again = await step(**answer), await step(**answer)
    assert (once.status_code, again.content) == (200, once.content)
    refused = await step(**answer | {"value": "30 %"})
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/context-used")
    assert refused.json()["recorded"] == once.json()
    assert (await step(context=first["context"], event="timed_out")).status_code == 409
    unchanged = await step(**answer | {"context": once.json()["context"]})  # the answer that is settled: no use
    assert (unchanged.status_code, unchanged.json()["version"]) == (200, once.json()["version"])
    following = {"context": once.json()["context"], "event": "skipped", "question_id": "q2"}
    ways = await asyncio.gather(*(step(**following, **{"from": f"person {n}"}) for n in range(5)))
    assert sorted(one.status_code for one in ways) == [200, 409, 409, 409, 409]


async def test_other_contexts_may_be_used_in_two_ways(http: httpx.AsyncClient) -> None:
    first = (await http.post("/v1/clarifications/step", json={"instruction": UNCLEAR_TEXT})).json()
    for value in ("20 %", "30 %"):
        move = {"context": first["context"], "event": "answered", "question_id": "q1", "value": value}
        assert (await http.post("/v1/clarifications/step", json=move)).status_code == 200


async def test_single_use_needs_a_store(tmp_path: Path) -> None:
    async with serving(tmp_path, store="none") as http:
        refused = await http.post("/v1/clarifications/step", json={"instruction": UNCLEAR_TEXT, "single_use": True})
        assert (refused.status_code, refused.json()["type"]) == (501, "/problems/no-store")
