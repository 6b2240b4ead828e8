"""`GET` and `POST /answer/{token}`."""

from typing import NamedTuple
from urllib.parse import parse_qs

from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import Clarification
from askfirst.desk import Desk
from askfirst.errors import AnswerConflict, AnswerError, AskfirstError, LinkError
from askfirst.http.answering.asking import asking, too_long
from askfirst.http.answering.form import Sent, events_of, sent_of
from askfirst.http.answering.frame import HEADERS, Place
from askfirst.http.answering.rating import Keep, keep
from askfirst.http.answering.refusals import refusal
from askfirst.http.answering.settled import SAID, closed, conflict, recorded, too_late
from askfirst.http.answering.texts import Words, preferred, words_in
from askfirst.http.clarifications.showing import ANSWER, Showing
from askfirst.http.methods import other_method
from askfirst.http.problems import RequestError
from askfirst.http.reading import declared, read_body
from askfirst.http.reply import HTML, reply
from askfirst.http.routing import Lean
from askfirst.ports import ANYBODY


class Answered(NamedTuple):
    """What a request gets."""

    status: int
    content: str = ""
    query: str = ""
    """What stands behind the question mark of the page that a 303 leads to."""


class AnswerPage:
    """Shows a question to whoever has its link, and takes the answer and what is said of the question."""

    def __init__(self, desk: Desk, showing: Showing, keep: Keep, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._desk, self._showing, self._keep = desk, showing, keep
        self._max_body, self._timeout = max_body, body_timeout

    def routes(self) -> dict[str, Lean]:
        """The address with its handler."""
        return {f"{ANSWER}{{token}}": self}

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request, always with a page: a person reads it."""
        if scope["method"] not in ("GET", "POST"):
            await other_method(scope, send, "GET", "POST")
            return
        headers, path = dict(HEADERS), scope["raw_path"].decode("ascii")
        words = preferred(_header(scope, b"accept-language"))
        try:
            place = await self.place(scope)
            words = words_in(place.clarification.language)
            if scope["method"] == "POST":
                done = await self.take(words, place, scope, receive)
            else:
                done = Answered(200, self.show(words, place, _rated(scope)))
        except (AskfirstError, RequestError) as error:
            status, content, more = refusal(words, error, path)
            done, headers = Answered(status, content), headers | more
        if done.status == 303:
            headers["location"] = path + done.query
        await reply(send, done.status, done.content.encode(), HTML, headers)

    def show(self, words: Words, place: Place, rated: str) -> str:
        """The page as of now. `rated`: what was just said of the question."""
        if place.open:
            return asking(words, place, rated=rated)
        if place.question.outcome in SAID:
            return recorded(words, place, self.following(place.clarification), rated)
        return closed(words, place, rated)

    async def take(self, words: Words, place: Place, scope: HTTPScope, receive: Receive) -> Answered:
        """Record what was sent; 303 leads back to the page, so that a reload sends nothing. Raises RequestError."""
        body = await read_body(scope, receive, self._max_body, self._timeout)
        questions = place.open or [place.question]
        sent = sent_of(body, declared(scope), questions)
        if sent.verdict is not None:
            await keep(place, sent.verdict, self._keep)
            return Answered(303, query=f"?rated={sent.verdict}")
        events = events_of(sent, questions)
        if long := sent.too_long():
            wrong = words.too_long.format(count=long[0], most=long[1])
            return Answered(422, (asking if place.open else too_long)(words, place, sent, wrong))
        if not events and place.open:
            return Answered(422, asking(words, place, sent, words.empty))
        try:
            for event in events:
                after, late = await self._desk.answer(place.clarification.id, event, ANYBODY)
                if late:
                    here = place._replace(clarification=after)
                    return Answered(409, too_late(words, here, _first(sent)))
                if after.status != "pending":
                    break
        except (AnswerConflict, AnswerError):
            here = await self.place(scope)
            following = self.following(here.clarification)
            return Answered(409, conflict(words, here, _first(sent), following))
        return Answered(303)

    async def place(self, scope: HTTPScope) -> Place:
        """Where the link leads, as of now. Raises LinkError, UnknownClarification or StoreError."""
        named = self._showing.links().read(str(scope["path_params"]["token"]))
        c = await self._desk.look(named.id, ANYBODY)
        question = next((one for one in c.questions if one.id == named.question_id), None)
        if question is None:
            raise LinkError
        waiting = open_questions(c)
        if c.mode == "one_by_one" or question not in waiting:
            waiting = [one for one in waiting if one is question]
        return Place(c, question, waiting, await self._desk.store.now())

    def following(self, c: Clarification) -> str | None:
        """The address of the question that is open now, if there is one."""
        waiting = open_questions(c)
        return ANSWER + self._showing.links().token(c.id, waiting[0].id) if waiting else None


def _first(sent: Sent) -> str:
    """What somebody answered, as far as a page on one question repeats it."""
    return next(iter((sent.choices or sent.words).values()), "")


def _rated(scope: HTTPScope) -> str:
    """The verdict that was just kept."""
    return parse_qs(scope["query_string"].decode("ascii", "replace")).get("rated", [""])[0]


def _header(scope: HTTPScope, name: bytes) -> str:
    return next((value.decode("latin-1") for found, value in scope["headers"] if found == name), "")
