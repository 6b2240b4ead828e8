"""`/v1/events` and `/v1/deliveries`: what happened, what could not be delivered, and sending it anew."""

from collections.abc import Callable
from typing import Annotated, Literal

from litestar.types import HTTPScope, Receive, Send
from msgspec import Meta, Struct, field

from askfirst.desk import Repeats, Reply, new
from askfirst.http.caller import caller_of
from askfirst.http.idempotency import NOTHING, key_of, send_reply
from askfirst.http.methods import other_method
from askfirst.http.problems import RequestError
from askfirst.http.querying import query
from askfirst.http.reply import encode, reply
from askfirst.http.routing import Lean
from askfirst.http.webhooks.body import (
    DeliveryCounts,
    DeliveryList,
    EventList,
    EventType,
    Replayed,
    kept_id,
    shown_dead,
    shown_event,
    shown_waiting,
)
from askfirst.ports import Store

EVENTS = "/v1/events"
DELIVERIES = "/v1/deliveries"
REPLAY = f"{DELIVERIES}/{{id}}/replay"


class EventsQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which events, how many, and after which."""

    type_: EventType | None = field(default=None, name="type")
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    cursor: Annotated[str, Meta(min_length=1, max_length=500)] | None = None


class DeliveriesQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which deliveries, how many, and, of dead ones, after which."""

    status: Literal["dead", "waiting"] = "dead"
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    cursor: Annotated[str, Meta(min_length=1, max_length=500)] | None = None


class Lists:
    """Reads the log of events and the outbox."""

    def __init__(self, store: Store, repeats: Repeats, wake: Callable[[], None]) -> None:
        """`wake` is called when there is something to deliver."""
        self._store, self._repeats, self._wake = store, repeats, wake

    def routes(self) -> dict[str, Lean]:
        """The addresses with their handlers."""
        return {EVENTS: self.events, DELIVERIES: self.deliveries, REPLAY: self.replay}

    async def events(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """What happened, newest first."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        wanted = query(scope, EventsQuery)
        page = await self._store.events(wanted.limit, wanted.cursor, wanted.type_, caller_of(scope).within)
        await reply(send, 200, encode(EventList(tuple(map(shown_event, page.events)), page.cursor)))

    async def deliveries(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """What was given up, or waits."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        wanted, backlog = query(scope, DeliveriesQuery), await self._store.backlog()
        counts = DeliveryCounts(backlog.deliveries, backlog.dead_letters)
        if wanted.status == "waiting":
            waiting = await self._store.waiting(wanted.limit)
            answer = DeliveryList(tuple(map(shown_waiting, waiting)), counts, None)
        else:
            page = await self._store.dead_letters(wanted.limit, wanted.cursor)
            answer = DeliveryList(tuple(map(shown_dead, page.letters)), counts, page.cursor)
        await reply(send, 200, encode(answer))

    async def replay(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Send a dead letter anew, with all its attempts."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        public = str(scope["path_params"]["id"])
        id_ = kept_id(public)
        key = key_of(scope, NOTHING, "replay", id_ or "")

        async def replayed() -> Reply:
            told = Reply(200, encode(Replayed(public)))
            once = key.once(told) if key else None
            if id_ is None or not new(await self._store.revive([id_], await self._store.now(), once)):
                detail = "No delivery that was given up has this id: it may have been sent anew, or removed."
                raise RequestError("not-found", detail)
            self._wake()
            return told

        await send_reply(send, await self._repeats.answer(key, replayed))
