"""`GET /`, `POST /try` and `POST /try/clarification`."""

from typing import Any, NamedTuple

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.shapes import ClarificationView
from askfirst.desk.offloop import characters
from askfirst.desk.opening import assessed
from askfirst.errors import AskfirstError
from askfirst.http.clarifications.showing import Showing
from askfirst.http.guard.keyring import Keyring
from askfirst.http.hooks.form import flat
from askfirst.http.methods import other_method
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.playground import pages
from askfirst.http.playground.clarify import FROM, Clarify
from askfirst.http.playground.entered import Entered, entered
from askfirst.http.playground.examples import EXAMPLES
from askfirst.http.playground.first import FirstLook
from askfirst.http.playground.origin import check_origin
from askfirst.http.problems import RequestError, problem_of
from askfirst.http.reading import JsonReader, declared, read_body
from askfirst.http.reply import HTML, encode, place, reply
from askfirst.http.routing import Lean
from askfirst.live.packs import LivePacks
from askfirst.model import Instruction

HOME, TRY, CLARIFICATION = "/", "/try", "/try/clarification"
PART = b"askfirst-part"
"""The header by which our script asks for the part that it replaces instead of the whole page."""


class Sent(NamedTuple):
    """A form that was sent: its values, and what they say about the instruction."""

    values: dict[str, Any]
    form: Entered


class Playground:
    """Scores what somebody types. Pure and uncounted: half-written texts are no messages for the KPIs."""

    def __init__(
        self,
        packs: LivePacks,
        scoring: Scoring,
        keyring: Keyring,
        showing: Showing,
        clarify: Clarify,
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._scoring, self._keyring, self._showing, self._clarify = scoring, keyring, showing, clarify
        self._packs = packs
        self._max_body, self._timeout = max_body, body_timeout
        self._reader = JsonReader(Instruction)
        self._first = FirstLook(packs)

    def routes(self) -> dict[str, Lean]:
        """The addresses with their handlers."""
        return {HOME: self.home, TRY: self.try_, CLARIFICATION: self.clarification}

    async def home(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """The page with the first example, so that the first look shows what the service does."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        await self._page(scope, send, EXAMPLES[0].entered, scored=self._first.scored())

    async def try_(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Score the form."""
        if await turned_away(scope, send):
            return
        sent = await self._read(scope, receive)
        if asked_for_part(scope):
            await self._html(send, pages.result(await self._scored(sent.form), self._showing.base(scope), key=self.key))
            return
        await self._page_or_problem(scope, send, sent)

    async def clarification(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Open a clarification, or show the one that the form names."""
        if await turned_away(scope, send):
            return
        check_origin(scope, self._showing.base(scope))
        sent = await self._read(scope, receive)
        if asked_for_part(scope):
            await self._html(send, pages.clarified(await self._clarified(sent, scope)))
            return
        await self._page_or_problem(scope, send, sent, clarify=True)

    async def _page_or_problem(self, scope: HTTPScope, send: Send, sent: Sent, *, clarify: bool = False) -> None:
        """The whole page, for a browser without scripts: it shows what went wrong, too."""
        try:
            scored = await self._scored(sent.form)
            view = await self._clarified(sent, scope) if clarify else None
        except (RequestError, AskfirstError) as error:
            problem, headers = problem_of(error, place(scope))
            content = pages.page(self._offer(), sent.form, problem=problem)
            await reply(send, problem.status, content.encode(), HTML, pages.HEADERS | headers)
            return
        await self._page(scope, send, sent.form, scored=scored, clarification=view)

    async def _read(self, scope: HTTPScope, receive: Receive) -> Sent:
        """The form. Raises RequestError."""
        values = flat(await read_body(scope, receive, self._max_body, self._timeout), declared(scope))
        chosen = number(values, "example")
        if chosen is not None and chosen < len(EXAMPLES):
            return Sent({}, EXAMPLES[chosen].entered)
        return Sent(values, entered(values))

    async def _scored(self, form: Entered) -> pages.Scored:
        """The form with its assessment. Raises RequestError, InstructionError or ScoringError."""
        request = form.request()
        instruction = self._reader.decode(encode(request))
        assessment = await self._scoring.run(characters(instruction), assessed, instruction)
        return pages.Scored(instruction, request, assessment)

    async def _clarified(self, sent: Sent, scope: HTTPScope) -> ClarificationView:
        """The clarification that the form names, or a new one."""
        if id_ := str(sent.values.get("clarification", "")):
            return await self._clarify.look(id_, number(sent.values, "version"), scope)
        instruction = self._reader.decode(encode(sent.form.request()))
        return await self._clarify.open(msgspec.structs.replace(instruction, from_=FROM), scope)

    async def _page(self, scope: HTTPScope, send: Send, form: Entered, **shown: Any) -> None:
        await self._html(send, pages.page(self._offer(), form, base=self._showing.base(scope), **shown))

    async def _html(self, send: Send, content: str) -> None:
        await reply(send, 200, content.encode(), HTML, pages.HEADERS)

    def _offer(self) -> pages.Offered:
        return pages.offered(self._packs.gate, key=self.key)

    @property
    def key(self) -> bool:
        """Whether callers have to send a key."""
        return self._keyring.asks


def asked_for_part(scope: HTTPScope) -> bool:
    """Whether our script asks."""
    return any(name == PART for name, _ in scope["headers"])


def number(values: dict[str, Any], name: str) -> int | None:
    """A small number of the form; None where there is none."""
    text = str(values.get(name, ""))
    return int(text) if text.isdecimal() and len(text) < 10 else None


async def turned_away(scope: HTTPScope, send: Send) -> bool:
    """Whether this was no POST, and is answered: a form that is visited leads to the page that has it."""
    if scope["method"] == "POST":
        return False
    if scope["method"] == "GET":
        await reply(send, 303, b"", headers={"location": HOME})
    else:
        await other_method(scope, send, "GET", "POST")
    return True
