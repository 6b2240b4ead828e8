"""Who hears of events, and which addresses may be called."""

from collections.abc import Awaitable, Callable
from typing import NoReturn, TypeAlias
from uuid import uuid4

from askfirst.desk import Key, Reply, new
from askfirst.errors import AddressError
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reply import encode
from askfirst.http.webhooks.body import SubscriptionRequest, shown_subscription
from askfirst.ports import Caller, Store, Subscription

PATH = "/v1/subscriptions"
MOST = 200
"""Subscriptions that are kept for an owner: every event is a delivery for each of them."""

Check: TypeAlias = Callable[[str], Awaitable[None]]
"""Whether this may be called. Raises AddressError."""
AddressCheck: TypeAlias = Callable[[str, str], Awaitable[None]]
"""`checked`, with a check: the address, and where it stands in the request."""


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
            mend = "Send `whsec_` and 24 to 64 bytes in Base64, or leave it out."
            wrong = FieldError("secret", "Is no signing secret", mend)
            raise RequestError("invalid-request", f"`secret`: Is no signing secret. {mend}", (wrong,))
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
        told = Reply(201, encode(shown_subscription(made, secret=True)), f"{PATH}/{made.id}")
        new(await self._store.subscribe(made, key.once(told) if key else None))
        self._changed()
        return told


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
