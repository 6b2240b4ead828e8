"""A chat's session."""

from msgspec import Struct


class Session(Struct, frozen=True, kw_only=True):
    """What a chat session holds: an opaque state under a version, 1 at the first save."""

    id: str
    version: int
    state: bytes
