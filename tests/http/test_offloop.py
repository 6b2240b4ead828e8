"""Texts are scored beside the event loop: bounded, one behind the other, and none in the way of all else."""

import os
import pickle
import signal
import socket
from threading import Thread
from time import monotonic, sleep

import httpx
import msgspec
import pytest

from askfirst import errors
from askfirst.entry import default_gate
from askfirst.http.offloop.scoring import SHORT_NICENESS
from askfirst.http.problems import RequestError, refused_value
from askfirst.model import Instruction
from tests.http.service import Service, serving
from tests.http.test_processes import children, gone

SHORT = {"text": "Give them a good discount", "department": "sales"}
LONG = {"text": ("Send the report to Ana Ruiz by Friday 17:00, and copy Tom Berger. " * 400)[:20_000]}
LONGEST = LONG | {"history": [{"role": "user", "content": LONG["text"]}] * 10}
"""Seconds of work."""


def metric(service: Service, lane: str, outcome: str) -> float:
    lines = httpx.get(f"{service.url}/metrics", trust_env=False).text.splitlines()
    name = f'askfirst_scoring_hindered_total{{lane="{lane}",outcome="{outcome}"}} '
    return next(float(line.removeprefix(name)) for line in lines if line.startswith(name))


def test_a_text_that_takes_too_long_is_refused_and_counted_and_the_next_one_scored() -> None:
    with serving(score_timeout="0.03") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        assert metric(service, "long", "too_long") == 0
        for path, sent in (
            ("/v1/score", LONG),
            ("/v1/clarifications", LONG),
            ("/v1/converse", {"message": LONG["text"]}),
            ("/v1/clarifications/step", {"instruction": LONG}),
        ):
            answer = client.post(path, json=sent, timeout=60)
            assert answer.status_code == 422, answer.text
            assert answer.json()["type"] == "/problems/scoring-too-long"
            assert "shorter" in answer.json()["detail"]
            assert "retry-after" not in answer.headers
        assert metric(service, "long", "too_long") == 4
        assert client.post("/v1/score", json={"text": "Send it"}).status_code == 200


def test_a_clarification_whose_answer_takes_too_long_stays_as_it_was() -> None:
    with serving(score_timeout="0.1") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        before = client.post("/v1/clarifications", json=SHORT).json()
        path = f"/v1/clarifications/{before['id']}"
        answer = client.post(f"{path}/answers", json={"value": LONG["text"]}, timeout=60)
        assert answer.json()["type"] == "/problems/scoring-too-long"
        assert client.get(path).json()["version"] == before["version"]


def test_in_a_batch_it_loses_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(score_timeout="0.03") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        sent = [SHORT, LONGEST] * 12
        answer = client.post("/v1/score/batch", json=sent, timeout=600).json()
        assert answer["failed"] in ([], list(range(1, 24, 2)))
        assert answer["assessments"][0] == client.post("/v1/score", json=SHORT).json()


def test_short_ones_are_answered_while_a_long_one_is_scored() -> None:
    with (
        serving(max_body="1000000", score_timeout="300") as service,
        httpx.Client(base_url=service.url, trust_env=False) as client,
    ):
        answers: list[httpx.Response] = []
        ask = lambda: answers.append(httpx.post(f"{service.url}/v1/score", json=LONGEST, timeout=300, trust_env=False))  # noqa: E731
        asking = Thread(target=ask)
        asking.start()
        answered = 0
        while asking.is_alive():
            answered += client.post("/v1/score", json=SHORT).status_code == 200
        assert answered > 20
        assert answers[0].status_code == 200


def test_work_stops_when_the_client_goes_away() -> None:
    with serving(max_body="1000000", score_timeout="300") as service:
        body = msgspec.json.encode(LONGEST)
        with socket.create_connection(("127.0.0.1", service.port)) as line:
            head = "POST /v1/score HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            line.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
            end = monotonic() + 10
            while not (at_work := children(service)) and monotonic() < end:
                sleep(0.005)
            assert at_work
        assert gone(at_work)
        assert httpx.post(f"{service.url}/v1/score", json=SHORT, trust_env=False).status_code == 200


def test_a_child_that_is_killed_is_replaced() -> None:
    with serving(score_processes="2") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        before = children(service, SHORT_NICENESS)
        assert len(before) == 2, "they start with the service"
        whole = client.post("/v1/score", json=SHORT).json()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        assert gone(before)
        assert client.post("/v1/score", json=SHORT).json() == whole
        assert metric(service, "short", "died") == 2


def test_a_language_that_nobody_has_read_is_made_ready_for_all() -> None:
    sent = {"text": "Bitte schick ihm den Bericht", "language": "de"}
    with serving(score_processes="2") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        alone = msgspec.json.decode(msgspec.json.encode(default_gate().assess(msgspec.convert(sent, Instruction))))
        found = client.post("/v1/score", json=sent, timeout=60).json()
        assert (found["language"], found["issues"]) == ("de", alone["issues"])
        assert client.post("/v1/score/batch", json=[sent, SHORT], timeout=60).json()["assessments"][0] == found


@pytest.mark.parametrize(
    "error",
    [
        errors.InstructionError("text", "is blank", "Write it"),
        errors.UnknownLanguage("language", "no packs", "Leave it out"),
        errors.AnswerConflict({"value": "20 %"}),
        errors.AnswerError("value", "is missing", "Send it"),
        errors.ClosedError("resolved"),
        errors.ScoringTooLong(10),
        RequestError("unavailable", "later", headers={"retry-after": "1"}),
        refused_value("invalid-request", "text", "Missing", "Send it"),
    ],
)
def test_an_error_comes_out_of_another_process_as_it_went_in(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
