"""`/docs`: the API's description as a page and as JSON, with nothing loaded from elsewhere."""

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import License

from askfirst.gate import Gate
from askfirst.http.describe import described
from askfirst.http.openapi import complete
from askfirst.http.shell import HEADERS, page

_ABOUT = (
    "A gate in front of automations: an instruction goes in; out comes a confidence that it can "
    "be carried out as it stands, what is unclear, and the question to ask. Errors are RFC 9457 "
    "problems; every answer carries an X-Request-Id (yours, if you sent one)."
)


class Document:
    """The completed description, built once, when it is first asked for."""

    def __init__(self, gate: Gate) -> None:
        """`gate` answers the examples."""
        self._gate = gate
        self._built: dict[str, Any] | None = None

    def built(self, litestar: dict[str, Any]) -> dict[str, Any]:
        """The document, from what Litestar knows of its own routes."""
        if self._built is None:
            self._built = complete(litestar, self._gate)
        return self._built


class AsJson(OpenAPIRenderPlugin):
    """`/docs/openapi.json`."""

    def __init__(self, document: Document) -> None:
        """`document` is shared with the page."""
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)
        self._document = document

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for programs."""
        return msgspec.json.encode(self._document.built(openapi_schema))


class AsPage(OpenAPIRenderPlugin):
    """`/docs`."""

    def __init__(self, document: Document) -> None:
        """`document` is shared with the JSON."""
        super().__init__(path="/", media_type=MediaType.HTML)
        self._document = document

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for people."""
        document = self._document.built(openapi_schema)
        body = (
            f"<h1>{escape(document['info']['title'])} API</h1><p>{escape(_ABOUT)}</p>"
            '<p>As <a href="/docs/openapi.json">OpenAPI 3.1</a>; '
            '<a href="/problems">kinds of problem</a>.</p>'
            f'{described(document)}<script src="/assets/try.js" defer></script>'
        )
        return page("Askfirst API", body).encode()


def docs_config(gate: Gate, version: str) -> OpenAPIConfig:
    """What Litestar needs to know to describe the API and to show it under /docs."""
    document = Document(gate)
    return OpenAPIConfig(
        title="Askfirst",
        version=version,
        description=_ABOUT,
        license=License(name="MIT", identifier="MIT"),
        use_handler_docstrings=True,
        path="/docs",
        openapi_router=Router("/docs", route_handlers=[], include_in_schema=False, after_request=_finished),
        render_plugins=[AsPage(document), AsJson(document)],
    )


def _finished(response: Response[Any]) -> Response[Any]:
    """Our headers on the page; and a problem, not Litestar's own page, for unknown addresses."""
    if response.status_code == 404:
        raise NotFoundException
    response.headers.update(HEADERS)
    return response
