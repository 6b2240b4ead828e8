"""Asking the model: one try each, within a time, and never an error; what became of it is told.

After failures in a row nobody is asked for a while, and then one call tries it: a circuit breaker.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from time import monotonic, time_ns
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from askfirst.gate.second_opinion import Inquiry, Middle, Opinion
from askfirst.llm.protocol import MOST_TOKENS, Answer, Prompt, answer_of, request_of

_log = logging.getLogger("askfirst.llm")

LARGEST = 64 * 1024
"""Bytes of an answer that are read."""
AT_ONCE = 32
"""Calls to the endpoint; others wait for their turn."""
FAILURES = 5
"""Failures in a row after which it opens."""
REST = 30.0
"""Seconds until somebody tries again."""


class Breaker:
    """Closed while calls succeed; open after failures; half open for one call at a time when the rest is over."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """`clock` tells seconds."""
        self._clock, self._failures, self._until = clock, 0, 0.0

    def admits(self) -> bool:
        """Whether to call now. Where the one that tries it never tells by `ended` what came of it, all rest again."""
        if self._failures < FAILURES:
            return True
        if self._clock() < self._until:
            return False
        self._until = self._clock() + REST
        return True

    def ended(self, *, well: bool) -> bool:
        """A call ended; whether this is the failure that opens the breaker."""
        self._failures = 0 if well else self._failures + 1
        if self._failures >= FAILURES:
            self._until = self._clock() + REST
        return self._failures == FAILURES


class Asked(NamedTuple):
    """What became of one call: never a text, only what is counted and traced.

    `outcome` is clear, unclear, unfit (unclear, with a question that cannot be put), timeout, busy (not done in time,
    for it had to wait for its turn), unreachable, error (another status than 200), refused, broken (not what was asked
    for), or resting (the breaker let no call pass). `begun` and `ended` are ns since 1970; `error` is what went
    wrong.
    """

    outcome: str
    prompt: Prompt
    model: str
    server: tuple[str, int]
    conversation: str | None
    begun: int
    ended: int
    answer: Answer
    error: str | None = None

    def attributes(self) -> dict[str, str | int | float | list[str]]:
        """The call in the words of OpenTelemetry's conventions for generative AI, and in those that Langfuse maps."""
        told: dict[str, str | int | float | list[str] | None] = {
            "gen_ai.operation.name": "chat",
            "gen_ai.provider.name": "openai",  # by its protocol
            "gen_ai.request.model": self.model,
            "gen_ai.request.max_tokens": MOST_TOKENS,
            "gen_ai.request.temperature": self.prompt.temperature,
            "gen_ai.output.type": "json",
            "gen_ai.prompt.name": self.prompt.name,
            "langfuse.observation.prompt.name": self.prompt.name,
            "langfuse.observation.prompt.version": self.prompt.version,
            "gen_ai.conversation.id": self.conversation,
            "session.id": self.conversation,
            "gen_ai.response.id": self.answer.id,
            "gen_ai.response.model": self.answer.model,
            "gen_ai.response.finish_reasons": [self.answer.finish_reason] if self.answer.finish_reason else None,
            "gen_ai.usage.input_tokens": self.answer.usage.prompt_tokens or None,
            "gen_ai.usage.output_tokens": self.answer.usage.completion_tokens or None,
            "server.address": self.server[0],
            "server.port": self.server[1],
            "error.type": self.error,
            "askfirst.outcome": self.outcome,
        }
        return {name: value for name, value in told.items() if value is not None}


class SecondOpinion:
    """A model behind an endpoint."""

    def __init__(
        self,
        url: str,
        model: str,
        key: str,
        prompt: Prompt,
        middle: Middle,
        seconds: float,
        tell: Callable[[Asked], None],
    ) -> None:
        """`url` is what `/chat/completions` is added to; `tell` is told of each call; `seconds` are for all of one."""
        self.middle = middle
        self._url, self._model, self._prompt, self._seconds, self._tell = url, model, prompt, seconds, tell
        self._headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
        parts = urlsplit(url)
        self._server = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        self._breaker, self._turns = Breaker(), asyncio.Semaphore(AT_ONCE)
        logging.getLogger("httpx").setLevel(logging.WARNING)  # it logs each call, with the whole address
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
        self._client = httpx.AsyncClient(timeout=None, limits=limits)  # noqa: S113 - the whole of a call has a time

    async def opinions(self, wanted: Iterable[Inquiry], conversation: str | None = None) -> dict[str, Opinion]:
        """An opinion on each, by its id, all asked for at once; within the time, whatever the endpoint does."""
        asked = list(wanted)
        given = await asyncio.gather(*(self._opinion(one, conversation) for one in asked))
        return {one.id: opinion for one, opinion in zip(asked, given, strict=True)}

    async def close(self) -> None:
        """Let go of the connections."""
        await self._client.aclose()

    async def _opinion(self, inquiry: Inquiry, conversation: str | None) -> Opinion:
        begun, answer, error = time_ns(), Answer("resting"), None
        if self._breaker.admits():
            late = "busy" if self._turns.locked() else "timeout"
            try:
                async with asyncio.timeout(self._seconds), self._turns:
                    answer, error = await self._answer(inquiry)
            except TimeoutError:
                answer, error = Answer(late), late
            except Exception as failed:  # noqa: BLE001 - whatever it is, the built-in answer stands
                answer, error = Answer("unreachable"), type(failed).__name__
            well = error is None or answer.outcome == "refused"
            if answer.outcome != "busy" and self._breaker.ended(well=well):
                _log.error("The model gives no second opinions (%s), and is not asked for a while", error)
        about = self._prompt, self._model, self._server, conversation
        self._tell(Asked(answer.outcome, *about, begun, time_ns(), answer, error))
        return answer.opinion

    async def _answer(self, inquiry: Inquiry) -> tuple[Answer, str | None]:
        """What the endpoint answers, and what is wrong with it."""
        body = request_of(inquiry, self._model, self._prompt)
        address = f"{self._url}/chat/completions"
        async with self._client.stream("POST", address, content=body, headers=self._headers) as response:
            if response.status_code != httpx.codes.OK:
                return Answer("error"), str(response.status_code)
            read = bytearray()
            async for part in response.aiter_bytes():
                read += part
                if len(read) > LARGEST:
                    return Answer("broken"), "too_large"
        answer = answer_of(bytes(read), inquiry)
        return answer, None if answer.opinion.says else answer.outcome
