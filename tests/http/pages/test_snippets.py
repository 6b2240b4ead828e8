"""The snippets are run, against the real service, and give what the page shows."""

import json
import os
import subprocess
import sys
from typing import Any

import httpx
import pytest

from askfirst.http.pages.playground_result import curl, n8n, python, snippets
from tests.http.service import Service

REQUESTS: list[dict[str, Any]] = [
    {"text": "Offer Harbour Foods a better price if they sign soon", "department": "sales"},
    {
        "text": """He said "no", she said 'yes' \\ $HOME `id` {{ $json }} \n= 請盡快處理那批貨 😀""",
        "fields": {"a'b": 'c"d'},
    },
    {"text": "Call Nora", "candidates": [], "history": [{"role": "user", "content": "It's her %s {0}"}]},
]


@pytest.fixture
def address(service: Service) -> str:
    return f"{service.url}/v1/score"


def scored(address: str, request: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = httpx.post(address, json=request, trust_env=False).raise_for_status().json()
    return answer


@pytest.mark.parametrize("request_", REQUESTS)
def test_curl(address: str, request_: dict[str, Any]) -> None:
    done = subprocess.run(["sh", "-c", curl(address, request_, key=False)], capture_output=True, check=True, timeout=30)
    assert json.loads(done.stdout) == scored(address, request_)


@pytest.mark.parametrize("request_", REQUESTS)
def test_python(address: str, request_: dict[str, Any]) -> None:
    code = python(address, request_, key=False)
    environ = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    environ["PYTHONIOENCODING"] = "utf-8"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60, env=environ)
    wanted = scored(address, request_)
    assert done.stdout.decode().strip() == (wanted["question"] or wanted["decision"])


@pytest.mark.parametrize("request_", REQUESTS)
def test_the_node_for_n8n_sends_the_same_body(address: str, request_: dict[str, Any]) -> None:
    [node] = json.loads(n8n(address, request_, key=False))["nodes"]
    sent = node["parameters"]
    assert (sent["method"], sent["url"], node["type"]) == ("POST", address, "n8n-nodes-base.httpRequest")
    assert not sent["jsonBody"].startswith("=")  # then n8n takes it as it is, and {{ }} is no expression
    assert json.loads(sent["jsonBody"]) == request_


def test_where_a_key_is_asked_for_each_says_where_it_goes() -> None:
    found = {one.id: one for one in snippets("http://127.0.0.1/v1/score", REQUESTS[0], key=True)}
    assert 'Authorization: Bearer $ASKFIRST_API_KEY"' in found["curl"].code
    assert "os.environ['ASKFIRST_API_KEY']" in found["python"].code
    compile(found["python"].code, "python", "exec")
    assert json.loads(found["n8n"].code)["nodes"][0]["parameters"]["genericAuthType"] == "httpBearerAuth"
    assert "Bearer Auth" in found["n8n"].hint
