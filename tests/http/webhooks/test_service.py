"""Webhooks of a real service: subscriptions, callbacks, refused addresses, dead letters, and what is logged."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from standardwebhooks import Webhook

from askfirst.delivery.signing import derived_secret, new_secret
from tests.delivery.receiver import ReceiverServer, Say, receiving
from tests.http.service import Service, serving

SECRET = "a secret for the tests of webhooks"
UNCLEAR = {"text": "Give them a good discount", "department": "sales"}
ONE_LEVEL = {**UNCLEAR, "chain": [{"role": "director_agent", "timeout": 1}], "max_turns": 1}


@pytest.fixture(scope="module")
def keeping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with serving(data=str(tmp_path_factory.mktemp("webhooks")), secret=SECRET, log_level="debug") as running:
        yield running


@pytest.fixture
def client(keeping: Service) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=keeping.url, timeout=10, trust_env=False) as http:
        yield http


@pytest.fixture
def receiver() -> Iterator[ReceiverServer]:
    with receiving() as running:
        yield running


def wait_for(receiver: ReceiverServer, type_: str, seconds: float = 15) -> list[str]:
    """The types of what came, as soon as this one is among them."""
    end = monotonic() + seconds
    while True:
        types = [got.json["type"] for got in receiver.got]
        if type_ in types:
            return types
        assert monotonic() < end, types
        sleep(0.02)


def test_a_callback_hears_of_a_life_in_order_once_and_signed(client: httpx.Client, receiver: ReceiverServer) -> None:
    opened = client.post("/v1/clarifications", json={**ONE_LEVEL, "callback_url": f"{receiver.url}?token=hidden"})
    assert opened.status_code == 201
    types = wait_for(receiver, "clarification.best_guess")
    assert types[0] == "clarification.requested"
    assert types[-1] == "clarification.best_guess"
    assert len(receiver.ids) == len(set(receiver.ids))
    for got in receiver.got:
        event = Webhook(derived_secret(SECRET.encode())).verify(got.body, got.headers)
        assert event["data"]["clarification"]["id"] == opened.json()["id"]
        assert b"token=hidden" not in got.body
    listed = client.get("/v1/events", params={"limit": 100}).json()["events"]
    own = [one for one in listed if one["data"]["clarification"]["id"] == opened.json()["id"]]
    assert [one["id"] for one in reversed(own)] == receiver.ids


def test_a_subscription_hears_of_its_types_until_it_is_removed(client: httpx.Client, receiver: ReceiverServer) -> None:
    wanted = {"url": receiver.url, "types": ["clarification.requested"]}
    made = client.post("/v1/subscriptions", json=wanted)
    assert made.status_code == 201
    subscription = made.json()
    assert made.headers["location"] == f"/v1/subscriptions/{subscription['id']}"
    client.post("/v1/clarifications", json=UNCLEAR)
    assert wait_for(receiver, "clarification.requested") == ["clarification.requested"]
    Webhook(subscription["secret"]).verify(receiver.got[0].body, receiver.got[0].headers)
    shown = client.get(made.headers["location"]).json()
    assert shown["secret"] is None
    assert shown["origin"] == f"http://127.0.0.1:{receiver.port}"
    assert shown in client.get("/v1/subscriptions").json()["subscriptions"]
    assert client.delete(made.headers["location"]).status_code == 204
    assert client.delete(made.headers["location"]).status_code == 404
    assert client.get(made.headers["location"]).status_code == 404
    client.post("/v1/clarifications", json=UNCLEAR)
    sleep(0.6)
    assert len(receiver.got) == 1


def test_a_secret_of_ones_own_signs(client: httpx.Client, receiver: ReceiverServer) -> None:
    secret = new_secret()
    made = client.post("/v1/subscriptions", json={"url": receiver.url, "secret": secret}).json()
    assert made["secret"] == secret
    client.post("/v1/clarifications", json=UNCLEAR)
    wait_for(receiver, "clarification.asked")
    Webhook(secret).verify(receiver.got[0].body, receiver.got[0].headers)
    client.delete(f"/v1/subscriptions/{made['id']}")


@pytest.mark.parametrize(
    ("body", "path", "slug"),
    [
        ({"url": "http://169.254.169.254/latest/meta-data/"}, "url", "address-refused"),
        ({"url": "http://10.0.0.1/"}, "url", "address-refused"),
        ({"url": "http://2130706433/"}, "url", "address-refused"),
        ({"url": "https://user:pw@example.com/"}, "url", "address-refused"),
        ({"url": "gopher://127.0.0.1/"}, "url", "address-refused"),
        ({"url": "http://127.0.0.1:9/", "secret": "short"}, "secret", "invalid-request"),
        ({"url": "http://127.0.0.1:9/", "types": ["clarification.gone"]}, "types[0]", "invalid-request"),
        ({}, "url", "invalid-request"),
    ],
)
def test_what_is_wrong_with_a_subscription_is_named(
    client: httpx.Client, body: dict[str, Any], path: str, slug: str
) -> None:
    answer = client.post("/v1/subscriptions", json=body)
    assert answer.status_code == 422
    assert answer.json()["type"] == f"/problems/{slug}"
    assert answer.json()["errors"][0]["path"] == path


def test_a_callback_that_may_not_be_called_opens_nothing(client: httpx.Client) -> None:
    answer = client.post("/v1/clarifications", json={**UNCLEAR, "callback_url": "http://[fe80::1]/resume?token=hidden"})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["path"] == "callback_url"
    assert "hidden" not in answer.text


def test_what_was_given_up_is_listed_and_sent_anew(client: httpx.Client) -> None:
    ready: list[bool] = []
    with receiving(lambda got, before: Say(200 if ready else 400)) as receiver:
        client.post("/v1/clarifications", json={**UNCLEAR, "callback_url": receiver.url})
        wait_for(receiver, "clarification.asked")
        sleep(0.3)
        dead = client.get("/v1/deliveries").json()
        ours = [one for one in dead["deliveries"] if one["event_id"] in receiver.ids]
        assert [one["event_id"] for one in reversed(ours)] == receiver.ids
        assert {one["reason"] for one in ours} == {"the receiver answered 400"}
        assert dead["counts"]["dead"] >= 2
        ready.append(True)
        for one in ours:
            assert client.post(f"/v1/deliveries/{one['id']}/replay").json()["status"] == "waiting"
        assert client.post(f"/v1/deliveries/{ours[0]['id']}/replay").status_code == 404
        end = monotonic() + 10
        while len(receiver.got) < 2 * len(ours) and monotonic() < end:
            sleep(0.02)
        assert sorted(receiver.ids) == sorted(2 * [one["event_id"] for one in ours])


def test_what_waits_is_listed_with_its_next_attempt(client: httpx.Client) -> None:
    with receiving(lambda got, before: Say(503, (("Retry-After", "600"),))) as receiver:
        client.post("/v1/clarifications", json={**UNCLEAR, "callback_url": receiver.url})
        wait_for(receiver, "clarification.requested")
        sleep(0.3)
        waiting = client.get("/v1/deliveries", params={"status": "waiting"}).json()["deliveries"]
    (ours,) = [one for one in waiting if one["event_id"] == receiver.ids[0]]
    assert (ours["attempts"], ours["receiver"], ours["status"]) == (1, "callback", "waiting")
    assert ours["next_attempt_at"] > ours["timestamp"]


@pytest.mark.parametrize("id_", ["dlv_", "dlv_%C3%A4", "evt_1", "dlv_" + "A" * 99, "x"])
def test_an_unknown_delivery_is_not_found(client: httpx.Client, id_: str) -> None:
    assert client.post(f"/v1/deliveries/{id_}/replay").status_code == 404


def test_deliveries_are_counted(client: httpx.Client, receiver: ReceiverServer) -> None:
    client.post("/v1/clarifications", json={**UNCLEAR, "callback_url": receiver.url})
    wait_for(receiver, "clarification.asked")
    sleep(0.3)
    text = client.get("/metrics").text
    assert 'askfirst_deliveries_total{outcome="delivered"}' in text
    assert "askfirst_delivery_lag_seconds_count" in text
    assert "askfirst_deliveries_waiting" in text
    assert "token=" not in text and receiver.url not in text


def test_no_address_or_token_is_logged_at_any_level(tmp_path: Path) -> None:
    with (
        receiving(lambda got, before: Say(302 if before else 500, (("Location", "http://x/?token=also"),))) as receiver,
        serving(data=str(tmp_path), log_level="debug") as running,
    ):
        hidden = f"http://127.0.0.1:{receiver.port}/hook-hidden?token=hidden"
        httpx.post(f"{running.url}/v1/clarifications", json={**ONE_LEVEL, "callback_url": hidden}, trust_env=False)
        httpx.post(f"{running.url}/v1/clarifications", json={**UNCLEAR, "callback_url": "http://10.1.1.1/hidden"})
        wait_for(receiver, "clarification.asked")
        running.process.terminate()
        logged = running.process.communicate(timeout=20)[1]
    assert "not delivered, again in" in logged
    assert "given up" in logged
    assert "hidden" not in logged
    assert "also" not in logged


def test_the_secret_of_callbacks_can_be_shown_and_made() -> None:
    def said(*arguments: str, **settings: str) -> str:
        command = [sys.executable, "-m", "askfirst", "webhook-secret", *arguments]
        environ = {f"ASKFIRST_{name.upper()}": value for name, value in settings.items()}
        return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout.strip()

    assert said(secret=SECRET) == derived_secret(SECRET.encode())
    made = said("--new")
    assert said(webhook_secret=made, secret=SECRET) == made


@pytest.mark.parametrize(
    ("name", "value"),
    [("webhook_secret", "secret"), ("callback_origins", "n8n:5678"), ("callback_origins", "10.0.0.1")],
)
def test_wrong_settings_stop_the_start(name: str, value: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "askfirst", "serve"]
    environ = {f"ASKFIRST_{name.upper()}": value, "ASKFIRST_DATA": str(tmp_path), "ASKFIRST_PORT": "0"}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert f"ASKFIRST_{name.upper()}" in done.stderr


def test_events_are_what_receivers_got(client: httpx.Client, receiver: ReceiverServer) -> None:
    client.post("/v1/clarifications", json={**UNCLEAR, "callback_url": receiver.url})
    wait_for(receiver, "clarification.asked")
    listed = client.get("/v1/events", params={"type": "clarification.asked", "limit": 1}).json()
    assert listed["events"] == [json.loads(receiver.got[-1].body)]
    assert (
        client.get("/v1/events", params={"type": "clarification.asked", "cursor": listed["cursor"]}).status_code == 200
    )
    assert client.get("/v1/events", params={"type": "nothing"}).status_code == 400
