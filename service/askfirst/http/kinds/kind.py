"""A kind of problem."""

from msgspec import Struct


class Kind(Struct, frozen=True):
    """A kind of problem: its status, its fixed title, and what a caller can do about it."""

    slug: str
    status: int
    title: str
    mend: str
