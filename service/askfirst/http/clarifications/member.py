"""`/v1/clarifications/{id}` and below: look, answer, escalate, cancel."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import view
from askfirst.desk import Desk
from askfirst.desk.links import is_id
from askfirst.errors import ClosedError, UnknownClarification
from askfirst.http.clarifications.body import AnswerRequest, CancelRequest, Nothing
from askfirst.http.clarifications.collection import PATH
from askfirst.http.clarifications.query import LookQuery
from askfirst.http.clarifications.showing import Showing
from askfirst.http.methods import other_method
from askfirst.http.offloop.connected import while_connected
from askfirst.http.problems import RequestError
from askfirst.http.querying import query
from askfirst.http.reading import JsonReader, check_json, read_body
from askfirst.http.reply import encode, reply
from askfirst.http.routing import Lean

T = TypeVar("T")
MEMBER = f"{PATH}/{{id}}"
LATE = "The clarification ended before ({}); the answer is kept as a late one and changes nothing."


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
        id_ = named(scope)
        if asked.wait:
            await read_body(scope, receive, self._max_body, self._timeout)  # else its end looks like a client that left
            found = await while_connected(receive, self._desk.wait(id_, asked.wait, asked.version))
        else:
            found = await self._desk.look(id_)
        await reply(send, 200, encode(self._showing.seen(found, scope)), headers={"cache-control": "no-store"})

    def posted(
        self, act: Callable[[str, HTTPScope, Receive], Awaitable[Clarification]]
    ) -> Callable[[HTTPScope, Receive, Send], Awaitable[None]]:
        """A handler for POST that answers with the clarification afterwards."""

        async def handle(scope: HTTPScope, receive: Receive, send: Send) -> None:
            if scope["method"] != "POST":
                await other_method(scope, send)
                return
            after = await act(named(scope), scope, receive)
            await reply(send, 200, encode(self._showing.seen(after, scope)))

        return handle

    async def answer(self, id_: str, scope: HTTPScope, receive: Receive) -> Clarification:
        """Take an answer. Raises RequestError with what was recorded where it came late."""
        request = await self._answer.read(scope, receive)
        after, late = await self._desk.answer(id_, request.event(id_))
        if late:
            raise self.closed(after, LATE.format(after.status))
        return after

    async def escalate(self, id_: str, scope: HTTPScope, receive: Receive) -> Clarification:
        """Pass the question on."""
        await self.optional(self._nothing, scope, receive, Nothing())
        return await self.unless_closed(id_, self._desk.escalate(id_))

    async def cancel(self, id_: str, scope: HTTPScope, receive: Receive) -> Clarification:
        """Nobody needs the answer any more."""
        request = await self.optional(self._cancel, scope, receive, CancelRequest())
        return await self.unless_closed(id_, self._desk.cancel(id_, request.by()))

    async def unless_closed(self, id_: str, work: Awaitable[Clarification]) -> Clarification:
        """The result; where the clarification has ended, the refusal says how."""
        try:
            return await work
        except ClosedError as error:
            raise self.closed(await self._desk.look(id_), str(error)) from None

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
