"""`GET` and `POST /answer/{token}`."""

import logging
from typing import NamedTuple

from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.answering import recorded as answer_to
from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import Clarification, Question
from askfirst.desk import Desk
from askfirst.errors import AnswerConflict, AnswerError, LinkError, StoreError, UnknownClarification
from askfirst.http.answering import page
from askfirst.http.answering.form import event_of
from askfirst.http.clarifications.showing import ANSWER, Showing
from askfirst.http.methods import other_method
from askfirst.http.problems import RequestError
from askfirst.http.reading import declared, read_body
from askfirst.http.reply import reply
from askfirst.http.routing import Lean

_HTML = b"text/html; charset=utf-8"
SAID = ("answered", "skipped", "declined")
"""Outcomes of a question to which somebody said something."""
_log = logging.getLogger("askfirst.http")


class Place(NamedTuple):
    """Where a link leads: the question that it names, and those that are open on its page."""

    clarification: Clarification
    question: Question
    open: list[Question]


class AnswerPage:
    """Shows a question to whoever has its link, and takes the answer."""

    def __init__(self, desk: Desk, showing: Showing, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._desk, self._showing = desk, showing
        self._max_body, self._timeout = max_body, body_timeout

    def routes(self) -> dict[str, Lean]:
        """The address with its handler."""
        return {f"{ANSWER}{{token}}": self}

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request, always with a page: a person reads it."""
        headers = dict(page.HEADERS)
        try:
            if scope["method"] in ("GET", "HEAD"):
                status, content = 200, await self.show(scope)
            elif scope["method"] == "POST":
                status, content = await self.take(scope, receive)
            else:
                await other_method(scope, send, "GET", "POST")
                return
        except (LinkError, UnknownClarification):
            text = "This link does not lead to a question, or the question was removed some time after it was closed."
            status, content = 404, page.message("Nothing here", text)
        except StoreError as error:
            _log.error("The store failed: %s", error)
            headers["retry-after"] = "5"
            text = "The service cannot read or keep answers at the moment. Nothing was recorded. Try again in a minute."
            status, content = 503, page.message("Please try again", text)
        except RequestError as error:
            status, content = error.kind.status, page.message("That did not work", error.detail)
        if status == 303:
            headers["location"] = scope["raw_path"].decode("ascii")
        await reply(send, status, content.encode(), _HTML, headers)

    async def show(self, scope: HTTPScope) -> str:
        """The page as of now. Changes nothing but what time has changed."""
        place = await self.place(scope)
        c, question, waiting = place
        if waiting:
            return page.asking(c, waiting)
        if question.outcome in SAID:
            told = [one for one in c.questions if one.outcome in SAID] if c.mode == "all_at_once" else [question]
            return page.recorded(c, [(one, answer_to(c, one.id)) for one in told], self.following(c))
        return page.closed(c, question)

    async def take(self, scope: HTTPScope, receive: Receive) -> tuple[int, str]:
        """Record an answer; 303 leads back to the page, so that a reload sends nothing."""
        body = await read_body(scope, receive, self._max_body, self._timeout)
        c, question, waiting = await self.place(scope)
        event = event_of(body, declared(scope), waiting or [question])
        if event is None:
            if not waiting:
                return 303, ""
            return 422, page.asking(c, waiting, "Nothing was sent: choose an answer, or write one.")
        try:
            after, late = await self._desk.answer(c.id, event)
        except (AnswerConflict, AnswerError):
            now = (await self.place(scope)).clarification
            return 409, page.conflict(now, question, answer_to(now, question.id))
        return (409, page.too_late(after, question)) if late else (303, "")

    async def place(self, scope: HTTPScope) -> Place:
        """Where the link leads. Raises LinkError or UnknownClarification."""
        named = self._showing.links().read(str(scope["path_params"]["token"]))
        c = await self._desk.look(named.id)
        question = next((one for one in c.questions if one.id == named.question_id), None)
        if question is None:
            raise LinkError
        waiting = open_questions(c)
        if c.mode == "one_by_one" or question not in waiting:
            waiting = [one for one in waiting if one is question]
        return Place(c, question, waiting)

    def following(self, c: Clarification) -> str | None:
        """The address of the question that is open now, if there is one."""
        waiting = open_questions(c)
        return ANSWER + self._showing.links().token(c.id, waiting[0].id) if waiting else None
