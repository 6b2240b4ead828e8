"""The processes behind batches: they come when needed, are replaced, stop, and go with the service."""

import json
import os
import signal
import socket
import subprocess
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import httpx
import pytest

from askfirst.http.offloop.scoring import LONG_NICENESS, SHORT_NICENESS
from tests.http.service import Service, serving

BATCH = {"instructions": [{"text": "Give them a good discount, and send it to him asap", "department": "sales"}] * 400}


def children(service: Service, niceness: int = LONG_NICENESS) -> list[int]:
    """The processes of a lane: they are told apart by how far they step back."""
    found = subprocess.run(
        ["ps", "-o", "pid=,stat=,ni=", "--ppid", str(service.process.pid)], capture_output=True, text=True, check=False
    )
    told = map(str.split, found.stdout.splitlines())
    return [int(pid) for pid, state, nice in told if state[0] != "Z" and int(nice) == min(19, os.nice(0) + niceness)]


def gone(pids: list[int]) -> bool:
    """Whether they all end within a few seconds."""
    end = monotonic() + 10
    while monotonic() < end:
        if not any(alive(pid) for pid in pids):
            return True
        sleep(0.05)
    return False


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z" if Path(f"/proc/{pid}/stat").exists() else True


def post(service: Service, given: object = BATCH) -> httpx.Response:
    return httpx.post(f"{service.url}/v1/score/batch", json=given, timeout=60, trust_env=False)


def test_none_before_the_first_batch_and_no_more_than_are_set() -> None:
    with serving(batch_processes="2") as service:
        assert children(service) == []
        assert post(service).status_code == 200
        assert len(children(service)) == 2
        before = children(service)
        assert post(service).status_code == 200
        assert children(service) == before


def test_one_that_dies_is_replaced_and_its_work_done_again() -> None:
    with serving(batch_processes="2") as service:
        whole = post(service).json()
        answers: list[httpx.Response] = []
        asking = Thread(target=lambda: answers.append(post(service)))
        victims = children(service)
        asking.start()
        sleep(0.1)
        os.kill(victims[0], signal.SIGKILL)
        asking.join()
        assert answers[0].json() == whole
        os.kill(victims[1], signal.SIGKILL)  # while it has nothing to do
        assert post(service).json() == whole
        assert not set(victims) & set(children(service))


def test_work_stops_when_the_client_goes_away() -> None:
    with serving(batch_processes="1") as service:
        long = {"instructions": [{"text": "Send it to them asap. " * 800}] * 200}
        body = json.dumps(long).encode()
        with socket.create_connection(("127.0.0.1", service.port)) as line:
            head = (
                "POST /v1/score/batch HTTP/1.1\r\nhost: localhost\r\n"
                f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            )
            line.sendall(head.encode() + body)
            end = monotonic() + 10
            while not (at_work := children(service)) and monotonic() < end:
                sleep(0.02)
            assert at_work
        assert gone(at_work)
        assert post(service, [{"text": "Send it"}]).status_code == 200


def test_none_is_left_when_the_service_stops_or_is_killed() -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGKILL):
        with serving(batch_processes="2", score_processes="1") as service:
            post(service)
            pids = children(service) + children(service, SHORT_NICENESS)
            assert len(pids) == 3
            service.process.send_signal(number)
            assert service.process.wait(20) == (-9 if number is signal.SIGKILL else 0)
            assert gone(pids)


def test_children_are_replaced_though_nobody_reads_what_the_service_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)  # else no buffer holds what cannot be said
    with serving(score_processes="1") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        assert service.process.stderr is not None
        service.process.stderr.close()
        for _ in range(2):
            assert client.post("/v1/score", json={"text": "Send it"}).status_code == 200
            for pid in children(service, SHORT_NICENESS):
                os.kill(pid, signal.SIGKILL)
        assert client.post("/v1/score", json={"text": "Send it"}).status_code == 200


def test_single_requests_go_on_beside_a_batch() -> None:
    with serving(batch_processes="1") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        asking = Thread(target=lambda: post(service))
        asking.start()
        answered = 0
        while asking.is_alive():
            answered += client.post("/v1/score", json={"text": "Send it"}).status_code == 200
        assert answered > 20
