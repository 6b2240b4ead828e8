"""Handlers that answer by themselves, as routes of the application."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from litestar import route
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, HTTPScope, Method, Receive, Send

Lean: TypeAlias = Callable[[HTTPScope, Receive, Send], Awaitable[None]]

_PART = re.compile(r"\{(\w+)\}")
_METHODS: list[Method] = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def mounted(handlers: Mapping[str, Lean]) -> list[HTTPRouteHandler]:
    """A route for each template, such as `/answer/{token}`; which methods are taken the handler says itself."""
    return [_mounted(template, handler) for template, handler in handlers.items()]


def _mounted(template: str, handler: Lean) -> HTTPRouteHandler:
    def answering() -> ASGIApp:
        return handler  # type: ignore[return-value]

    path = _PART.sub(r"{\1:str}", template)
    return route(path, http_method=_METHODS, include_in_schema=False, sync_to_thread=False)(answering)
