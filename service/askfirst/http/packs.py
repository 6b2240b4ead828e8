"""`/packs`: what is loaded, for people; `/v1/packs` says the same to programs."""

from collections.abc import Iterable
from html import escape
from itertools import groupby

from litestar import MediaType, Response, Router, get
from litestar.datastructures import State

from askfirst.gate import Gate
from askfirst.http.operations.pieces import details
from askfirst.http.playground.pages import LANGUAGES
from askfirst.http.shell import HEADERS, html, page
from askfirst.rules.outline import PackInfo

_HEAD = '<script type="module" src="/assets/packs.js"></script>\n'
_ABOUT = """<h1>Packs</h1>
<p>A pack holds the rules of one language and one department: what is unclear, and what is then asked. The general pack
goes for every department. The same for programs: <code>GET /v1/packs</code>.</p>
"""
_ASK = """<form id="ask" class="card"><label for="key">API key with the scope <code>score</code></label>
<input id="key" type="password" autocomplete="off" spellcheck="false" required aria-describedby="about-key">
<p class="small muted" id="about-key">It is kept in this tab until you close it, and sent in a header.</p>
<p id="refused" class="note bad" role="alert" hidden></p><p><button>Show</button></p></form>
<noscript><p class="note">Only a script can send a key from a page. Without scripts: <code>curl -H
'Authorization: Bearer KEY'</code> and the address /v1/packs.</p></noscript>
"""


@get("/packs", include_in_schema=False, sync_to_thread=False)
def packs_page(state: State) -> Response[str]:
    """The page; with its content where nobody is asked for a key."""
    asks = state.keyring.asks
    body = _ABOUT + (_ASK if asks else content(state.packs.gate))
    return html(page("Packs", body, head=_HEAD if asks else ""))


@get("/packs/now", include_in_schema=False, sync_to_thread=False)
def packs_now(state: State) -> Response[str]:
    """The content alone; the guard lets in who may."""
    return Response(content(state.packs.gate), media_type=MediaType.HTML, headers=HEADERS)


def content(gate: Gate) -> str:
    """All packs by language, as HTML."""
    by_language = groupby(sorted(gate.packs, key=lambda one: (one.language != "en", one.language)), _language)
    versions = f'<p class="muted">All together: version <code>{escape(gate.versions.packs)}</code>.</p>'
    return f'<div id="content">{versions}{"".join(shelf(name, list(packs)) for name, packs in by_language)}</div>'


def shelf(language: str, packs: list[PackInfo]) -> str:
    """The packs of one language: the general one, then what each department adds to it."""
    general = {rule for one in packs if one.department is None for rule in one.rules}
    shown = "".join(pack(language, one, general) for one in sorted(packs, key=lambda one: one.department or ""))
    title = escape(LANGUAGES.get(language, language))
    return (
        f'<h2><span lang="{escape(language)}">{title}</span></h2>'
        f'<p class="muted">Version <code>{escape(packs[0].version)}</code></p>{shown}'
    )


def pack(language: str, one: PackInfo, general: Iterable[str]) -> str:
    """One pack with its own rules."""
    own = one.rules if one.department is None else [rule for rule in one.rules if rule not in general]
    name = (one.department or "general").replace("_", " ").capitalize()
    rules = "".join(f"<li><code>{escape(rule)}</code></li>" for rule in own)
    count = f"{len(own)} rule{'' if len(own) == 1 else 's'}{'' if one.department is None else ' of its own'}"
    return details(f"{language}-{one.department or 'general'}", f"{name}: {count}", f"<ul>{rules}</ul>")


def _language(one: PackInfo) -> str:
    return one.language


packs_routes = Router("/", route_handlers=[packs_page, packs_now])
