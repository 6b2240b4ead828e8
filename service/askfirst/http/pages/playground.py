"""`/`, `/try` and `/try/clarification`: trying instructions in a browser, up to an answered clarification.

Trying is pure and uncounted: half-written texts are no messages for the KPIs. The clarifications are ordinary ones.
Our script asks for the part of the page that it replaces; without scripts the whole page comes.
"""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Response, get, post

from askfirst.clarifications.options import Options
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.view import clear_view
from askfirst.desk import Asked, Reply
from askfirst.desk.offloop import characters
from askfirst.errors import AskfirstError
from askfirst.gate import Gate
from askfirst.http import templating
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.forms import flat
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.pages.playground_form import Entered, entered, examples
from askfirst.http.pages.playground_result import Result, result_of
from askfirst.http.pages.services import HttpRequest, Services
from askfirst.http.pages.words import NAMES
from askfirst.http.problems import Problem, RequestError, problem_of
from askfirst.http.reading import declared, read_json
from askfirst.http.reply import encode
from askfirst.http.reply import place as address
from askfirst.http.shared import Shared
from askfirst.http.templating import html, render
from askfirst.insights.seen import seen
from askfirst.live.packs import LivePacks
from askfirst.model import Assessment, Instruction, Party

HOME, TRY, CLARIFICATION = "/", "/try", "/try/clarification"
PART = "askfirst-part"
"""The header by which our script asks for a part."""
PATIENCE = 300
"""Seconds for an answer at each level: a person who tries things out reads first."""
WAIT = 20.0
"""Seconds for which a browser waits for news in one request."""
FROM = Party("playground")
HEADERS = {
    **templating.HEADERS,
    "cache-control": "no-store",
    "referrer-policy": "same-origin",  # without one, browsers hide the origin of a form, by which we know it as ours
}


class Sent(NamedTuple):
    """A form that was sent: its values, and what they say about the instruction."""

    values: dict[str, Any]
    form: Entered


class Playground(Controller):
    """Scores what somebody types, and opens clarifications about it."""

    @get(HOME)
    async def home(self, request: HttpRequest, services: Injected[Services]) -> Response[str]:
        """The page with the first example, so that the first look shows what the service does."""
        base, key = services.showing.base(request.scope), services.keyring.asks
        form = examples()[0].form
        body = form.request()
        result = result_of(decoded(body), body, await services.first_look.get(), base, key=key)
        return html(playground_page(services, form, result=result), headers=HEADERS)

    @get([TRY, CLARIFICATION], sync_to_thread=False)
    def revisited(self) -> Response[str]:
        """A form that is visited leads to the page that has it."""
        return Response("", status_code=303, headers={"location": HOME})

    @post(TRY)
    async def score(self, request: HttpRequest, services: Injected[Services]) -> Response[str]:
        """Score the form."""
        sent = await read_form(request)
        if PART in request.headers:
            result = await score_form(services, request, sent.form)
            return html(render("playground/result.html", result=result), headers=HEADERS)
        return await whole_page(services, request, sent, clarify=False)

    @post(CLARIFICATION)
    async def clarification(self, request: HttpRequest, services: Injected[Services]) -> Response[str]:
        """Open a clarification, or show the one that the form names."""
        check_origin(request, services.showing.base(request.scope))
        sent = await read_form(request)
        if PART in request.headers:
            view = await open_or_look(services, request, sent)
            return html(render("playground/clarification.html", **clarification_context(view)), headers=HEADERS)
        return await whole_page(services, request, sent, clarify=True)


async def whole_page(services: Services, request: HttpRequest, sent: Sent, *, clarify: bool) -> Response[str]:
    """The whole page, for a browser without scripts: it shows what went wrong, too."""
    try:
        result = await score_form(services, request, sent.form)
        view = await open_or_look(services, request, sent) if clarify else None
    except (RequestError, AskfirstError) as error:
        problem, headers = problem_of(error, address(request.scope))
        return html(playground_page(services, sent.form, problem=problem), problem.status, HEADERS | headers)
    return html(playground_page(services, sent.form, result=result, view=view), headers=HEADERS)


