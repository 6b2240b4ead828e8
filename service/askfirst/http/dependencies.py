"""What Litestar's dependency injection hands to controllers: parts of the service by name, and parameters."""

from typing import Any, TypeAlias, TypeVar, cast

from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope
from msgspec import Struct

from askfirst.http.querying import query

T = TypeVar("T")
Injected: TypeAlias = NamedDependency[SkipValidation[T]]
"""A parameter of a handler that is injected as it is."""


def provided(part: T) -> Provide:
    """The part, for everybody who asks for it."""

    def give() -> Any:
        return part

    return Provide(give, sync_to_thread=False)


class Query(Provide):
    """The parameters behind the question mark as a value of `kind`, read as strictly as a body."""

    def __init__(self, kind: type[Struct]) -> None:
        self.kind = kind

        def read(scope: Scope) -> Any:
            return query(cast("Any", scope), kind)

        super().__init__(read, sync_to_thread=False)
