"""Who wants to hear of events."""

from msgspec import Struct


class Subscription(Struct, frozen=True, kw_only=True):
    """An address, the types of events it wants (none named: all), and the secret that signs them."""

    id: str
    url: str
    secret: str
    types: tuple[str, ...] = ()
    created_at: int
    disabled_at: int | None = None
    disabled_because: str | None = None

    def wants(self, type_: str) -> bool:
        """Whether events of this type go there."""
        return self.disabled_at is None and (not self.types or type_ in self.types)
