"""The pages that only tell, kinds of problem and packs, and the files that all pages load."""

from functools import cache
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException

from askfirst.gate import Gate
from askfirst.http.dependencies import Injected
from askfirst.http.kinds import KINDS
from askfirst.http.pages.services import HttpRequest, Services
from askfirst.http.pages.words import NAMES
from askfirst.http.templating import html, render
from askfirst.rules.pack import Pack

_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".txt": "text/plain"}


@get("/problems", sync_to_thread=False)
def kinds_of_problem() -> Response[str]:
    """All kinds of problem."""
    return html(render("site/problems.html", kinds=KINDS))


@get("/problems/{slug:str}", sync_to_thread=False)
def kind_of_problem(slug: str) -> Response[str]:
    """One kind of problem, and what to do about it: where a problem's `type` leads."""
    if slug not in KINDS:
        raise NotFoundException
    return html(render("site/kind.html", kind=KINDS[slug]))


class Shelf(NamedTuple):
    """The packs of one language, and the rules of the general one, which all of its packs have."""

    language: str
    name: str
    packs: list[Pack]
    general: set[str]


@get("/packs", sync_to_thread=False)
def packs_page(services: Injected[Services]) -> Response[str]:
    """What is loaded, where nobody is asked for a key; `/v1/packs` says the same to programs."""
    gate, asks = services.packs.gate, services.keyring.asks
    shown = [] if asks else shelves(gate)
    return html(render("site/packs.html", asks=asks, shelves=shown, version=gate.versions.packs))


@get("/packs/now", sync_to_thread=False)
def packs_now(services: Injected[Services]) -> Response[str]:
    """What is loaded, without the page around it; the guard lets in who may."""
    gate = services.packs.gate
    return html(render("site/packs_now.html", shelves=shelves(gate), version=gate.versions.packs))


def shelves(gate: Gate) -> list[Shelf]:
    """All packs by language, English first, and the general one before those of departments."""
    ordered = sorted(gate.packs, key=lambda one: (one.language != "en", one.language, one.department or ""))
    found = []
    for language, packs in groupby(ordered, key=lambda one: one.language):
        all_ = list(packs)
        general = {rule for one in all_ if one.department is None for rule in one.rule_ids}
        found.append(Shelf(language, NAMES.get(language, language), all_, general))
    return found


class Asset(NamedTuple):
    """A file that the pages load: what it is, its text, its mark for caches."""

    media_type: str
    text: str
    tag: str


@cache
def assets() -> dict[str, Asset]:
    """All files in `assets/` and the folders below it, by their path from there."""
    folder = Path(__file__).parents[1] / "assets"
    found = {}
    for file in folder.rglob("*.*"):
        text = file.read_text("utf-8")
        tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
        found[file.relative_to(folder).as_posix()] = Asset(_TYPES[file.suffix], text, tag)
    return found


@get("/assets/{name:path}", sync_to_thread=False)
def asset(name: str, request: HttpRequest) -> Response[str]:
    """A file that the pages load; a browser that has it already is told so."""
    one = assets().get(name.removeprefix("/"))
    if one is None:
        raise NotFoundException
    headers = {"cache-control": "no-cache", "etag": one.tag, "x-content-type-options": "nosniff"}
    known = request.headers.get("if-none-match") == one.tag
    return Response(
        "" if known else one.text, status_code=304 if known else 200, media_type=one.media_type, headers=headers
    )