def playground_page(
    services: Services,
    form: Entered,
    *,
    result: Result | None = None,
    view: ClarificationView | None = None,
    problem: Problem | None = None,
) -> str:
    """The page with the form as it was filled in, and what came of it."""
    gate = services.packs.gate
    return render(
        "playground/page.html",
        departments=sorted(gate.departments),
        languages=[(one, NAMES.get(one, one)) for one in gate.shelves],
        key=services.keyring.asks,
        form=form,
        examples=examples(),
        result=result,
        problem=problem,
        **clarification_context(view),
    )


def clarification_context(view: ClarificationView | None) -> dict[str, Any]:
    """A clarification for its template, and the path of its answer page: the page's own host is the one that works."""
    url = view.answer_url if view else None
    return {"clarification": view, "answer_path": url and url[url.index("/answer/") :]}


def check_origin(request: HttpRequest, own: str) -> None:
    """Refuse what another site's page sent (CSRF). `own` is where people reach the service. Raises RequestError.

    Browsers say where a form comes from, by Sec-Fetch-Site or at least by Origin; what sends neither is
    no browser that a page could misuse.
    """
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site is not None:
        ours = site in ("same-origin", "none")
    else:
        ours = origin is None or urlsplit(origin).netloc in (request.headers.get("host", ""), urlsplit(own).netloc)
    if not ours:
        raise RequestError("forbidden", "This form was sent from another site's page. Open it here and send it again.")


async def read_form(request: HttpRequest) -> Sent:
    """The form, or the example that was clicked. Raises RequestError."""
    values = flat(await request.body(), declared(request.scope))
    chosen = small_number(values, "example")
    if chosen is not None and chosen < len(examples()):
        return Sent({}, examples()[chosen].form)
    return Sent(values, entered(values))


def small_number(values: dict[str, Any], name: str) -> int | None:
    """A small number of the form; None where there is none."""
    text = str(values.get(name, ""))
    return int(text) if text.isdecimal() and len(text) < 10 else None


def decoded(body: dict[str, Any]) -> Instruction:
    """A request as a caller of the API would send it: refused for the same reasons. Raises RequestError."""
    return read_json(encode(body), Instruction)


async def score_form(services: Services, request: HttpRequest, form: Entered) -> Result:
    """What comes of the form. Raises RequestError, InstructionError or ScoringError."""
    body = form.request()
    instruction = decoded(body)
    assessment = await services.scoring.run(characters(instruction), scored, instruction)
    return result_of(instruction, body, assessment, services.showing.base(request.scope), key=services.keyring.asks)


def scored(gate: Gate, instruction: Instruction) -> Assessment:
    """The assessment, without a second opinion: nobody is asked about words that are still being typed."""
    return gate.unaided.assess(instruction)


def first_look(scoring: Scoring, packs: LivePacks) -> Shared[Assessment]:
    """The first example as the packs assess it: what the page shows before anybody has typed."""

    async def look() -> Assessment:
        return await scoring.run(0, scored, decoded(examples()[0].form.request()))

    return Shared(look, lambda: packs.gate.versions)


async def open_or_look(services: Services, request: HttpRequest, sent: Sent) -> ClarificationView:
    """The clarification that the form names (with a version, as soon as it is another, or after a while), or a new one.

    Its status is `clear` where nothing has to be asked. Raises RequestError, InstructionError, UnknownClarification,
    WaitingFull or StoreError.
    """
    scope, desk, caller = request.scope, services.desk, caller_of(request.scope)
    if id_ := str(sent.values.get("clarification", "")):
        version = small_number(sent.values, "version")
        there = desk.look(id_, caller) if version is None else desk.wait(id_, caller, WAIT, version)
        return services.showing.seen(await there, scope)
    instruction = msgspec.structs.replace(decoded(sent.form.request()), from_=FROM)
    asked = Asked(instruction=instruction, options=Options(timeout=PATIENCE), owner=caller.owner)
    _, (opened, assessment, now) = await desk.open(asked, None, lambda _: Reply(200, b""))
    services.ledger.score(seen(assessment, instruction), request_id_of(scope), caller.owner)
    return services.showing.seen(opened, scope) if opened else clear_view(instruction, assessment, now)
