"""`/v1/subscriptions`: who hears of events."""

from collections.abc import Callable
from typing import NoReturn
from uuid import uuid4

from litestar.types import HTTPScope, Receive, Send

from askfirst.http.methods import other_method
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.routing import Lean
from askfirst.http.webhooks.addresses import Check, checked
from askfirst.http.webhooks.body import SubscriptionList, SubscriptionRequest, shown_subscription
from askfirst.ports import Store, Subscription

PATH = "/v1/subscriptions"
MEMBER = f"{PATH}/{{id}}"
MOST = 200
"""Subscriptions that are kept: every event is a delivery for each of them."""
_PRIVATE = {"cache-control": "no-store"}


class Subscriptions:
    """Makes, lists and removes them."""

    def __init__(
        self,
        store: Store,
        check: Check,
        secrets: tuple[Callable[[], str], Callable[[str], bool]],
        changed: Callable[[], None],
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`secrets` makes one and knows one; `changed` is told of changes; sizes in bytes, times in seconds."""
        self._store, self._check, self._changed = store, check, changed
        self._new_secret, self._is_secret = secrets
        self._reader = JsonReader(SubscriptionRequest, max_body, body_timeout)

    def routes(self) -> dict[str, Lean]:
        """The addresses with their handlers."""
        return {PATH: self.all, MEMBER: self.one}

    async def all(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Make one, list all."""
        if scope["method"] == "POST":
            made = await self.make(await self._reader.read(scope, receive))
            headers = {"location": f"{PATH}/{made.id}", **_PRIVATE}
            await reply(send, 201, encode(shown_subscription(made, secret=True)), headers=headers)
        elif scope["method"] == "GET":
            kept = await self._store.subscriptions()
            await reply(send, 200, encode(SubscriptionList(tuple(map(shown_subscription, kept)))), headers=_PRIVATE)
        else:
            await other_method(scope, send, "GET", "POST")

    async def one(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Look at one, remove one."""
        id_ = str(scope["path_params"]["id"])
        if scope["method"] == "GET":
            found = next((one for one in await self._store.subscriptions() if one.id == id_), None)
            await reply(send, 200, encode(shown_subscription(found or missing())), headers=_PRIVATE)
        elif scope["method"] == "DELETE":
            if not await self._store.unsubscribe(id_):
                missing()
            self._changed()
            await reply(send, 204, b"")
        else:
            await other_method(scope, send, "DELETE", "GET")

    async def make(self, request: SubscriptionRequest) -> Subscription:
        """Keep a new one. Raises RequestError."""
        if request.secret is not None and not self._is_secret(request.secret):
            mend = "Send `whsec_` and 24 to 64 bytes in Base64, or leave it out."
            wrong = FieldError("secret", "Is no signing secret", mend)
            raise RequestError("invalid-request", f"`secret`: Is no signing secret. {mend}", (wrong,))
        await checked(self._check, request.url, "url")
        if len(await self._store.subscriptions()) >= MOST:
            raise RequestError("too-many-subscriptions", f"There are {MOST} subscriptions already.")
        made = Subscription(
            id=f"sub_{uuid4().hex}",
            url=request.url,
            secret=request.secret or self._new_secret(),
            types=tuple(dict.fromkeys(request.types)),
            created_at=await self._store.now(),
        )
        await self._store.subscribe(made)
        self._changed()
        return made


def missing() -> NoReturn:
    """There is no such subscription."""
    raise RequestError("not-found", "There is no such subscription: it may have been removed.")
