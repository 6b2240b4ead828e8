"""The service without a store: all that must be kept says so."""

from typing import NoReturn, cast

from askfirst.errors import StoreMissing
from askfirst.ports import Store, StoreStatus


class _NoStore:
    """Answers for itself; whatever else is asked of a store raises StoreMissing."""

    def __getattr__(self, name: str) -> object:
        if not hasattr(Store, name):
            raise AttributeError(name)
        return _missing

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def status(self) -> StoreStatus:
        return StoreStatus(kind="none", ok=True, safety="lost_at_a_crash", detail="nothing is kept, as set")


async def _missing(*_: object, **__: object) -> NoReturn:
    raise StoreMissing


def no_store() -> Store:
    """The store that keeps nothing."""
    return cast("Store", _NoStore())
