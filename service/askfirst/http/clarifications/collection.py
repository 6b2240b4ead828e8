"""`POST` and `GET /v1/clarifications`: open one, list them."""

from typing import cast

from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.view import clear_view
from askfirst.desk import Desk, Opened, Reply
from askfirst.http.caller import caller_of
from askfirst.http.clarifications.body import ClarificationRequest
from askfirst.http.clarifications.query import ListQuery
from askfirst.http.clarifications.showing import ClarificationList, Showing
from askfirst.http.idempotency import key_of, send_reply
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.querying import query
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.webhooks.addresses import Check, checked
from askfirst.http.within import within
from askfirst.insights.seen import seen

PATH = "/v1/clarifications"


class Collection:
    """Opens clarifications and lists them."""

    def __init__(
        self, desk: Desk, showing: Showing, ledger: Ledger, check: Check, max_body: int, body_timeout: float
    ) -> None:
        """`check` knows which addresses may be called; `max_body` in bytes, `body_timeout` in seconds."""
        self._desk, self._showing, self._ledger, self._check = desk, showing, ledger, check
        self._reader = JsonReader(ClarificationRequest, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] == "POST":
            await self.open(scope, receive, send)
        elif scope["method"] == "GET":
            await reply(send, 200, encode(await self.list(scope)))
        else:
            await other_method(scope, send, "GET", "POST")

    async def open(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """201 with the first question, 200 where nothing has to be asked."""
        request = await self._reader.read(scope, receive)
        key = key_of(scope, request, "open")

        def answer(opened: Opened) -> Reply:
            if opened.clarification is None:
                return Reply(200, encode(clear_view(asked.instruction, opened.assessment, opened.now)))
            shown = self._showing.seen(opened.clarification, scope, opened.assessment)
            return Reply(201, encode(shown), f"{PATH}/{shown.id}")

        asked = request.asked(caller_of(scope).owner)

        async def opened() -> Reply:
            if asked.callback_url is not None:
                await checked(self._check, asked.callback_url, "callback_url")
            with within("" if request.text is not None else "instruction"):
                done, new = await self._desk.open(asked, key, answer)
            request_id = cast("bytes", scope["state"]["request_id"])
            self._ledger.score(seen(new.assessment, asked.instruction), request_id, asked.owner)
            return done

        await send_reply(send, await self._desk.repeats.answer(key, opened))

    async def list(self, scope: HTTPScope) -> ClarificationList:
        """What the query asks for. Raises RequestError."""
        wanted = query(scope, ListQuery)
        page = await self._desk.list(wanted.filter(caller_of(scope).within), wanted.limit, wanted.cursor)
        return ClarificationList(tuple(self._showing.seen(c, scope) for c in page.clarifications), page.cursor)
