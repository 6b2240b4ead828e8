import signal
import socket

import httpx
import pytest

from tests.http.service import Service, command, serving


def test_it_says_where_it_is_and_what_to_try(service: Service) -> None:
    address, to_try, docs = service.announced
    assert f"listens on {service.url}" in address
    assert "curl" in to_try
    assert f"{service.url}/v1/score" in to_try
    assert f"{service.url}/docs" in docs


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_good_order(number: signal.Signals) -> None:
    with serving() as service:
        assert httpx.get(f"{service.url}/livez", trust_env=False).status_code == 200
        service.process.send_signal(number)
        assert service.process.wait(15) == 0
        _, errors = service.process.communicate()
        assert "Traceback" not in errors


def test_a_port_in_use_is_said_plainly() -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        process = command("serve", port=str(held.getsockname()[1]))
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "ASKFIRST_PORT" in errors
    assert "Traceback" not in errors


def test_opened_on_purpose_it_answers_to_any_name() -> None:
    with serving(host="0.0.0.0", allow_open="true") as service:
        answer = httpx.get(
            f"http://127.0.0.1:{service.port}/livez", headers={"host": "askfirst.internal"}, trust_env=False
        )
        assert answer.status_code == 200


def test_a_name_can_be_added_to_those_of_loopback() -> None:
    with serving(allowed_hosts="gate.example, other.example") as service:
        for host, status in (("gate.example:8080", 200), ("GATE.example", 200), ("third.example", 421)):
            answer = httpx.get(f"{service.url}/livez", headers={"host": host}, trust_env=False)
            assert answer.status_code == status


def test_health_asks_the_running_service(service: Service) -> None:
    healthy = command("health", port=str(service.port))
    assert "ready" in healthy.communicate(timeout=30)[0]
    assert healthy.returncode == 0
    gone = command("health", "--url", "http://127.0.0.1:9")
    assert "not ready" in gone.communicate(timeout=30)[1]
    assert gone.returncode == 1
