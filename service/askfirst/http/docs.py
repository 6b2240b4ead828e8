"""`/docs`: the API's description, by Litestar's plugin for Swagger UI, whose files are in `assets/docs/`."""

from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, SwaggerRenderPlugin
from litestar.openapi.spec import License

from askfirst.gate import Gate
from askfirst.http.openapi import COMPONENTS, TAGS, StructSchemas, completed
from askfirst.http.templating import HEADERS, POLICY, render
from askfirst.live.packs import LivePacks

_ABOUT = (
    "A gate in front of automations: an instruction goes in; out comes a confidence that it can "
    "be carried out as it stands, what is unclear, and the question to ask. Errors are RFC 9457 "
    "[problems](/problems); every answer carries an X-Request-Id (yours, if you sent one). Where the service has API "
    "keys, send one as `Authorization: Bearer KEY`."
)
_HEADERS = HEADERS | {"content-security-policy": POLICY.replace("img-src 'self'", "img-src 'self' data:")}
"""Swagger UI's style sheet has its icons as data."""


class Description(JsonRenderPlugin):
    """`/docs/openapi.json`: built when it is first asked for, and again when packs have changed."""

    def __init__(self, packs: LivePacks, schemas: StructSchemas) -> None:
        """The packs in use answer the examples; `schemas` knows the structs of the routes."""
        super().__init__()
        self._packs, self._schemas = packs, schemas
        self._gate: Gate | None = None
        self._built = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for programs."""
        gate, app = self._packs.gate, request.app
        if self._gate is not gate:
            self._built = msgspec.json.encode(completed(openapi_schema, app, self._schemas, gate))
            self._gate = gate
        return self._built


class Page(SwaggerRenderPlugin):
    """`/docs`, within what our content-security policy allows: no script and no style stands in the page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for people."""
        return render("docs.html").encode()

    def receive_router(self, router: Router) -> None:
        """Nobody logs in by OAuth here."""


def docs_config(packs: LivePacks, schemas: StructSchemas, version: str) -> OpenAPIConfig:
    """What Litestar needs to know to describe the API and to show it under /docs."""
    return OpenAPIConfig(
        title="Askfirst",
        version=version,
        description=_ABOUT,
        license=License(name="MIT", identifier="MIT"),
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, *_: handler.handler_name,
        tags=TAGS,
        components=COMPONENTS,
        path="/docs",
        openapi_router=Router("/docs", route_handlers=[], include_in_schema=False, after_request=_finished),
        render_plugins=[Page(path="/"), Description(packs, schemas)],
    )


def _finished(response: Response[Any]) -> Response[Any]:
    """Our headers on the page; and a problem, not Litestar's own page, for unknown addresses."""
    if response.status_code == 404:
        raise NotFoundException
    response.headers.update(_HEADERS)
    return response
