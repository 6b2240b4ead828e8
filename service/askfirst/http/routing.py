"""Lean handlers at addresses with a part that varies."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, TypeAlias

from litestar.types import HTTPScope, Receive, Send

Lean: TypeAlias = Callable[[HTTPScope, Receive, Send], Awaitable[None]]

_PART = re.compile(r"\{(\w+)\}")


class Route(NamedTuple):
    """A template, the addresses that it stands for, and who answers there."""

    template: str
    fits: re.Pattern[str]
    handler: Lean


class Routes:
    """Templates such as `/v1/clarifications/{id}/answers`; a part is anything without a slash."""

    def __init__(self, handlers: Mapping[str, Lean]) -> None:
        """The first template that fits answers."""
        self._routes = [
            Route(template, re.compile(_PART.sub(r"(?P<\1>[^/]+)", template) + "/?"), handler)
            for template, handler in handlers.items()
        ]

    def find(self, scope: HTTPScope) -> Route | None:
        """Who answers at the request's address; `scope["path_params"]` then has the parts that vary."""
        for route in self._routes:
            if found := route.fits.fullmatch(scope["path"]):
                scope["path_params"] = found.groupdict()
                return route
        return None
