"""A stand-in for a model: a real HTTP server that speaks the chat-completions protocol and says what it is told to."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tests.delivery.receiver import Got, ReceiverServer, Say, receiving

Json = dict[str, Any]
QUESTION = "Which settings, and for which campaign?"


def completion(content: str | None, *, wait: float = 0, finish: str = "stop", refusal: str | None = None) -> Say:
    """An answer with this content, as an endpoint wraps it."""
    body = {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1_700_000_000,
        "model": "stand-in-2026",
        "choices": [
            {
                "index": 0,
                "message": {"role": "assistant", "content": content, "refusal": refusal},
                "finish_reason": finish,
                "logprobs": None,
            }
        ],
        "usage": {"prompt_tokens": 420, "completion_tokens": 30, "total_tokens": 450},
    }
    return Say(200, (("content-type", "application/json"),), wait, json.dumps(body).encode())


def verdict(*, clear: bool, question: str = "", wait: float = 0) -> Say:
    """An answer as it was asked for."""
    return completion(json.dumps({"clear": clear, "question": question}), wait=wait)


CLEAR, UNCLEAR = verdict(clear=True), verdict(clear=False, question=QUESTION)


@dataclass
class Endpoint:
    """The server; `says` may be changed at any time."""

    server: ReceiverServer
    says: Say | Callable[[Json], Say]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}/v1"

    @property
    def requests(self) -> list[Json]:
        """What was asked, as it came in."""
        return [got.json for got in self.server.got]

    def answer(self, got: Got, _before: int) -> Say:
        return self.says(got.json) if callable(self.says) else self.says


@contextmanager
def answering(says: Say | Callable[[Json], Say] = CLEAR) -> Iterator[Endpoint]:
    with receiving() as server:
        endpoint = Endpoint(server, says)
        server.answer = endpoint.answer
        yield endpoint


def shown(request: Json) -> Json:
    """The data of a request: what the user's message holds."""
    system, user = request["messages"]
    assert (system["role"], user["role"]) == ("system", "user")
    found: Json = json.loads(user["content"])
    return found
