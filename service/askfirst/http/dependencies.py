"""What controllers ask for by name: parts of the service, who calls, and the parameters behind the question mark."""

from typing import Any, TypeAlias, TypeVar, cast
from urllib.parse import parse_qsl

import msgspec
from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope
from msgspec import Struct

from askfirst.fitting import choices
from askfirst.http.problems import RequestError, refused_value
from askfirst.http.validation import refusal_of_value
from askfirst.ports import Caller

T = TypeVar("T")
S = TypeVar("S", bound=Struct)
Injected: TypeAlias = NamedDependency[SkipValidation[T]]
"""A parameter of a handler that is injected as it is."""
MAX_PARAMETERS = 50
"""Parameters that a query may have."""


def provided(part: T) -> Provide:
    """The part, for everybody who asks for it."""

    def give() -> Any:
        return part

    return Provide(give, sync_to_thread=False)


def caller_of(scope: Scope) -> Caller:
    """Whose things the request makes, and whose are there for it; the middleware has put it there."""
    return cast("Caller", scope["state"]["caller"])


def request_id_of(scope: Scope) -> bytes:
    """The id of the request, as logs and traces name it; from the middleware, too."""
    return cast("bytes", scope["state"]["request_id"])


def wanted_of(request: Request[Any, Any, Any]) -> Any:
    """The parameters behind the question mark, as what the handler's `wanted` is. Raises RequestError."""
    kind: type[Struct] = request.route_handler.parsed_fn_signature.parameters["wanted"].annotation
    return query(request.scope["query_string"], kind)


def query(written: bytes, kind: type[S]) -> S:
    """The parameters of a request, read as strictly as a body. Raises RequestError."""
    try:
        text = written.decode()
        pairs = parse_qsl(text, keep_blank_values=True, max_num_fields=MAX_PARAMETERS, errors="strict")
    except ValueError:
        raise RequestError("bad-request", "The query is not UTF-8, or has too many parameters.") from None
    values = dict(pairs)
    if len(values) < len(pairs):
        twice = next(name for number, (name, _) in enumerate(pairs) if name in dict(pairs[:number]))
        raise refused_value("bad-request", twice, "Stands there twice", "Send it once")
    try:
        found = msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        refusal = refusal_of_value(error, kind, values)
        raise RequestError("bad-request", refusal.detail, refusal.errors) from None
    for field in msgspec.structs.fields(kind):
        if field.encode_name in values and getattr(found, field.name) is None:  # msgspec takes the word null for it
            known = choices(field.type, "")
            mend = f"Give one of: {', '.join(known)}; or leave it out" if known else "Leave it out"
            raise refused_value("bad-request", field.encode_name, "Is null", mend)
    return found
