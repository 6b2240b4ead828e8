"""One page per kind of problem: where a problem's `type` leads."""

from html import escape

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from askfirst.http.kinds import KINDS
from askfirst.http.shell import html, page


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


page_routes = Router("/", route_handlers=[problems, problem])
