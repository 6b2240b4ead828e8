"""`GET /operations`, the page, and `GET /operations/now`, its content: the part that a key opens."""

from collections.abc import Callable

from litestar.types import HTTPScope, Receive, Send

from askfirst.http import shell
from askfirst.http.methods import other_method
from askfirst.http.operations.content import Sources, content
from askfirst.http.operations.finding import Wanted
from askfirst.http.querying import query
from askfirst.http.reply import HTML, reply
from askfirst.http.routing import Lean

PAGE, NOW = "/operations", "/operations/now"
_HEADERS = shell.HEADERS | {"cache-control": "no-store", "x-robots-tag": "noindex"}
_HEAD = """<meta name="robots" content="noindex">
<link rel="stylesheet" href="/assets/operations.css">
<script type="module" src="/assets/operations.js"></script>
"""
_FRAME = """<div class="row head"><h1>Operations</h1>
<p class="row small" id="bar" hidden><span id="read" class="muted"></span>
<button class="quiet" id="pause" aria-pressed="false">Pause refreshing</button>
<button class="quiet" id="forget" hidden>Forget the key</button></p></div>
<p id="told" role="status" class="note" hidden></p>
<form id="ask" class="card" hidden><label for="key">API key with the scope <code>admin</code></label>
<input id="key" type="password" autocomplete="off" spellcheck="false" required aria-describedby="about-key">
<p class="small muted" id="about-key">It is kept in this tab until you close it, and sent in a header, never in an
address. On the service's machine, <code>askfirst key new --scope admin</code> makes one.</p>
<p id="refused" class="note bad" role="alert" hidden></p><p><button>Show</button></p></form>
"""
_NO_SCRIPT = """<p class="note" id="plain">This service asks for an API key, which only a script can send in a header.
Without scripts, the same numbers come from <code>askfirst kpis</code> and from <a href="/docs">the API</a>:
/v1/kpis, /v1/clarifications, /v1/patterns, /v1/deliveries.</p>
"""
"""Taken away by the script."""


class OperationsPage:
    """Shows how the service does, to whoever runs it."""

    def __init__(self, sources: Sources, asks: Callable[[], bool]) -> None:
        """`asks`: whether keys are asked for at the moment."""
        self._sources, self._asks = sources, asks

    def routes(self) -> dict[str, Lean]:
        """The addresses with their handlers."""
        return {PAGE: self.page, NOW: self.now}

    async def page(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """The frame, open to everybody; with its content where nobody is asked for a key."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        wanted = query(scope, Wanted)
        inside = _NO_SCRIPT if self._asks() else await content(self._sources, wanted)
        whole = shell.page("Operations", _FRAME + inside, head=_HEAD, main="wide operations")
        await reply(send, 200, whole.encode(), HTML, _HEADERS)

    async def now(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """The content as of now; the guard lets in who may."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        found = await content(self._sources, query(scope, Wanted))
        await reply(send, 200, found.encode(), HTML, _HEADERS)
