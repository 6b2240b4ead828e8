"""`/`, `/try` and `/try/clarification`: trying instructions in a browser, up to an answered clarification.

Trying is pure and uncounted: half-written texts are no messages for the KPIs. The clarifications are ordinary ones.
Our script asks for the part of the page that it replaces; without scripts the whole page comes.
"""

import json
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Request, Response, get, post

from askfirst.clarifications.options import Options
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.view import clear_view
from askfirst.desk import Asked, Opened, Reply
from askfirst.desk.offloop import characters
from askfirst.desk.opening import assessed
from askfirst.errors import AskfirstError
from askfirst.gate import Gate
from askfirst.http import templating
from askfirst.http.caller import caller_of
from askfirst.http.hooks.form import flat
from askfirst.http.pages.bars import bars
from askfirst.http.pages.playground_form import Entered, entered, examples
from askfirst.http.pages.services import Given, Services
from askfirst.http.pages.snippets import snippets
from askfirst.http.pages.stretches import stretches
from askfirst.http.pages.words import NAMES
from askfirst.http.problems import Problem, RequestError, problem_of
from askfirst.http.reading import JsonReader, declared, read_body
from askfirst.http.reply import encode
from askfirst.http.reply import place as address
from askfirst.http.templating import html, render
from askfirst.insights.seen import seen
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
Sender: TypeAlias = Request[Any, Any, Any]


class Sent(NamedTuple):
    """A form that was sent: its values, and what they say about the instruction."""

    values: dict[str, Any]
    form: Entered


class Playground(Controller):
    """Scores what somebody types, and opens clarifications about it."""

    @get(HOME, sync_to_thread=False)
    def home(self, request: Sender, services: Given) -> Response[str]:
        """The page with the first example, so that the first look shows what the service does."""
        result = shown(services, request, *first_look(services.packs.gate))
        return html(page(services, examples()[0].form, result=result), headers=HEADERS)

    @get([TRY, CLARIFICATION], sync_to_thread=False)
    def revisited(self) -> Response[str]:
        """A form that is visited leads to the page that has it."""
        return Response("", status_code=303, headers={"location": HOME})

    @post(TRY)
    async def score(self, request: Sender, services: Given) -> Response[str]:
        """Score the form."""
        sent = await read(request, services)
        if PART in request.headers:
            result = await scored(services, request, sent.form)
            return html(render("playground/result.html", result=result), headers=HEADERS)
        return await whole(services, request, sent, clarify=False)

    @post(CLARIFICATION)
    async def clarification(self, request: Sender, services: Given) -> Response[str]:
        """Open a clarification, or show the one that the form names."""
        check_origin(request, services.showing.base(request.scope))
        sent = await read(request, services)
        if PART in request.headers:
            view = await clarified(services, request, sent)
            return html(render("playground/clarification.html", **clarification(view)), headers=HEADERS)
        return await whole(services, request, sent, clarify=True)


async def whole(services: Services, request: Sender, sent: Sent, *, clarify: bool) -> Response[str]:
    """The whole page, for a browser without scripts: it shows what went wrong, too."""
    try:
        result = await scored(services, request, sent.form)
        view = await clarified(services, request, sent) if clarify else None
    except (RequestError, AskfirstError) as error:
        problem, headers = problem_of(error, address(request.scope))
        return html(page(services, sent.form, problem=problem), problem.status, HEADERS | headers)
    return html(page(services, sent.form, result=result, view=view), headers=HEADERS)


def page(
    services: Services,
    form: Entered,
    *,
    result: dict[str, Any] | None = None,
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
        **clarification(view),
    )


def clarification(view: ClarificationView | None) -> dict[str, Any]:
    """A clarification for its template, and the path of its answer page: the page's own host is the one that works."""
    url = view.answer_url if view else None
    return {"clarification": view, "answer_path": url and url[url.index("/answer/") :]}


def check_origin(request: Sender, own: str) -> None:
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


async def read(request: Sender, services: Services) -> Sent:
    """The form, or the example that was clicked. Raises RequestError."""
    settings = services.settings
    body = await read_body(request.scope, request.receive, settings.max_body, settings.body_timeout)
    values = flat(body, declared(request.scope))
    chosen = number(values, "example")
    if chosen is not None and chosen < len(examples()):
        return Sent({}, examples()[chosen].form)
    return Sent(values, entered(values))


def number(values: dict[str, Any], name: str) -> int | None:
    """A small number of the form; None where there is none."""
    text = str(values.get(name, ""))
    return int(text) if text.isdecimal() and len(text) < 10 else None


_decode = JsonReader(Instruction, max_body=0, timeout=0).decode
"""A request as a caller of the API would send it: refused for the same reasons. Bounds are those of the form."""


async def scored(services: Services, request: Sender, form: Entered) -> dict[str, Any]:
    """What comes of the form, as its template shows it. Raises RequestError, InstructionError or ScoringError."""
    body = form.request()
    instruction = _decode(encode(body))
    assessment = await services.scoring.run(characters(instruction), assessed, instruction)
    return shown(services, request, instruction, body, assessment)


def shown(
    services: Services, request: Sender, instruction: Instruction, body: dict[str, Any], assessment: Assessment
) -> dict[str, Any]:
    """An assessment as its template shows it."""
    url, issues = f"{services.showing.base(request.scope)}/v1/score", assessment.issues
    places = [(one.span.start, one.span.end) if one.span else None for one in issues]
    return {
        "assessment": assessment,
        "request": json.dumps(body, ensure_ascii=False),
        "stretches": stretches(instruction.text, places),
        "bars": bars(assessment.contributions, issues),
        "snippets": snippets(url, body, key=services.keyring.asks),
        "more": sum(one.question != assessment.question for one in issues),
    }


@lru_cache(maxsize=1)
def first_look(gate: Gate) -> tuple[Instruction, dict[str, Any], Assessment]:
    """The first example as these packs assess it: what the page shows before anybody has typed."""
    body = examples()[0].form.request()
    instruction = _decode(encode(body))
    return instruction, body, gate.assess(instruction)


async def clarified(services: Services, request: Sender, sent: Sent) -> ClarificationView:
    """The clarification that the form names (with a version, as soon as it is another, or after a while), or a new one.

    Its status is `clear` where nothing has to be asked. Raises RequestError, InstructionError, UnknownClarification,
    WaitingFull or StoreError.
    """
    scope, desk, caller = request.scope, services.desk, caller_of(request.scope)
    if id_ := str(sent.values.get("clarification", "")):
        version = number(sent.values, "version")
        there = desk.look(id_, caller) if version is None else desk.wait(id_, caller, WAIT, version)
        return services.showing.seen(await there, scope)
    instruction = msgspec.structs.replace(_decode(encode(sent.form.request())), from_=FROM)
    made: list[ClarificationView] = []

    def answer(opened: Opened) -> Reply:
        if opened.clarification is None:
            made[:] = [clear_view(instruction, opened.assessment, opened.now)]
        else:
            made[:] = [services.showing.seen(opened.clarification, scope)]
        return Reply(200, b"")

    asked = Asked(instruction=instruction, options=Options(timeout=PATIENCE), owner=caller.owner)
    _, new = await desk.open(asked, None, answer)
    services.ledger.score(seen(new.assessment, instruction), scope["state"]["request_id"], caller.owner)
    return made[0]
