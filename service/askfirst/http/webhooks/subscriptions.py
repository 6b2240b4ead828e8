"""`/v1/subscriptions`: who hears of events. Whole addresses are never shown, and a secret once."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Literal, NoReturn, TypeAlias
from urllib.parse import urlsplit
from uuid import uuid4

from litestar import Controller, Response, delete, get, post
from msgspec import Meta, Struct

from askfirst.clarifications.events import EffectType
from askfirst.desk import Key, Reply, new
from askfirst.errors import AddressError
from askfirst.http.dependencies import Injected
from askfirst.http.idempotency import NOTHING, Repeatable
from askfirst.http.openapi import STORE, located, path_id
from askfirst.http.problems import FieldError, RequestError, refused_value
from askfirst.http.reply import encode
from askfirst.moments import iso
from askfirst.ports import Caller, Store, Subscription

PATH = "/v1/subscriptions"
MOST = 200
"""Subscriptions that are kept for an owner: every event is a delivery for each of them."""
PRIVATE = {"cache-control": "no-store"}
NO_EVENTS = STORE | {501: "The service keeps nothing, so there are no events"}
MISSING = {404: "There is nothing with this id"}

EventType: TypeAlias = EffectType | Literal["pattern.detected"]
Check: TypeAlias = Callable[[str], Awaitable[None]]
"""Whether this may be called. Raises AddressError."""
AddressCheck: TypeAlias = Callable[[str, str], Awaitable[None]]
"""`checked`, with a check: the address, and where it stands in the request."""


class SubscriptionRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where events are to go, and which: all of the key's owner unless `types` names some.

    With `all_owners`, which takes a key with the scope `admin`, also those of all other owners.

    `secret` signs them; unless given, one is made. It is `whsec_` and 24 to 64 bytes in Base64.
    """

    url: Annotated[str, Meta(min_length=1, max_length=2_000, description="Where events are sent")]
    types: Annotated[
        tuple[EventType, ...], Meta(max_length=20, description="The events that are sent; all where none is named")
    ] = ()
    secret: Annotated[
        Annotated[str, Meta(min_length=1, max_length=200)] | None, Meta(description="What signs the calls; shown once")
    ] = None
    all_owners: Annotated[
        bool,
        Meta(
            description="Whether events of all owners are sent, not those of the key's owner alone: for keys with "
            "the scope `admin`"
        ),
    ] = False


class SubscriptionView(Struct, frozen=True, kw_only=True):
    """A subscription. Of its address the origin alone is shown; `secret` only in answer to its making."""

    id: Annotated[str, Meta(description="Its id")]
    origin: Annotated[str, Meta(description="Scheme, host and port of its address")]
    types: Annotated[tuple[str, ...], Meta(description="The events that are sent; all where none is named")]
    created_at: Annotated[str, Meta(description="When it was made, in UTC")]
    disabled_at: Annotated[str | None, Meta(description="When it was disabled, in UTC; null while it is in use")] = None
    disabled_because: Annotated[str | None, Meta(description="Why it was disabled")] = None
    all_owners: Annotated[bool, Meta(description="Whether it gets the events of all owners")] = False
    secret: Annotated[str | None, Meta(description="What signs the calls; shown once")] = None


class SubscriptionList(Struct, frozen=True):
    """All of them, the oldest first."""

    subscriptions: Annotated[tuple[SubscriptionView, ...], Meta(description="The oldest first")]


class Subscriptions:
    """Makes, lists and removes them."""

    def __init__(
        self,
        store: Store,
        check: Check,
        secrets: tuple[Callable[[], str], Callable[[str], bool]],
        changed: Callable[[], None],
    ) -> None:
        """`check` knows what may be called, `secrets` makes one and knows one; `changed` hears of changes."""
        self._store, self._check, self._changed = store, check, changed
        self._new_secret, self._is_secret = secrets

    async def seen(self, caller: Caller) -> tuple[Subscription, ...]:
        """Those that are there for the caller."""
        return tuple(one for one in await self._store.subscriptions() if caller.sees(one.owner))

    async def remove(self, id_: str, caller: Caller, key: Key | None) -> Reply:
        """Keep it no longer. Raises RequestError or AnsweredBefore."""
        told = Reply(204, b"")
        there = any(one.id == id_ for one in await self.seen(caller))
        if not there or not new(await self._store.unsubscribe(id_, key.once(told) if key else None)):
            missing()
        self._changed()
        return told

    async def make(self, request: SubscriptionRequest, caller: Caller, key: Key | None) -> Reply:
        """Keep a new one. Raises RequestError or AnsweredBefore."""
        if request.all_owners and not caller.all:
            raise RequestError("forbidden", "`all_owners`: events of all owners are for keys with the scope admin.")
        if request.secret is not None and not self._is_secret(request.secret):
            mend = "Send `whsec_` and 24 to 64 bytes in Base64, or leave it out"
            raise refused_value("invalid-request", "secret", "Is no signing secret", mend)
        await checked(self._check, request.url, "url")
        if sum(one.owner == caller.owner for one in await self._store.subscriptions()) >= MOST:
            raise RequestError("too-many-subscriptions", f"There are {MOST} subscriptions already.")
        made = Subscription(
            id=f"sub_{uuid4().hex}",
            url=request.url,
            secret=request.secret or self._new_secret(),
            types=tuple(dict.fromkeys(request.types)),
            created_at=await self._store.now(),
            owner=caller.owner,
            all_owners=request.all_owners,
        )
        told = Reply(201, encode(shown(made, secret=True)), f"{PATH}/{made.id}")
        new(await self._store.subscribe(made, key.once(told) if key else None))
        self._changed()
        return told


