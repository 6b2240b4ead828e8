"""Which store a setting means; `none` is one that keeps nothing, and says so."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NoReturn, cast
from urllib.parse import unquote, urlsplit

from askfirst.errors import SettingsError, StoreMissing, StoreUnavailable
from askfirst.ports import Store, StoreStatus
from askfirst.ports.limits import keep_days_ms

_FORMS = "Write none, sqlite:///path/to/file, redis://host:6379/0, rediss:// (TLS) or redis+cluster://host:6379"
_REDIS = ("redis", "rediss", "redis+cluster", "rediss+cluster")


def store_of(url: str, keep_days: float = 30) -> Store:
    """The store of ASKFIRST_STORE, not opened yet. `keep_days` is how long closed clarifications are kept.

    Raises SettingsError where the URL means no store, or one whose package is not installed.
    """
    parts = urlsplit(url)
    if url == "none":
        return cast("Store", _NoStore())
    if parts.scheme == "sqlite":
        from askfirst.stores.sqlite import SqliteStore  # noqa: PLC0415 only the store that is used is loaded

        return SqliteStore(_file(url, parts.netloc, parts.path), keep_days_ms(keep_days))
    if parts.scheme in _REDIS and parts.hostname:
        try:
            from askfirst.stores.redis import RedisStore  # noqa: PLC0415 an extra
        except ModuleNotFoundError:
            raise SettingsError(
                "ASKFIRST_STORE", "Redis needs the extra package: pip install 'askfirst[redis]'"
            ) from None
        return RedisStore(url, keep_days_ms(keep_days))
    raise SettingsError("ASKFIRST_STORE", f"this is no store. {_FORMS}")


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    """The store, open and well while this is. Raises StoreError where it is not."""
    await store.open()
    try:
        status = await store.status()
        if not status.ok:
            raise StoreUnavailable(status.detail)
        yield store
    finally:
        await store.close()


def _file(url: str, host: str, path: str) -> Path:
    """sqlite:///relative/to/here, sqlite:////from/the/root."""
    if host or len(path) < 2:
        raise SettingsError(
            "ASKFIRST_STORE", f"{url!r} names no file. Three slashes begin a path: sqlite:///askfirst.db"
        )
    return Path(unquote(path[1:])).expanduser()


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
