"""Errors about an instruction that stands inside a larger body."""

from collections.abc import Iterator
from contextlib import contextmanager

from askfirst.errors import InstructionError


@contextmanager
def within(place: str, renamed: str | None = None) -> Iterator[None]:
    """Name a field of the instruction as the caller knows it: below `place`; the text itself as `renamed`."""
    try:
        yield
    except InstructionError as error:
        field = renamed if renamed and error.field == "text" else f"{place}.{error.field}" if place else error.field
        raise type(error)(field, error.detail, error.mend) from None