def shown(kept: Subscription, *, secret: bool = False) -> SubscriptionView:
    """A subscription for the outside; with its secret only when it was just made."""
    parts = urlsplit(kept.url)
    return SubscriptionView(
        id=kept.id,
        origin=f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}",
        types=kept.types,
        created_at=iso(kept.created_at),
        disabled_at=None if kept.disabled_at is None else iso(kept.disabled_at),
        disabled_because=kept.disabled_because,
        all_owners=kept.all_owners,
        secret=kept.secret if secret else None,
    )


def missing() -> NoReturn:
    """There is no such subscription."""
    raise RequestError("not-found", "There is no such subscription: it may have been removed.")


async def checked(check: Check, url: str, path: str) -> None:
    """Raises RequestError, which names the field at `path`, where the address may not be called."""
    try:
        await check(url)
    except AddressError as error:
        wrong = FieldError(path, f"The address {error.detail}", f"{error.mend}.")
        detail = f"`{path}`: the address {error.detail}. {error.mend}."
        raise RequestError("address-refused", detail, (wrong,)) from None


Id = Annotated[str, path_id("A subscription's id", "sub_1f6a90c2d37e4b58a4c1e0957bd2638f", "^sub_[0-9a-f]{32}$")]


class SubscriptionController(Controller):
    """Who hears of events."""

    path = PATH
    tags = ("Webhooks",)

    @post(
        response_headers=located("Where the subscription is"),
        problems={409: "There are too many"} | NO_EVENTS,
    )
    async def subscribe(
        self,
        caller: Injected[Caller],
        data: SubscriptionRequest,
        repeatable: Injected[Repeatable],
        subscriptions: Injected[Subscriptions],
    ) -> Response[SubscriptionView]:
        """Subscribe to events.

        Every event of these types (none named: of all) is sent to `url` from now on, as a Standard Webhook that
        `secret` signs. The secret is shown in this answer alone. The address is checked now and at each delivery.
        """
        key = repeatable.key(data, "subscribe", "sub_")
        return await repeatable.answer(key, lambda: subscriptions.make(data, caller, key), PRIVATE)

    @get(problems=NO_EVENTS)
    async def list_subscriptions(
        self, caller: Injected[Caller], subscriptions: Injected[Subscriptions]
    ) -> Response[SubscriptionList]:
        """List subscriptions.

        The oldest first, without their secrets; of their addresses only the origin is shown.
        """
        return Response(SubscriptionList(tuple(map(shown, await subscriptions.seen(caller)))), headers=PRIVATE)

    @get("/{id:str}", problems=MISSING | NO_EVENTS)
    async def get_subscription(
        self, caller: Injected[Caller], id_: Id, subscriptions: Injected[Subscriptions]
    ) -> Response[SubscriptionView]:
        """Look at a subscription.

        Whether it is there, and whether and why it was disabled: its receiver is no more.
        """
        found = next((one for one in await subscriptions.seen(caller) if one.id == id_), None)
        return Response(shown(found or missing()), headers=PRIVATE)

    @delete("/{id:str}", problems=MISSING | NO_EVENTS)
    async def unsubscribe(
        self,
        caller: Injected[Caller],
        id_: Id,
        repeatable: Injected[Repeatable],
        subscriptions: Injected[Subscriptions],
    ) -> Response[None]:
        """Remove a subscription.

        Nothing is sent there any more, not even what waits already.
        """
        key = repeatable.key(NOTHING, f"unsubscribe {id_}", "sub_")
        return await repeatable.answer(key, lambda: subscriptions.remove(id_, caller, key))
