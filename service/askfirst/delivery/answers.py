"""What came of one attempt to deliver."""

from typing import Literal, TypeAlias

from msgspec import Struct

Why: TypeAlias = Literal["dns", "connect", "tls", "timeout", "protocol", "forbidden", "busy", "failed"]
"""Why there was no answer. `forbidden`: the address is not one that may be called; `busy`: the receiver
has not answered others for a while, and was not asked; `failed`: our own mistake."""


class Answered(Struct, frozen=True):
    """The receiver answered. `retry_after` is its header, if any, as it was sent."""

    status: int
    retry_after: str | None = None


class Unreached(Struct, frozen=True):
    """There was no answer."""

    why: Why


Answer: TypeAlias = Answered | Unreached
