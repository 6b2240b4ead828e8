"""The frame of our HTML pages, and the files they need; nothing is loaded from elsewhere."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


HEADER = """<header class="site"><a href="/"><img src="/assets/icon.svg" width="24" height="24" alt="">Askfirst</a>
<nav aria-label="Pages"><a href="/">Try it</a> <a href="/docs">API</a> <a href="/packs">Packs</a>
<a href="/operations">Operations</a></nav></header>
"""
FOOTER = """<footer class="foot"><a href="/docs/openapi.json">OpenAPI 3.1</a> <a href="/problems">Kinds of problem</a>
<a href="/readyz">Readiness</a> <a href="/livez">Liveness</a></footer>
"""


def page(
    title: str,
    body: str,
    header: str = HEADER,
    *,
    footer: str = FOOTER,
    head: str = "",
    main: str = "",
    language: str = "en",
    direction: str = "ltr",
) -> str:
    """A whole HTML page; `title` is escaped here, all else is HTML already.

    `head` adds to the head (a style sheet, a module), `main` are classes of the main element; `language` and
    `direction` are those of the page's own words.
    """
    skip = '<a class="skip" href="#main">Skip to the content</a>\n' if header else ""
    return f"""<!doctype html>
<html lang="{escape(language)}" dir="{escape(direction)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="/assets/icon.svg">
<link rel="stylesheet" href="/assets/style.css">
{head}</head>
<body>
{skip}{header}<main id="main"{f' class="{escape(main)}"' if main else ""}>
{body}
</main>
{footer if header else ""}</body>
</html>
"""


def html(content: str) -> Response[str]:
    """A page as an answer, with the headers that every page carries."""
    return Response(content, media_type=MediaType.HTML, headers=HEADERS)


class Asset(NamedTuple):
    """A file of the pages: what it is, its mark for caches, its text."""

    media_type: str
    tag: str
    text: str


@cache
def assets() -> dict[str, Asset]:
    """All files in `assets/` and the folders below it, by their path from there."""
    return dict(_below(files("askfirst.http").joinpath("assets"), ""))


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Asset]]:
    for one in folder.iterdir():
        media_type = _TYPES.get("." + one.name.rpartition(".")[2])
        if one.is_dir():
            yield from _below(one, f"{path}{one.name}/")
        elif media_type:
            text = one.read_text("utf-8")
            yield path + one.name, Asset(media_type, f'"{sha256(text.encode()).hexdigest()[:16]}"', text)


@get("/assets/{name:path}", include_in_schema=False, sync_to_thread=False)
def asset(name: str, request: Request[Any, Any, Any]) -> Response[str]:
    """One of the files that the pages use; a browser that has it already is told so."""
    one = assets().get(name.removeprefix("/"))
    if one is None:
        raise NotFoundException
    headers = {"cache-control": "no-cache", "etag": one.tag, "x-content-type-options": "nosniff"}
    if request.headers.get("if-none-match") == one.tag:
        return Response("", status_code=304, media_type=one.media_type, headers=headers)
    return Response(one.text, media_type=one.media_type, headers=headers)


asset_routes = Router("/", route_handlers=[asset])
