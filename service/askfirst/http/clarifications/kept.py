"""`/v1/clarifications` and below: clarifications that the service keeps."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import HTTPScope, Scope

from askfirst.clarifications.machine import came_late
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import clear_view, view
from askfirst.desk import Desk, Key, Opened, Repeats, Reply, telling
from askfirst.desk.links import is_id
from askfirst.errors import ClosedError, UnknownClarification
from askfirst.http.clarifications import examples
from askfirst.http.clarifications.happened import AnswerRequest
from askfirst.http.clarifications.requests import CancelRequest, ClarificationRequest, ListQuery, LookQuery
from askfirst.http.clarifications.showing import ClarificationList, Showing
from askfirst.http.dependencies import Injected, Query, caller_of, request_id_of
from askfirst.http.idempotency import NOTHING, Keyed, Nothing, Repeatable, refused
from askfirst.http.observing.ledger import Ledger
from askfirst.http.openapi import STORE, Example, located, path_id, problems
from askfirst.http.problems import RequestError
from askfirst.http.reading import StrictRequest, while_connected
from askfirst.http.reply import encode
from askfirst.http.validation import within
from askfirst.http.webhooks.subscriptions import AddressCheck
from askfirst.insights.seen import seen

PATH = "/v1/clarifications"
LATE = "The clarification ended before ({}); the answer is kept as a late one and changes nothing."
_STORE = STORE | {501: "The service keeps nothing: carry the clarification with /v1/clarifications/step"}
_MISSING = {404: "No such clarification"}
_ENDED = {409: "It has ended, or the question has another answer: `recorded` says what counts"}
_CLEAR = ResponseSpec(
    ClarificationView, generate_examples=False, description="The instruction is clear; nothing is kept"
)

Id = Annotated[str, path_id("A clarification's id", examples.ID, "^clr_[0-9a-f]{32}$")]


class Kept(NamedTuple):
    """What a request does something with: the clarifications, how they are shown, and whether it comes again."""

    scope: HTTPScope
    repeatable: Repeatable
    desk: Desk
    showing: Showing

    def told(self, c: Clarification) -> Reply:
        """The clarification as an answer."""
        return Reply(200, encode(self.showing.seen(c, self.scope)))

    async def moved(self, id_: str, key: Key | None, move: Callable[..., Awaitable[Clarification]]) -> Response[Any]:
        """The clarification after a move; where it has ended, the refusal says how."""
        caller = caller_of(self.scope)

        async def done() -> Reply:
            try:
                return self.told(await move(id_, caller=caller, once=telling(key, self.told)))
            except ClosedError as error:
                raise closed(await self.desk.look(id_, caller), str(error)) from None

        return await self.repeatable.answer(key, done)


class Keeping(Keyed):
    """Provides `Kept`."""

    def __init__(self) -> None:
        def give(scope: Scope, repeats: Injected[Repeats], desk: Injected[Desk], showing: Injected[Showing]) -> Any:
            there = cast("HTTPScope", scope)
            return Kept(there, Repeatable(there, repeats), desk, showing)

        super().__init__(give)


class ClarificationController(Controller):
    """Clarifications that the service keeps."""

    path = PATH
    tags = ("Clarifications",)

    @post(
        response_headers=located("Where the clarification is"),
        responses=problems(_STORE) | {200: _CLEAR},
        dependencies={"kept": Keeping()},
        examples=examples.opening,
    )
    async def open_clarification(
        self,
        request: StrictRequest,
        data: ClarificationRequest,
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
        key, asked = kept.repeatable.key(data, "open"), data.asked(caller_of(request.scope).owner)

        def answer(opened: Opened) -> Reply:
            if opened.clarification is None:
                return Reply(200, encode(clear_view(asked.instruction, opened.assessment, opened.now)))
            shown = kept.showing.seen(opened.clarification, request.scope, opened.assessment)
            return Reply(201, encode(shown), f"{PATH}/{shown.id}")

        async def opened() -> Reply:
            if asked.callback_url is not None:
                await check_address(asked.callback_url, "callback_url")
            with within("" if data.text is not None else "instruction"):
                done, new = await kept.desk.open(asked, key, answer)
            ledger.score(seen(new.assessment, asked.instruction), request_id_of(request.scope), asked.owner)
            return done

        return await kept.repeatable.answer(key, opened)

    @get(responses=problems(_STORE), dependencies={"wanted": Query(ListQuery)}, examples=examples.listing)
    async def list_clarifications(
        self, request: StrictRequest, wanted: Injected[ListQuery], desk: Injected[Desk], showing: Injected[Showing]
    ) -> ClarificationList:
        """List clarifications, newest first.

        As of now. Ask for the rest with the answer's `cursor`.
        """
        page = await desk.list(wanted.filter(caller_of(request.scope).within), wanted.limit, wanted.cursor)
        return ClarificationList(tuple(showing.seen(c, request.scope) for c in page.clarifications), page.cursor)

    @get(
        "/{id:str}",
        responses=problems(_MISSING, _STORE),
        dependencies={"wanted": Query(LookQuery)},
        examples=examples.looking,
    )
    async def get_clarification(
        self,
        request: StrictRequest,
        id_: Id,
        wanted: Injected[LookQuery],
        desk: Injected[Desk],
        showing: Injected[Showing],
    ) -> Response[ClarificationView]:
        """Look at a clarification, or wait for a change.

        The state as of now. With `wait` the answer comes as soon as something changes, at the latest after so
        many seconds; with `version`, that of the answer before, no change in between is missed.
        """
        known, caller = checked(id_), caller_of(request.scope)
        if wanted.wait:
            await request.body()  # else its end looks like a client that left
            found = await while_connected(request.receive, desk.wait(known, caller, wanted.wait, wanted.version))
        else:
            found = await desk.look(known, caller)
        return Response(showing.seen(found, request.scope), headers={"cache-control": "no-store"})

    @post(
        "/{id:str}/answers",
        status_code=200,
        responses=problems(_MISSING, _ENDED, _STORE),
        dependencies={"kept": Keeping()},
        examples=examples.answering,
    )
    async def answer_clarification(
        self, id_: Id, data: AnswerRequest, kept: Injected[Kept]
    ) -> Response[ClarificationView]:
        """Answer a question.

        One `value` with the `question_id` (or the `field`) that it answers, or several `clarifications`. The
        first answer to a question counts: another one gets 409 with it, the same one again 200. An answer after
        the end is kept, changes nothing, and gets 409 with the outcome.
        """
        known = checked(id_)
        event, caller = data.event(known), caller_of(kept.scope)
        key = kept.repeatable.key(data, "answer", known)

        def told(after: Clarification) -> Reply:
            if came_late(after, event):
                return refused(closed(after, LATE.format(after.status)), kept.scope)
            return kept.told(after)

        async def taken() -> Reply:
            after, _ = await kept.desk.answer(known, event, caller, telling(key, told))
            return told(after)

        return await kept.repeatable.answer(key, taken)

    @post(
        "/{id:str}/escalate",
        status_code=200,
        responses=problems(_MISSING, _ENDED, _STORE),
        dependencies={"kept": Keeping()},
        examples=examples.escalating,
    )
    async def escalate_clarification(
        self, id_: Id, kept: Injected[Kept], data: Nothing | None = None
    ) -> Response[ClarificationView]:
        """Pass the question on by hand.

        To the next level, whose deadline starts now; behind the last one the best guess is taken.
        """
        key = kept.repeatable.key(data or NOTHING, "escalate", checked(id_))
        return await kept.moved(id_, key, kept.desk.escalate)

    @post(
        "/{id:str}/cancel",
        status_code=200,
        responses=problems(_MISSING, _ENDED, _STORE),
        dependencies={"kept": Keeping()},
        examples={"by": Example("Who cancels", {"from": "bot-7"})},
    )
    async def cancel_clarification(
        self, id_: Id, kept: Injected[Kept], data: CancelRequest | None = None
    ) -> Response[ClarificationView]:
        """Withdraw a clarification.

        Nobody needs the answer any more. To cancel twice does no harm.
        """
        asked = data or CancelRequest()
        key = kept.repeatable.key(asked, "cancel", checked(id_))
        return await kept.moved(id_, key, partial(kept.desk.cancel, by=asked.by()))


def closed(c: Clarification, detail: str) -> RequestError:
    """The refusal with the outcome."""
    return RequestError("clarification-closed", detail, recorded=msgspec.to_builtins(view(c)))


def checked(id_: str) -> str:
    """The id in the address. Raises UnknownClarification where it can be none."""
    if not is_id(id_):
        raise UnknownClarification(id_[:80])
    return id_
