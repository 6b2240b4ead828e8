"""Who wants to hear of events."""

from msgspec import Struct

from askfirst.ports.owners import SHARED


class Subscription(Struct, frozen=True, kw_only=True):
    """An address, the types of events it wants (none named: all), and the secret that signs them."""

    id: str
    url: str
    secret: str
    types: tuple[str, ...] = ()
    created_at: int
    disabled_at: int | None = None
    disabled_because: str | None = None
    owner: str = SHARED
    all_owners: bool = False
    """Whether it gets the events of everybody, not those of its owner alone."""

    def wants(self, type_: str, owner: str = SHARED) -> bool:
        """Whether events of this type that belong to this owner go there."""
        good = self.disabled_at is None and (self.all_owners or owner == self.owner)
        return good and (not self.types or type_ in self.types)
