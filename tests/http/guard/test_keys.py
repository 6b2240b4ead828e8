"""Keys as a caller meets them: a real service, the real command."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.http.service import Service, command, serving
from tests.http.test_problems import problem

BODY = {"text": "Give them a good discount", "department": "sales"}


def run(*arguments: str, data: Path) -> str:
    """What the command says on stdout."""
    process = command(*arguments, data=str(data))
    output, errors = process.communicate(timeout=30)
    assert process.returncode == 0, errors
    return output.strip()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def tokens(data: Path) -> dict[str, str]:
    """A key for each scope."""
    return {scope: run("key", "new", "--scope", scope, data=data) for scope in ("score", "clarify", "admin")}


@pytest.fixture(scope="module")
def guarded(data: Path, tokens: dict[str, str]) -> Iterator[Service]:
    with serving(data=str(data), rate="1000") as running:
        yield running


def score(service: Service, token: str | None, scheme: str = "Bearer") -> httpx.Response:
    headers = {"authorization": f"{scheme} {token}"} if token is not None else {}
    return httpx.post(f"{service.url}/v1/score", json=BODY, headers=headers, trust_env=False)


def eventually(service: Service, token: str, status: int) -> None:
    """A change of keys takes effect within seconds."""
    end = time.monotonic() + 5
    while score(service, token).status_code != status:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_key_opens(guarded: Service, tokens: dict[str, str]) -> None:
    assert score(guarded, tokens["score"]).status_code == 200
    assert score(guarded, tokens["score"], "bearer").status_code == 200
    assert score(guarded, tokens["admin"]).status_code == 200


def test_no_key(guarded: Service) -> None:
    answer = score(guarded, None)
    assert "askfirst key new" in str(problem(answer, "unauthorized")["detail"])
    assert answer.headers["www-authenticate"] == 'Bearer realm="askfirst"'


@pytest.mark.parametrize("wrong", ["x", "af_" + "A" * 43, "é", "a b"])
def test_a_wrong_key(guarded: Service, wrong: str) -> None:
    for scheme in ("Bearer", "Basic"):
        answer = httpx.post(
            f"{guarded.url}/v1/score",
            json=BODY,
            headers={b"authorization": f"{scheme} {wrong}".encode("latin-1")},
            trust_env=False,
        )
        assert 'error="invalid_token"' in answer.headers["www-authenticate"]
        assert wrong not in str(problem(answer, "unauthorized")["detail"]).split()


def test_a_right_key_in_another_scheme(guarded: Service, tokens: dict[str, str]) -> None:
    problem(score(guarded, tokens["score"], "Basic"), "unauthorized")


def test_a_key_without_the_scope(guarded: Service, tokens: dict[str, str]) -> None:
    answer = score(guarded, tokens["clarify"])
    assert "--scope score" in str(problem(answer, "forbidden")["detail"])
    assert 'error="insufficient_scope", scope="score"' in answer.headers["www-authenticate"]


def test_what_is_open_and_what_any_key_opens(guarded: Service, tokens: dict[str, str]) -> None:
    with httpx.Client(base_url=guarded.url, trust_env=False) as client:
        for path in ("/", "/livez", "/readyz", "/docs", "/docs/openapi.json", "/problems/unauthorized"):
            assert client.get(path).status_code == 200, path
        problem(client.get("/metrics"), "unauthorized")
        problem(client.get("/v1/packs"), "unauthorized")
        problem(client.get("/nowhere"), "unauthorized")
        mine = {"authorization": f"Bearer {tokens['clarify']}"}
        assert client.get("/metrics", headers=mine).status_code == 200


def test_what_no_route_takes_is_told_only_to_whom_it_would_be_open(guarded: Service, tokens: dict[str, str]) -> None:
    with httpx.Client(base_url=guarded.url, trust_env=False) as client:
        for method, path in (("DELETE", "/v1/score"), ("OPTIONS", "/v1/score"), ("GET", "/v1/nowhere")):
            problem(client.request(method, path), "unauthorized")
        mine = {"authorization": f"Bearer {tokens['score']}"}
        problem(client.delete("/v1/score", headers=mine), "method-not-allowed")
        problem(client.get("/v1/deliveries", headers=mine), "forbidden")
        assert client.options("/v1/score", headers=mine).headers["allow"] == "OPTIONS, POST"


def test_keys_come_and_go_while_it_runs(guarded: Service, data: Path) -> None:
    token = run("key", "new", "--name", "short-lived", data=data)
    eventually(guarded, token, 200)
    listed = next(line for line in run("key", "list", data=data).splitlines() if "short-lived" in line)
    assert "score,clarify" in listed
    assert token not in listed
    run("key", "revoke", listed.split()[0], data=data)
    eventually(guarded, token, 401)
    assert "revoked 20" in run("key", "list", data=data)


def test_a_broken_file_locks_nobody_out_and_lets_nobody_in(tmp_path: Path) -> None:
    token = run("key", "new", data=tmp_path)
    with serving(data=str(tmp_path)) as service:
        eventually(service, token, 200)
        kept = (tmp_path / "keys.json").read_text()
        for content, status in (("{", "degraded"), (kept, "ready")):
            (tmp_path / "keys.json").write_text(content)
            end = time.monotonic() + 5
            while httpx.get(f"{service.url}/readyz", trust_env=False).json()["status"] != status:
                assert time.monotonic() < end
                time.sleep(0.1)
            assert score(service, token).status_code == 200
            assert score(service, None).status_code == 401
        (tmp_path / "keys.json").unlink()
        eventually(service, token, 401)


def test_open_to_others_it_makes_a_key_once_and_prints_it(tmp_path: Path) -> None:
    settings = {"host": "0.0.0.0", "data": str(tmp_path)}
    with serving(**settings) as service:
        said = re.search(r"Bearer (af_[^']+)'", service.announced[1])
        assert said
        token = said[1]
        here = Service(f"http://127.0.0.1:{service.port}", service.port, service.process, [])
        assert score(here, token).status_code == 200
        assert score(here, None).status_code == 401
        assert "ratelimit" in score(here, token).headers
    assert token not in (tmp_path / "keys.json").read_text()
    with serving(**settings) as service:
        assert token not in "".join(service.announced)
        assert "Bearer KEY" in service.announced[1]


def test_it_does_not_start_open_where_no_key_can_be_kept() -> None:
    process = command("serve", host="0.0.0.0", port="0", data="/dev/null/askfirst")
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "ASKFIRST_DATA" in errors
    assert "Traceback" not in errors
