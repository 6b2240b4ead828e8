"""The parameters behind the question mark, as strictly read as a body."""

from typing import TypeVar
from urllib.parse import parse_qsl

import msgspec
from litestar.types import HTTPScope
from msgspec import Struct

from askfirst.fitting import choices
from askfirst.http.problems import FieldError, RequestError, refused_value
from askfirst.http.validation import refusal_of_value

T = TypeVar("T", bound=Struct)
MAX_PARAMETERS = 50


def query(scope: HTTPScope, kind: type[T]) -> T:
    """The parameters of a request. Raises RequestError."""
    try:
        text = scope["query_string"].decode()
        pairs = parse_qsl(text, keep_blank_values=True, max_num_fields=MAX_PARAMETERS, errors="strict")
    except ValueError:
        raise RequestError("bad-request", "The query is not UTF-8, or has too many parameters.") from None
    values = dict(pairs)
    if len(values) < len(pairs):
        twice = next(name for number, (name, _) in enumerate(pairs) if name in dict(pairs[:number]))
        said = FieldError(twice, "Stands there twice", "Send it once.")
        raise RequestError("bad-request", f"`{twice}`: Stands there twice. Send it once.", (said,))
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
