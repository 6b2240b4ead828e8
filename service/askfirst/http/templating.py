"""HTML pages: Jinja templates that escape whatever is put into them, and the headers that pages carry."""

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response

from askfirst.moments import iso

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
UNLISTED = HEADERS | {"cache-control": "no-store", "x-robots-tag": "noindex"}
"""For pages that are nobody else's business: no cache keeps them, no search engine lists them."""


def render(template: str, **values: Any) -> str:
    """A template of `templates/`, filled in."""
    return _environment().get_template(template).render(**values)


def html(content: str, status: int = 200, headers: dict[str, str] = HEADERS) -> Response[str]:
    """A page, or a part of one, as an answer."""
    return Response(content, status_code=status, media_type=MediaType.HTML, headers=headers)


@cache
def _environment() -> "Environment":
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415 not at every start

    made = Environment(
        loader=PackageLoader("askfirst.http"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters |= {"amount": amount, "fill": fill, "iso": iso, "spaced": spaced, "utc": utc}
    return made


def spaced(name: str) -> str:
    """A name of the API as words."""
    return name.replace("_", " ")


def fill(sentence: str, **values: Any) -> "Markup":
    """A sentence with its {blanks} filled in; what is not HTML already is escaped."""
    from markupsafe import escape  # noqa: PLC0415 not at every start

    return escape(sentence).format(**values)


def utc(at: int | str) -> str:
    """A moment (ms, or ISO 8601) as ISO 8601 in UTC, to the second."""
    read = datetime.fromisoformat(at) if isinstance(at, str) else datetime.fromtimestamp(at / 1000, UTC)
    return iso(read.astimezone(UTC), "seconds")


def amount(value: float | None, unit: str) -> str:
    """A KPI for people: a ratio in percent, or seconds in what reads best."""
    if value is None:
        return "–"
    if unit == "ratio":
        return f"{round(value * 100, 1 if value < 0.1 else 0):g} %"
    if value < 120:
        return f"{value:.0f} s"
    return f"{value / 60:.0f} min" if value < 7200 else f"{value / 3600:.1f} h"
