"""For whom a request is made: the guard puts it into the request's state."""

from typing import cast

from litestar.types import HTTPScope

from askfirst.ports import Caller


def caller_of(scope: HTTPScope) -> Caller:
    """Whose things the request makes, and whose are there for it."""
    return cast("Caller", scope["state"]["caller"])
