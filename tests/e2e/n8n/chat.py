"""The people in the tests: a chat that records who was asked what, and when."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tests.delivery.receiver import ReceiverServer, receiving
from tests.e2e.n8n.waiting import until


@dataclass(frozen=True)
class Asked:
    """One message to one person."""

    to: str
    text: str
    answer_at: str
    at: float
    """Seconds since 1970."""


class Chat:
    """Each workflow sends to a path of its own, so what it asked is told apart from the others'."""

    def __init__(self, receiver: ReceiverServer) -> None:
        self._receiver = receiver
        self._behind = time.time() - time.monotonic()

    def url(self, workflow: str) -> str:
        return f"http://127.0.0.1:{self._receiver.port}/{workflow}"

    def asked(self, workflow: str) -> list[Asked]:
        return [self._read(got.json, got.at) for got in list(self._receiver.got) if got.path == f"/{workflow}"]

    def nth(self, workflow: str, number: int, seconds: float = 60) -> Asked:
        """The message with this number, counted from 1, when it has come."""
        until(lambda: len(self.asked(workflow)) >= number, f"message {number} of {workflow}", seconds)
        return self.asked(workflow)[number - 1]

    def _read(self, body: dict[str, Any], at: float) -> Asked:
        return Asked(body["to"], body["text"], body["answer_at"], at + self._behind)


@contextmanager
def chatting() -> Iterator[Chat]:
    with receiving() as receiver:
        yield Chat(receiver)
