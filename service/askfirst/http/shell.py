"""The frame of our HTML pages, and the two files they need; nothing is loaded from elsewhere."""

from html import escape
from importlib.resources import files

from litestar import MediaType, Response, Router, get
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
_TYPES = {"style.css": "text/css", "try.js": "text/javascript", "icon.svg": "image/svg+xml"}


HEADER = """<header><a href="/">Askfirst</a><nav><a href="/docs">API</a>
<a href="/v1/packs">Packs</a> <a href="/readyz">Status</a></nav></header>
"""


def page(title: str, body: str, header: str = HEADER) -> str:
    """A whole HTML page; `title` is escaped here, `body` and `header` are HTML already."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="/assets/icon.svg">
<link rel="stylesheet" href="/assets/style.css">
</head>
<body>
{header}<main>
{body}
</main>
</body>
</html>
"""


def html(content: str) -> Response[str]:
    """A page as an answer, with the headers that every page carries."""
    return Response(content, media_type=MediaType.HTML, headers=HEADERS)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: str) -> Response[str]:
    """One of the files that the pages use."""
    if name not in _TYPES:
        raise NotFoundException
    text = files("askfirst.http").joinpath("assets", name).read_text("utf-8")
    headers = {"cache-control": "max-age=3600", "x-content-type-options": "nosniff"}
    return Response(text, media_type=_TYPES[name], headers=headers)


asset_routes = Router("/", route_handlers=[asset])
