"""A caller of the service, as a bot's author would write it."""

import time
from types import TracebackType
from typing import Any

import httpx

DISCOUNT: dict[str, Any] = {"text": "Give them a good discount", "department": "sales", "timeout": 300}
"""Two questions: which discount, and who are they."""
CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}

Json = dict[str, Any]


class Bot:
    """Opens clarifications and answers them."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=40, trust_env=False)

    def __enter__(self) -> "Bot":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def opens(self, *, key: str | None = None, **more: Any) -> httpx.Response:
        headers = {} if key is None else {"Idempotency-Key": key}
        return self.http.post("/v1/clarifications", json={**DISCOUNT, **more}, headers=headers)

    def opened(self, **more: Any) -> Json:
        answer = self.opens(**more)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    def answers(self, id_: str, value: Any = None, question: str | None = None, **more: Any) -> httpx.Response:
        named = {} if question is None else {"question_id": question}
        given = {} if value is None else {"value": value}
        return self.http.post(f"/v1/clarifications/{id_}/answers", json={**given, **named, **more})

    def sees(self, id_: str, **query: Any) -> Json:
        answer = self.http.get(f"/v1/clarifications/{id_}", params=query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def lists(self, **query: Any) -> Json:
        answer = self.http.get("/v1/clarifications", params=query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def waits(self, id_: str, status: str, patience: float = 10) -> Json:
        """Looks until the status is this."""
        until = time.monotonic() + patience
        while (seen := self.sees(id_))["status"] != status:
            assert time.monotonic() < until, seen
            time.sleep(0.05)
        return seen
