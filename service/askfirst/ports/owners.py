"""Who owns what is kept: everything belongs to the owner of the key that made it."""

from typing import NamedTuple

SHARED = ""
"""Owns what was made without a key, and by keys that were made before there were owners."""


class Caller(NamedTuple):
    """For whom something is done: what they make belongs to `owner`, and what others own is not there for them."""

    owner: str = SHARED
    all: bool = False
    """Nothing is hidden: an `admin` key, a service without keys, or the service itself."""

    def sees(self, owner: str) -> bool:
        """Whether what belongs to this owner is there for the caller."""
        return self.all or owner == self.owner

    @property
    def within(self) -> str | None:
        """The owner whose things a list has; None: everybody's."""
        return None if self.all else self.owner


ANYBODY = Caller(all=True)
"""The service itself, and whoever has the signed link to a question."""
