"""For whom a request is made, and under which id: the middleware puts both into the request's state."""

from typing import cast

from litestar.types import Scope

from askfirst.ports import Caller


def caller_of(scope: Scope) -> Caller:
    """Whose things the request makes, and whose are there for it."""
    return cast("Caller", scope["state"]["caller"])


def request_id_of(scope: Scope) -> bytes:
    """The id of the request, as logs and traces name it."""
    return cast("bytes", scope["state"]["request_id"])
