"""What stands behind the question mark: how long to wait, what to list."""

from typing import Annotated, TypeVar
from urllib.parse import parse_qsl

import msgspec
from litestar.types import HTTPScope
from msgspec import Meta, Struct, field

from askfirst.http.problems import FieldError, RequestError
from askfirst.http.wrong import refusal_of_value
from askfirst.model import Name
from askfirst.ports import Filter, Status

T = TypeVar("T", bound=Struct)
MAX_WAIT = 60.0
"""Seconds that a long poll lasts at most: less than proxies wait."""
MAX_PARAMETERS = 50


class LookQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`wait` for a change, in seconds; `version` is the one that the caller has seen."""

    wait: Annotated[float, Meta(ge=0, le=MAX_WAIT)] = 0.0
    version: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class ListQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which clarifications, how many, and after which."""

    status: Status | None = None
    department: Name | None = None
    language: Name | None = None
    from_: Name | None = field(default=None, name="from")
    to: Name | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    cursor: Annotated[str, Meta(min_length=1, max_length=500)] | None = None

    def filter(self) -> Filter:
        """The labels, as a store knows them."""
        return Filter(
            status=self.status,
            department=self.department,
            language=self.language,
            from_agent=self.from_,
            to_agent=self.to,
        )


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
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        refusal = refusal_of_value(error, kind)
        raise RequestError("bad-request", refusal.detail, refusal.errors) from None
