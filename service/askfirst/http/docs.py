"""`/docs`: the API's description, by Litestar's plugin for Swagger UI, whose files are in `assets/docs/`."""

from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, SwaggerRenderPlugin
from litestar.openapi.spec import License

from askfirst.http.offloop.scoring import Scoring
from askfirst.http.openapi import COMPONENTS, TAGS, StructSchemas, answered_examples, answers_of, completed
from askfirst.http.shared import Shared
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

    def __init__(self, scoring: Scoring, packs: LivePacks, schemas: StructSchemas) -> None:
        """The packs in use answer the examples, in a child; `schemas` knows the structs of the routes."""
        super().__init__()
        self._scoring, self._packs, self._schemas = scoring, packs, schemas
        self._made: Shared[bytes] | None = None
        self._built = b""

    async def prepare(self, request: Request[Any, Any, Any]) -> None:
        """Have the description ready before it is asked for."""
        if self.has_path(request.scope["path"].removeprefix("/docs")):
            self._made = self._made or Shared(partial(self._make, request.app), lambda: self._packs.gate.versions)
            self._built = await self._made.get()

    async def _make(self, app: Litestar) -> bytes:
        examples = await self._scoring.run(0, partial(answered_examples, answers=answers_of(app)))
        return msgspec.json.encode(completed(app.openapi_schema.to_schema(), app, self._schemas, examples))

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for programs."""
        return self._built


class Page(SwaggerRenderPlugin):
    """`/docs`, within what our content-security policy allows: no script and no style stands in the page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for people."""
        return render("docs.html").encode()

    def receive_router(self, router: Router) -> None:
        """Nobody logs in by OAuth here."""


def docs_config(description: Description, version: str) -> OpenAPIConfig:
    """What Litestar needs to know to describe the API and to show it under /docs."""

    async def prepare(request: Request[Any, Any, Any]) -> None:
        await description.prepare(request)

    pages = Router(
        "/docs",
        route_handlers=[],
        include_in_schema=False,
        before_request=prepare,
        after_request=_finished,
    )
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
        openapi_router=pages,
        render_plugins=[Page(path="/"), description],
    )


def _finished(response: Response[Any]) -> Response[Any]:
    """Our headers on the page; and a problem, not Litestar's own page, for unknown addresses."""
    if response.status_code == 404:
        raise NotFoundException
    response.headers.update(_HEADERS)
    return response
