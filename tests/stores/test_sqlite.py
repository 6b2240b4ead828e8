"""What only a file does."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from askfirst.errors import StoreError, StoreUnavailable
from askfirst.ports import Committed, Filter, Sighting
from askfirst.ports.ids import uuid_of
from askfirst.stores.sqlite import SqliteStore
from askfirst.stores.sqlite import connection as connections
from tests.stores.examples import AT, change, record

pytestmark = pytest.mark.anyio
KEEP = 1_000_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "askfirst.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(path, KEEP)
    await opened.open()
    yield opened
    await opened.close()


async def test_only_its_owner_can_read_the_file(store: SqliteStore, path: Path) -> None:
    await store.commit(change(record()))
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_the_file_says_how_safe_it_is(store: SqliteStore) -> None:
    status = await store.status()
    assert (status.kind, status.ok, status.safety) == ("sqlite", True, "every_commit")
    assert "synchronous=FULL" in status.detail


async def test_asking_again_and_again_makes_no_file_grow(store: SqliteStore, path: Path) -> None:
    await store._writer.run(lambda db: db.execute("PRAGMA wal_autocheckpoint = 100").fetchall(), alone=True)
    sizes = []
    for _ in range(2):
        for _ in range(120):  # more than what makes SQLite begin its WAL anew
            assert (await store.status()).ok
        sizes.append({file.name: file.stat().st_size for file in path.parent.iterdir()})
    assert sizes[0] == sizes[1]


async def may_grow(store: SqliteStore, pages: int) -> None:
    """Bound the file as a full disk does: to so many pages more than it has."""

    def bound(db: sqlite3.Connection) -> None:
        (now,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {now + pages}").fetchone()

    await store._writer.run(bound, alone=True)


@pytest.mark.parametrize("pages", [0, 20, 200])
async def test_as_long_as_it_says_that_it_is_well_the_next_change_is_taken(store: SqliteStore, pages: int) -> None:
    await may_grow(store, pages)
    taken = 0
    while (status := await store.status()).ok:
        assert await store.commit(change(record(state=b"x" * 20_000))) == Committed()
        taken += 1
    assert "full" in status.detail
    assert (taken > 0) == (pages == 200)
    await may_grow(store, 1000)
    assert (await store.status()).ok


async def test_a_file_that_was_removed_is_noticed(store: SqliteStore, path: Path) -> None:
    await asyncio.to_thread(path.unlink)
    status = await store.status()
    assert not status.ok
    assert "removed or replaced" in status.detail


async def test_a_write_that_another_process_holds_up_is_given_up_and_nothing_of_it_kept(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0.2)
    store = SqliteStore(path, KEEP)
    await store.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        made = record()
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.commit(change(made))
        assert not (await store.status()).ok
        assert (await store.load(made.id)).record is None  # reading goes on
        other.execute("ROLLBACK")
    assert await store.commit(change(made)) == Committed()
    assert (await store.status()).ok
    await store.close()


async def test_of_commits_at_once_one_that_fails_takes_no_other_with_it(store: SqliteStore) -> None:
    wrong = record(language=object())  # nothing that SQLite could keep
    rest = [record() for _ in range(20)]
    outcomes = await asyncio.gather(
        *(store.commit(change(one)) for one in (*rest[:10], wrong, *rest[10:])), return_exceptions=True
    )
    assert isinstance(outcomes.pop(10), sqlite3.ProgrammingError | sqlite3.InterfaceError)
    assert outcomes == [Committed()] * 20
    assert len((await store.find(Filter(), 100)).records) == 20


async def test_a_full_disk_acknowledges_nothing(store: SqliteStore, path: Path) -> None:
    await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 60").fetchone())
    with pytest.raises(StoreUnavailable, match="full"):
        await asyncio.gather(*(store.commit(change(record(state=os.urandom(100_000)))) for _ in range(5)))
    await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
    assert await store.commit(change(record())) == Committed()


async def test_the_protocols_tables_have_its_columns(store: SqliteStore, path: Path) -> None:
    closed = record(
        status="resolved",
        tracking={
            "confidence_score": 0.65,
            "specific_issues": '[{"field": "date"}]',
            "responded_at": AT + 1500,
            "response_status": "escalated",
            "escalated_to": "director_agent",
            "resolution_time_ms": 1500,
        },
    )
    await store.commit(change(closed))
    await store.sight(Sighting(id="1", agent_pair="a > b", ambiguity_type="vague_language", example='"x"', at=AT))
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        row = dict(db.execute("SELECT * FROM clarification_requests").fetchone())
        pattern = dict(db.execute("SELECT * FROM clarification_patterns").fetchone())
    assert row == {
        "request_id": str(uuid_of(closed.id)),
        "from_agent": "bot-7",
        "to_agent": "anna",
        "original_message_id": None,
        "confidence_score": 0.65,
        "ambiguity_type": None,
        "specific_issues": '[{"field": "date"}]',
        "requested_at": "2026-05-28T20:26:40.000Z",
        "responded_at": "2026-05-28T20:26:41.500Z",
        "response_status": "escalated",
        "escalated_to": "director_agent",
        "resolution_time_ms": 1500,
        "created_at": "2026-05-28T20:26:40.000Z",
    }
    assert pattern == {
        "pattern_id": 1,
        "agent_pair": "a > b",
        "ambiguity_type": "vague_language",
        "occurrence_count": 1,
        "example_requests": '["x"]',
        "suggested_improvement": None,
        "last_seen": "2026-05-28T20:26:40.000Z",
        "owner": "",
    }


async def test_a_file_of_a_newer_version_is_left_alone(store: SqliteStore, path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="newer Askfirst"):
        await SqliteStore(path, KEEP).open()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Not a database, but somebody's notes. " * 100)
    with pytest.raises(StoreError, match="not a database"):
        await SqliteStore(path, KEEP).open()
    assert path.read_text().startswith("Not a database")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="ASKFIRST_STORE"):
        await SqliteStore(tmp_path / "file" / "askfirst.db", KEEP).open()


async def test_many_that_open_a_new_file_at_once_make_one_schema(path: Path) -> None:
    stores = [SqliteStore(path, KEEP) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    made = [record() for _ in stores]
    await asyncio.gather(*(store.commit(change(one)) for store, one in zip(stores, made, strict=True)))
    assert len((await stores[0].find(Filter(), 100)).records) == 6
    await asyncio.gather(*(store.close() for store in stores))


async def test_who_no_longer_waits_does_no_harm(store: SqliteStore) -> None:
    made = record()
    waiting = asyncio.create_task(store.commit(change(made)))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await store.commit(change(record())) == Committed()
    assert (await store.load(made.id)).record == made


async def test_what_waits_when_it_closes_is_still_kept_and_later_calls_are_refused(path: Path) -> None:
    store = SqliteStore(path, KEEP)
    await store.open()
    waiting = [asyncio.create_task(store.commit(change(record()))) for _ in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [Committed()] * 20
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.commit(change(record()))
