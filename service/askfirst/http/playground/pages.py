"""The playground as HTML: the page, and the parts of it that are replaced while somebody types."""

import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from askfirst.clarifications.shapes import ClarificationView
from askfirst.gate import Gate
from askfirst.http import shell
from askfirst.http.playground.entered import Entered
from askfirst.http.playground.examples import EXAMPLES
from askfirst.http.playground.marks import stretches
from askfirst.http.playground.snippets import snippets
from askfirst.http.playground.sums import bars
from askfirst.http.problems import Problem
from askfirst.model import Assessment, Instruction, IssueType

if TYPE_CHECKING:
    from jinja2 import Environment

HEADERS = {
    **shell.HEADERS,
    "cache-control": "no-store",
    "referrer-policy": "same-origin",  # without one, browsers hide the origin of a form, by which we know it as ours
}
_HEAD = """<link rel="stylesheet" href="/assets/playground.css">
<script type="module" src="/assets/playground.js"></script>
"""
_SCROLLED = 500
"""Characters from which the text may have to be scrolled: then the keyboard must reach it."""
TYPES: dict[IssueType, str] = {
    "missing_information": "Missing",
    "vague_language": "Vague",
    "conflicting_instructions": "Conflicting",
    "multiple_interpretations": "Several meanings",
}
DECISIONS = {
    "clarify": ("bad", "Ask first", "Something has to be asked before this is carried out."),
    "proceed_with_log": (
        "warn",
        "Go ahead, and log it",
        "It can be carried out; a log line says what was not quite clear.",
    ),
    "proceed": ("good", "Go ahead", "It can be carried out as it stands."),
}
LANGUAGES = {
    "en": "English",
    "zh-Hant": "繁體中文",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "pt": "Português",
}


class Offered(NamedTuple):
    """What the form offers: departments, languages with their names, and whether a key is asked for."""

    departments: list[str]
    languages: list[tuple[str, str]]
    key: bool


class Scored(NamedTuple):
    """A request with what came of it."""

    instruction: Instruction
    request: dict[str, Any]
    assessment: Assessment


def offered(gate: Gate, *, key: bool) -> Offered:
    """What there is to choose from."""
    return Offered(sorted(gate.departments), [(one, LANGUAGES.get(one, one)) for one in gate.shelves], key)


def page(
    offer: Offered,
    form: Entered,
    *,
    scored: Scored | None = None,
    clarification: ClarificationView | None = None,
    problem: Problem | None = None,
    base: str = "",
) -> str:
    """The whole page. `base` is where people reach the service."""
    body = _render(
        "page.html",
        offer=offer,
        form=form,
        examples=[(one, json.dumps(_plain(one.entered), ensure_ascii=False)) for one in EXAMPLES],
        result=result(scored, base, key=offer.key) if scored else "",
        clarification=clarified(clarification) if clarification else "",
        problem=problem,
    )
    return shell.page("Askfirst: is this instruction clear enough?", body, head=_HEAD, main="wide")


def result(scored: Scored, base: str, *, key: bool) -> str:
    """What came of one instruction."""
    assessment, text = scored.assessment, scored.instruction.text
    return _render(
        "result.html",
        a=assessment,
        decision=DECISIONS[assessment.decision],
        types=TYPES,
        long=len(text) > _SCROLLED,
        stretches=stretches(text, assessment.issues),
        bars=bars(assessment.contributions, assessment.issues),
        snippets=snippets(f"{base}/v1/score", scored.request, key=key),
        request=json.dumps(scored.request, ensure_ascii=False),
        confirmation=[one.question for one in assessment.issues if one.question != assessment.question],
    )


def clarified(view: ClarificationView) -> str:
    """A clarification as of now."""
    return _render("clarification.html", c=view, path=_path(view.answer_url))


def _path(url: str | None) -> str | None:
    """An address of ours without its host: the page's own is the one that works."""
    return None if url is None else url[url.index("/answer/") :]


def _plain(form: Entered) -> dict[str, Any]:
    return {name: getattr(form, name) for name in form.__struct_fields__}


def _render(template: str, **values: Any) -> str:
    return _environment().get_template(template).render(**values)


@cache
def _environment() -> "Environment":
    """The templates. Everything that is put into them is escaped, but what is marked as HTML already."""
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415 not at every start

    made = Environment(
        loader=PackageLoader("askfirst.http.playground"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["points"] = points
    made.filters["spaced"] = lambda name: name.replace("_", " ")
    return made


def points(value: float) -> str:
    """A contribution with its sign, with as many decimals as it has, at least two."""
    text = f"{value:+.4f}".rstrip("0")
    whole, _, decimals = text.partition(".")
    return f"{whole}.{decimals:0<2}".replace("-", "\N{MINUS SIGN}")
