"""`/docs`: the API's description as a page and as JSON, with nothing loaded from elsewhere."""

from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import License

from askfirst.http.describe import described, prose
from askfirst.http.openapi import COMPONENTS, TAGS, StructSchemas, completed
from askfirst.http.openapi_lean import complete
from askfirst.http.shell import HEADERS, page
from askfirst.live.packs import LivePacks

_ABOUT = (
    "A gate in front of automations: an instruction goes in; out comes a confidence that it can "
    "be carried out as it stands, what is unclear, and the question to ask. Errors are RFC 9457 "
    "problems; every answer carries an X-Request-Id (yours, if you sent one). Where the service has API "
    "keys, send one as `Authorization: Bearer KEY`."
)


class Document:
    """The completed description, built when it is first asked for, and again when packs have changed."""

    def __init__(self, packs: LivePacks, schemas: StructSchemas) -> None:
        """The packs in use answer the examples; `schemas` knows the structs of the routes."""
        self._packs, self._schemas = packs, schemas
        self._gate: object = None
        self._built: dict[str, Any] = {}

    def built(self, litestar: dict[str, Any], app: Litestar) -> dict[str, Any]:
        """The document, from what Litestar knows of its own routes."""
        gate = self._packs.gate
        if self._gate is not gate:
            self._gate, self._built = gate, complete(completed(litestar, app, self._schemas, gate), gate)
        return self._built


class AsJson(OpenAPIRenderPlugin):
    """`/docs/openapi.json`."""

    def __init__(self, document: Document) -> None:
        """`document` is shared with the page."""
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)
        self._document = document

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for programs."""
        return msgspec.json.encode(self._document.built(openapi_schema, request.app))


class AsPage(OpenAPIRenderPlugin):
    """`/docs`."""

    def __init__(self, document: Document) -> None:
        """`document` is shared with the JSON."""
        super().__init__(path="/", media_type=MediaType.HTML)
        self._document = document

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for people."""
        document = self._document.built(openapi_schema, request.app)
        body = (
            f"<h1>{escape(document['info']['title'])} API</h1><p>{prose(_ABOUT)}</p>"
            '<p>As <a href="/docs/openapi.json">OpenAPI 3.1</a>; '
            '<a href="/problems">kinds of problem</a>.</p>'
            f'{described(document)}<script src="/assets/try.js" defer></script>'
        )
        return page("Askfirst API", body).encode()


def docs_config(packs: LivePacks, schemas: StructSchemas, version: str) -> OpenAPIConfig:
    """What Litestar needs to know to describe the API and to show it under /docs."""
    document = Document(packs, schemas)
    return OpenAPIConfig(
        title="Askfirst",
        version=version,
        description=_ABOUT,
        license=License(name="MIT", identifier="MIT"),
        use_handler_docstrings=True,
        tags=TAGS,
        components=COMPONENTS,
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
