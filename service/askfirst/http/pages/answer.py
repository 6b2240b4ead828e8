"""`/answer/{token}`: the page on which a person answers. GET shows it, POST takes the answer."""

import logging
from hashlib import blake2b
from typing import ClassVar
from urllib.parse import quote

from litestar import Controller, Response, get, post
from litestar.di import Provide

from askfirst.clarifications.draft import open_questions
from askfirst.clarifications.items import parts_of
from askfirst.clarifications.state import Clarification
from askfirst.errors import (
    AnswerConflict,
    AnswerError,
    AskfirstError,
    LinkError,
    StoreError,
    StoreMissing,
    UnknownClarification,
)
from askfirst.http.clarifications.showing import ANSWER
from askfirst.http.dependencies import Injected
from askfirst.http.insights.feedback import FeedbackRequest, Verdict, keep_feedback
from askfirst.http.pages import answer_view as views
from askfirst.http.pages.answer_form import events_of, sent_of
from askfirst.http.pages.answer_view import Place
from askfirst.http.pages.services import HttpRequest, Services
from askfirst.http.pages.words import preferred_words, words_in
from askfirst.http.problems import RequestError, problem_of
from askfirst.http.reading import declared
from askfirst.http.templating import POLICY, UNLISTED, html
from askfirst.model import MAX_TEXT
from askfirst.ports import ANYBODY

_log = logging.getLogger("askfirst.http")
HEADERS = UNLISTED | {"content-security-policy": POLICY.replace("connect-src 'self'; ", "")}


async def place_of(token: str, request: HttpRequest, services: Injected[Services]) -> Place:
    """Where a link leads, as of now. Raises LinkError, UnknownClarification or StoreError."""
    named = services.showing.links().read(token)
    c = await services.desk.look(named.id, ANYBODY)
    request.state.words = words_in(c.language)
    question = next((one for one in c.questions if one.id == named.question_id), None)
    if question is None:
        raise LinkError
    waiting = open_questions(c)
    if c.mode == "one_by_one" or question not in waiting:
        waiting = [one for one in waiting if one is question]
    return Place(c, question, waiting, await services.desk.store.now())


def error_page(request: HttpRequest, error: Exception) -> Response[str]:
    """The page for an error: what happened to the answer, and what to do. A person reads it."""
    path = address(request)
    words = request.state.get("words") or preferred_words(request.headers.get("accept-language", ""))
    problem, headers = problem_of(error, path)
    status, title, text = problem.status, "failed", words.texts["unreadable"]
    if isinstance(error, LinkError | UnknownClarification | StoreMissing):
        status, title, text, path, headers = 404, "nowhere", words.texts["nowhere_why"], "", {}
    elif isinstance(error, StoreError):
        status, title, text = 503, "try_again", words.texts["store_away"]
    elif isinstance(error, RequestError) and error.kind.slug == "body-too-large":
        text, headers = words.texts["too_long"].format(count=f"> {MAX_TEXT}", most=MAX_TEXT), {}
    elif not isinstance(error, RequestError):
        _log.error("An answer could not be taken: %s", error)
        text = words.texts["not_taken"]
    return html(views.notice(words, title, text, path), status, HEADERS | headers)


class AnswerPage(Controller):
    """Shows a question to whoever has its link, and takes the answer and what is said of the question."""

    path = f"{ANSWER}{{token:str}}"
    dependencies: ClassVar = {"place": Provide(place_of)}  # type: ignore[misc]
    exception_handlers: ClassVar = {AskfirstError: error_page, RequestError: error_page}  # type: ignore[misc]

    @get(sync_to_thread=False)
    def show(self, request: HttpRequest, services: Injected[Services], place: Injected[Place]) -> Response[str]:
        """The page as of now."""
        words, rated = words_in(place.clarification.language), request.query_params.get("rated", "")
        if place.open:
            return html(views.asking(words, place, rated=rated), headers=HEADERS)
        return html(views.settled(words, place, next_path(services, place.clarification), rated), headers=HEADERS)

    @post()
    async def take(self, request: HttpRequest, services: Injected[Services], place: Injected[Place]) -> Response[str]:
        """Record what was sent; 303 leads back to the page, so that a reload sends nothing."""
        words, questions = words_in(place.clarification.language), place.open or [place.question]
        sent = sent_of(await request.body(), declared(request.scope), questions)
        if sent.verdict is not None:
            await keep_rating(services, place, sent.verdict)
            return back_to_page(request, f"?rated={sent.verdict}")
        if long := sent.too_long():
            wrong = words.texts["too_long"].format(count=long[0], most=long[1])
            return html((views.asking if place.open else views.too_long)(words, place, sent, wrong), 422, HEADERS)
        events = events_of(sent, questions)
        if not events and place.open:
            return html(views.asking(words, place, sent, words.texts["empty"]), 422, HEADERS)
        try:
            for event in events:
                after, late = await services.desk.answer(place.clarification.id, event, ANYBODY)
                if late:
                    return html(views.too_late(words, place._replace(clarification=after), sent.first()), 409, HEADERS)
                if after.status != "pending":
                    break
        except (AnswerConflict, AnswerError):
            here = await place_of(request.path_params["token"], request, services)
            page = views.conflict(words, here, sent.first(), next_path(services, here.clarification))
            return html(page, 409, HEADERS)
        return back_to_page(request)


def back_to_page(request: HttpRequest, query: str = "") -> Response[str]:
    """Back to the page."""
    return html("", 303, HEADERS | {"location": address(request) + query})


def address(request: HttpRequest) -> str:
    """The page's address as links have it: a request may write it in ways that lead elsewhere, `//answer/...`."""
    return ANSWER + quote(request.path_params["token"], safe="")


def next_path(services: Services, c: Clarification) -> str:
    """The address of the question that is open now; empty where none is."""
    waiting = open_questions(c)
    return services.showing.path(c.id, waiting[0].id) if waiting else ""


async def keep_rating(services: Services, place: Place, verdict: Verdict) -> None:
    """Keep how the question was: the first word about each, so that a double click counts once. Raises StoreError."""
    c, question = place.clarification, place.question
    keys = c.items[question.item].keys
    rule = parts_of(keys[0]).rule if keys else None
    said = FeedbackRequest(verdict=verdict, clarification_id=c.id, question_id=question.id, rule=rule)
    about = blake2b(f"{c.id} {question.id}".encode(), digest_size=16).hexdigest()
    await keep_feedback(services.desk.store, said, ANYBODY, id_=f"fb_{about}")
