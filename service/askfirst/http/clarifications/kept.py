"""`/v1/clarifications` and below: clarifications that the service keeps."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, ClassVar, cast

import msgspec
from litestar import Controller, Response, get, post
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import HTTPScope, Scope

from askfirst.clarifications.machine import came_late
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import clear_view, view
from askfirst.desk import Desk, Key, Opened, Reply, telling
from askfirst.desk.links import is_id
from askfirst.errors import ClosedError, UnknownClarification
from askfirst.http.clarifications.happened import AnswerRequest
from askfirst.http.clarifications.requests import CancelRequest, ClarificationRequest, ListQuery, LookQuery
from askfirst.http.clarifications.showing import ClarificationList, Showing
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.idempotency import NOTHING, Nothing, Repeatable, refused
from askfirst.http.observing.ledger import Ledger
from askfirst.http.openapi import STORE, located, path_id
from askfirst.http.problems import RequestError
from askfirst.http.reading import StrictRequest, while_connected
from askfirst.http.reply import encode
from askfirst.http.validation import within
from askfirst.http.webhooks.subscriptions import AddressCheck
from askfirst.insights.seen import seen
from askfirst.model import Assessment

PATH = "/v1/clarifications"
LATE = "The clarification ended before ({}); the answer is kept as a late one and changes nothing."
_STORE = STORE | {501: "The service keeps nothing: carry the clarification with /v1/clarifications/step"}
_MISSING = {404: "No such clarification"}
_ENDED = {409: "It has ended, or the question has another answer: `recorded` says what counts"}
_CLEAR = ResponseSpec(
    ClarificationView, generate_examples=False, description="The instruction is clear; nothing is kept"
)

Id = Annotated[str, path_id("A clarification's id", "clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58", "^clr_[0-9a-f]{32}$")]


class Kept:
    """The clarifications of whoever makes a request, and how they are shown to them."""

    def __init__(self, scope: Scope, desk: Injected[Desk], showing: Injected[Showing]) -> None:
        self.scope, self.desk, self.showing, self.caller = cast("HTTPScope", scope), desk, showing, caller_of(scope)

    def seen(self, c: Clarification, assessment: Assessment | None = None) -> ClarificationView:
        """A clarification with the link to its page."""
        return self.showing.seen(c, self.scope, assessment)

    def told(self, c: Clarification) -> Reply:
        """The clarification as an answer."""
        return Reply(200, encode(self.seen(c)))

    async def moved(self, id_: str, key: Key | None, move: Callable[..., Awaitable[Clarification]]) -> Reply:
        """The clarification after a move; where it has ended, the refusal says how."""
        try:
            return self.told(await move(id_, caller=self.caller, once=telling(key, self.told)))
        except ClosedError as error:
            raise closed(await self.desk.look(id_, self.caller), str(error)) from None


class ClarificationController(Controller):
    """Clarifications that the service keeps."""

    path = PATH
    tags = ("Clarifications",)
    dependencies: ClassVar = {"kept": Provide(Kept, sync_to_thread=False)}  # type: ignore[misc]

    @post(response_headers=located("Where the clarification is"), responses={200: _CLEAR}, problems=_STORE)
    async def open_clarification(
        self,
        request: StrictRequest,
        data: ClarificationRequest,
        repeatable: Injected[Repeatable],
        kept: Injected[Kept],
        ledger: Injected[Ledger],
        check_address: Injected[AddressCheck],
    ) -> Response[ClarificationView]:
        """Open a clarification.

        Scores the instruction; where it is clear nothing is opened (200, `status: clear`). Otherwise the service
        keeps the clarification, asks one question at a time, keeps each level's deadline and escalates, up to an
        answer or a stated best guess. Put `question` to whom `level` names, or send that person `answer_url`.
        `callback_url` is told of every event; where it is there for one waiting execution of a workflow only,
        send `callback_to: execution` with it.
        """
        key, asked = repeatable.key(data, "open"), data.asked(kept.caller.owner)

        def answer(opened: Opened) -> Reply:
            if opened.clarification is None:
                return Reply(200, encode(clear_view(asked.instruction, opened.assessment, opened.now)))
            shown = kept.seen(opened.clarification, opened.assessment)
            return Reply(201, encode(shown), f"{PATH}/{shown.id}")

        async def opened() -> Reply:
            if asked.callback_url is not None:
                await check_address(asked.callback_url, "callback_url")
            with within("" if data.text is not None else "instruction"):
                done, new = await kept.desk.open(asked, key, answer)
            ledger.score(seen(new.assessment, asked.instruction), request_id_of(request.scope), asked.owner)
            return done

        return await repeatable.answer(key, opened)

    @get(problems=_STORE)
    async def list_clarifications(self, wanted: Injected[ListQuery], kept: Injected[Kept]) -> ClarificationList:
        """List clarifications, newest first.

        As of now. Ask for the rest with the answer's `cursor`.
        """
        page = await kept.desk.list(wanted.filter(kept.caller.within), wanted.limit, wanted.cursor)
        return ClarificationList(tuple(map(kept.seen, page.clarifications)), page.cursor)

    @get("/{id:str}", problems=_MISSING | _STORE)
    async def get_clarification(
        self, request: StrictRequest, id_: Id, wanted: Injected[LookQuery], kept: Injected[Kept]
    ) -> Response[ClarificationView]:
        """Look at a clarification, or wait for a change.

        The state as of now. With `wait` the answer comes as soon as something changes, at the latest after so
        many seconds; with `version`, that of the answer before, no change in between is missed.
        """
        known = checked(id_)
        if wanted.wait:
            await request.body()  # else its end looks like a client that left
            change = kept.desk.wait(known, kept.caller, wanted.wait, wanted.version)
            found = await while_connected(request.receive, change)
        else:
            found = await kept.desk.look(known, kept.caller)
        return Response(kept.seen(found), headers={"cache-control": "no-store"})

    @post("/{id:str}/answers", status_code=200, problems=_MISSING | _ENDED | _STORE)
    async def answer_clarification(
        self, id_: Id, data: AnswerRequest, repeatable: Injected[Repeatable], kept: Injected[Kept]
    ) -> Response[ClarificationView]:
        """Answer a question.

        One `value` with the `question_id` (or the `field`) that it answers, or several `clarifications`. The
        first answer to a question counts: another one gets 409 with it, the same one again 200. An answer after
        the end is kept, changes nothing, and gets 409 with the outcome.
        """
        known = checked(id_)
        event, key = data.event(known), repeatable.key(data, "answer", known)

        def told(after: Clarification) -> Reply:
            if came_late(after, event):
                return refused(closed(after, LATE.format(after.status)), kept.scope)
            return kept.told(after)

        async def taken() -> Reply:
            after, _ = await kept.desk.answer(known, event, kept.caller, telling(key, told))
            return told(after)

        return await repeatable.answer(key, taken)

    @post("/{id:str}/escalate", status_code=200, problems=_MISSING | _ENDED | _STORE)
    async def escalate_clarification(
        self, id_: Id, repeatable: Injected[Repeatable], kept: Injected[Kept], data: Nothing | None = None
    ) -> Response[ClarificationView]:
        """Pass the question on by hand.

        To the next level, whose deadline starts now; behind the last one the best guess is taken.
        """
        key = repeatable.key(data or NOTHING, "escalate", checked(id_))
        return await repeatable.answer(key, lambda: kept.moved(id_, key, kept.desk.escalate))

    @post("/{id:str}/cancel", status_code=200, problems=_MISSING | _ENDED | _STORE)
    async def cancel_clarification(
        self, id_: Id, repeatable: Injected[Repeatable], kept: Injected[Kept], data: CancelRequest | None = None
    ) -> Response[ClarificationView]:
        """Withdraw a clarification.

        Nobody needs the answer any more. To cancel twice does no harm.
        """
        asked = data or CancelRequest()
        key = repeatable.key(asked, "cancel", checked(id_))
        return await repeatable.answer(key, lambda: kept.moved(id_, key, partial(kept.desk.cancel, by=asked.by())))


def closed(c: Clarification, detail: str) -> RequestError:
    """The refusal with the outcome."""
    return RequestError("clarification-closed", detail, recorded=msgspec.to_builtins(view(c)))


def checked(id_: str) -> str:
    """The id in the address. Raises UnknownClarification where it can be none."""
    if not is_id(id_):
        raise UnknownClarification(id_[:80])
    return id_
