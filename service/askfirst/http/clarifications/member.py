"""`/v1/clarifications/{id}` and below: look, answer, escalate, cancel."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.machine import came_late
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import view
from askfirst.desk import Desk, Key, Reply, telling
from askfirst.desk.links import is_id
from askfirst.errors import ClosedError, UnknownClarification
from askfirst.http.caller import caller_of
from askfirst.http.clarifications.body import AnswerRequest, CancelRequest
from askfirst.http.clarifications.collection import PATH
from askfirst.http.clarifications.query import LookQuery
from askfirst.http.clarifications.showing import Showing
from askfirst.http.idempotency import NOTHING, Nothing, key_of, refused, send_reply
from askfirst.http.methods import other_method
from askfirst.http.offloop.connected import while_connected
from askfirst.http.problems import RequestError
from askfirst.http.querying import query
from askfirst.http.reading import JsonReader, check_json, read_body
from askfirst.http.reply import encode, reply
from askfirst.http.routing import Lean
from askfirst.ports import Caller, Once

T = TypeVar("T")
MEMBER = f"{PATH}/{{id}}"
LATE = "The clarification ended before ({}); the answer is kept as a late one and changes nothing."


class Move(Protocol):
    """Escalates or cancels, as the desk does."""

    def __call__(
        self, id_: str, *, caller: Caller, once: Callable[[Clarification], Once] | None
    ) -> Awaitable[Clarification]:
        """The clarification afterwards."""
        ...


class Member:
    """One clarification that is kept."""

    def __init__(self, desk: Desk, showing: Showing, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._desk, self._showing = desk, showing
        self._max_body, self._timeout = max_body, body_timeout
        self._answer = JsonReader(AnswerRequest, max_body, body_timeout)
        self._cancel = JsonReader(CancelRequest, max_body, body_timeout)
        self._nothing = JsonReader(Nothing, max_body, body_timeout)

    def routes(self) -> dict[str, Lean]:
        """The addresses with their handlers."""
        return {
            MEMBER: self.look,
            f"{MEMBER}/answers": self.posted(self.answer),
            f"{MEMBER}/escalate": self.posted(self.escalate),
            f"{MEMBER}/cancel": self.posted(self.cancel),
        }

    async def look(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """The state as of now, or as soon as it is another one."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        asked = query(scope, LookQuery)
        id_, caller = named(scope), caller_of(scope)
        if asked.wait:
            await read_body(scope, receive, self._max_body, self._timeout)  # else its end looks like a client that left
            found = await while_connected(receive, self._desk.wait(id_, caller, asked.wait, asked.version))
        else:
            found = await self._desk.look(id_, caller)
        await reply(send, 200, encode(self._showing.seen(found, scope)), headers={"cache-control": "no-store"})

    def posted(
        self, act: Callable[[str, HTTPScope, Receive], Awaitable[Reply]]
    ) -> Callable[[HTTPScope, Receive, Send], Awaitable[None]]:
        """A handler for POST."""

        async def handle(scope: HTTPScope, receive: Receive, send: Send) -> None:
            if scope["method"] != "POST":
                await other_method(scope, send)
                return
            await send_reply(send, await act(named(scope), scope, receive))

        return handle

    async def answer(self, id_: str, scope: HTTPScope, receive: Receive) -> Reply:
        """Take an answer; 409 with what was recorded where it came late."""
        request = await self._answer.read(scope, receive)
        event = request.event(id_)

        def told(after: Clarification) -> Reply:
            if came_late(after, event):
                return refused(self.closed(after, LATE.format(after.status)), scope)
            return self.told(after, scope)

        key, caller = key_of(scope, request, "answer", id_), caller_of(scope)

        async def answered() -> Reply:
            after, _ = await self._desk.answer(id_, event, caller, telling(key, told))
            return told(after)

        return await self._desk.repeats.answer(key, answered)

    async def escalate(self, id_: str, scope: HTTPScope, receive: Receive) -> Reply:
        """Pass the question on."""
        request = await self.optional(self._nothing, scope, receive, NOTHING)
        return await self.moved(id_, scope, key_of(scope, request, "escalate", id_), self._desk.escalate)

    async def cancel(self, id_: str, scope: HTTPScope, receive: Receive) -> Reply:
        """Nobody needs the answer any more."""
        request = await self.optional(self._cancel, scope, receive, CancelRequest())
        cancelled = partial(self._desk.cancel, by=request.by())
        return await self.moved(id_, scope, key_of(scope, request, "cancel", id_), cancelled)

    async def moved(self, id_: str, scope: HTTPScope, key: Key | None, move: Move) -> Reply:
        """The clarification after a move; where it has ended, the refusal says how."""
        caller = caller_of(scope)

        async def done() -> Reply:
            try:
                after = await move(id_, caller=caller, once=telling(key, lambda after: self.told(after, scope)))
            except ClosedError as error:
                raise self.closed(await self._desk.look(id_, caller), str(error)) from None
            return self.told(after, scope)

        return await self._desk.repeats.answer(key, done)

    def told(self, after: Clarification, scope: HTTPScope) -> Reply:
        """The clarification as an answer."""
        return Reply(200, encode(self._showing.seen(after, scope)))

    async def optional(self, reader: JsonReader[T], scope: HTTPScope, receive: Receive, empty: T) -> T:
        """The body, which may be left out."""
        body = await read_body(scope, receive, self._max_body, self._timeout)
        if not body.strip():
            return empty
        check_json(scope)
        return reader.decode(body)

    @staticmethod
    def closed(c: Clarification, detail: str) -> RequestError:
        """The refusal with the outcome."""
        return RequestError("clarification-closed", detail, recorded=msgspec.to_builtins(view(c)))


def named(scope: HTTPScope) -> str:
    """The id in the address. Raises UnknownClarification where it can be none."""
    id_ = str(scope["path_params"]["id"])
    if not is_id(id_):
        raise UnknownClarification(id_[:80])
    return id_
