"""The first page, and one page per kind of problem: where a problem's `type` leads."""

from html import escape

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from askfirst.http.kinds import KINDS
from askfirst.http.shell import html, page

EXAMPLE = '{"text": "Give them a good discount", "department": "sales"}'

_HOME = """
<h1>Askfirst</h1>
<p>A gate in front of automations. An instruction goes in; out comes a confidence from 0 to 1 that
it can be carried out as it stands, what exactly is unclear, and the question to ask.</p>
<form data-method="POST" data-path="/v1/score">
<label>Instruction<textarea spellcheck="false">{example}</textarea></label>
<p><button>Score it</button></p><pre><output>The assessment appears here.</output></pre></form>
<script src="/assets/try.js" defer></script>
<p>By hand:</p>
<pre>curl -s {base}v1/score -H 'content-type: application/json' \\
  -d '{example}'</pre>
<ul>
<li><a href="/docs">The API</a>, and the same <a href="/docs/openapi.json">as OpenAPI 3.1</a></li>
<li><a href="/v1/packs">Loaded packs</a> with their rules</li>
<li><a href="/readyz">Readiness</a> and <a href="/livez">liveness</a></li>
<li><a href="/problems">Kinds of problem</a> that an answer may report</li>
</ul>
"""


@get("/", include_in_schema=False, sync_to_thread=False)
def home(headers: dict[str, str]) -> Response[str]:
    """What this is, with a form to try it."""
    base = f"http://{headers.get('host', '127.0.0.1:8080')}/"
    return html(page("Askfirst", _HOME.format(example=escape(EXAMPLE, False), base=escape(base))))


@get("/problems", include_in_schema=False, sync_to_thread=False)
def problems() -> Response[str]:
    """All kinds of problem."""
    rows = "".join(
        f'<tr><td>{kind.status}</td><td><a href="/problems/{slug}">{slug}</a></td><td>{escape(kind.title)}</td></tr>'
        for slug, kind in KINDS.items()
    )
    table = f"<table><tr><th>Status</th><th>Kind</th><th>Title</th></tr>{rows}</table>"
    return html(page("Problems", f"<h1>Kinds of problem</h1>{table}"))


@get("/problems/{slug:str}", include_in_schema=False, sync_to_thread=False)
def problem(slug: str) -> Response[str]:
    """One kind of problem, and what to do about it."""
    if slug not in KINDS:
        raise NotFoundException
    kind = KINDS[slug]
    paragraphs = "".join(
        f"<p>{escape(text)}</p>"
        for text in (f"Status {kind.status}. The problem's detail has the particulars.", kind.mend)
    )
    return html(page(kind.title, f"<h1>{escape(kind.title)}</h1>{paragraphs}"))


page_routes = Router("/", route_handlers=[home, problems, problem])
