"""Which store a setting means, and the one that keeps nothing."""

import sys
from pathlib import Path

import pytest

from askfirst.errors import SettingsError, StoreMissing
from askfirst.ports import Store, new_id
from askfirst.ports.ids import shard_of, uuid_of
from askfirst.stores import store_of
from askfirst.stores.redis import RedisStore
from askfirst.stores.sqlite import SqliteStore
from tests.stores.examples import change, record

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:///askfirst.db", "askfirst.db"),
        ("sqlite:////var/lib/askfirst/a%20b.db", "/var/lib/askfirst/a b.db"),
        ("sqlite:///~/askfirst.db", str(Path("~/askfirst.db").expanduser())),
    ],
)
def test_three_slashes_begin_a_path(url: str, file: str) -> None:
    store = store_of(url)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(file)


@pytest.mark.parametrize("scheme", ["redis", "rediss", "redis+cluster", "rediss+cluster"])
async def test_redis_with_or_without_tls_and_cluster(scheme: str) -> None:
    assert isinstance(store_of(f"{scheme}://127.0.0.1:6379/0"), RedisStore)


@pytest.mark.parametrize(
    "url", ["", "no", "sqlite://", "sqlite:///", "sqlite://host/file", "redis://", "postgres://127.0.0.1/db"]
)
def test_what_means_no_store_says_how_to_mend_it(url: str) -> None:
    with pytest.raises(SettingsError, match="ASKFIRST_STORE"):
        store_of(url)


def test_redis_without_its_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    for name in [name for name in sys.modules if name.startswith("askfirst.stores.redis")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(SettingsError, match=r"askfirst\[redis\]"):
        store_of("redis://127.0.0.1:6379/0")


async def test_without_a_store_everything_that_must_be_kept_says_so() -> None:
    store: Store = store_of("none")
    await store.open()
    assert (await store.status()).kind == "none"
    with pytest.raises(StoreMissing, match="clarifications/step"):
        await store.commit(change(record()))
    for name in ("load", "due", "find", "claim", "count", "patterns", "purge", "now", "load_session"):
        with pytest.raises(StoreMissing):
            await getattr(store, name)()
    with pytest.raises(AttributeError):
        _ = store.nothing_like_it  # type: ignore[attr-defined]
    await store.close()


def test_an_id_lies_in_the_shard_of_what_it_is_kept_beside() -> None:
    for key in ("key of bot-7", "悠遊卡", new_id(), f"{new_id()}/answers/7"):
        assert shard_of(new_id(key)) == shard_of(key)
    assert {shard_of(new_id()) for _ in range(500)} == set(range(16))


def test_the_uuid_inside_an_id() -> None:
    id_ = new_id("key")
    assert uuid_of(id_).hex == id_.removeprefix("clr_")
    assert uuid_of(id_).version == 4
    assert uuid_of(str(uuid_of(id_))) == uuid_of(id_)
    assert uuid_of("msg-17") == uuid_of("msg-17") != uuid_of("msg-18")
