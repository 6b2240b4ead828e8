"""What is kept takes little room, and is read back as it was; what was kept before there was packing, too."""

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.ports import Dead, Done, Once, Store, new_id
from askfirst.ports.limits import DAY
from askfirst.stores import store_of
from askfirst.stores.packing import Packing, packed, unpacked
from askfirst.stores.streams import letters_of
from tests.stores.examples import AT, change, event, record

pytestmark = pytest.mark.anyio


@given(st.binary() | st.binary().map(packed))
def test_anything_is_read_back_as_it_was(plain: bytes) -> None:
    assert unpacked(packed(plain)) == plain


def test_what_was_kept_before_is_read_as_it_is() -> None:
    once = Once("key", "fingerprint", b'{"id": "clr_1"}')
    assert Packing(Once).decode(msgspec.msgpack.encode(once)) == once
    assert unpacked(b'{"clarification": {}}') == b'{"clarification": {}}'


def test_the_body_of_an_event_takes_a_fifth() -> None:
    clarification = {"id": new_id(), "version": 3, "status": "pending", "workflow_state": "AWAITING_CLARIFICATION"}
    question = {"id": "q1", "text": "Until when exactly?", "options": [], "field": "deadline", "index": 0, "of": 1}
    rest: dict[str, object] = {
        "answers": [],
        "late_answers": [],
        "deferrals": [],
        "updated_instruction": None,
        "handoff": False,
    }
    data = {"question": question, "clarification": {**clarification, "questions": [question], **rest}}
    body = json.dumps({"type": "clarification.asked", "late": False, "data": data}, separators=(",", ":")).encode()
    assert len(packed(body)) < len(body) / 5


def test_the_dictionary_is_that_with_which_everything_was_packed() -> None:
    """Another one would make what is kept unreadable: further ones need a mark of their own."""
    found = sha256(files("askfirst.stores").joinpath("dictionary.txt").read_bytes()).hexdigest()
    assert found == "009c4afcf89f0bd6108e3a06419b32f5e6fbe5657cdc0a44433dff113f360cf0"


async def test_a_file_from_before_is_read_and_goes_on(tmp_path: Path) -> None:
    """As the first version wrote it: states, bodies and answers as they are, deliveries with copies of bodies."""
    old = record(updated_at=AT)
    happened = event(old.id, 1, "sub_1")
    (letter,) = letters_of(happened)
    first = files("askfirst.stores.sqlite").joinpath("migrations", "0001.sql").read_text("utf-8")
    tracking = msgspec.json.encode(old.tracking)
    with closing(sqlite3.connect(tmp_path / "askfirst.db")) as db, db:
        db.executescript(first)
        db.execute(
            "INSERT INTO clarifications (id, version, state, status, due, created_at, updated_at, department, "
            "language, from_agent, to_agent, tracking) VALUES (?, 1, ?, 'pending', ?, ?, ?, 'sales', 'en', ?, ?, ?)",
            (old.id, old.state, old.due, AT, AT, "bot-7", "anna", tracking),
        )
        values = (happened.id, happened.type, old.id, AT, happened.body, AT)
        db.execute("INSERT INTO events (id, type, subject, at, body, expires_at) VALUES (?, ?, ?, ?, ?, ?)", values)
        row = (letter.id, letter.stream, msgspec.msgpack.encode(letter), AT)
        db.execute("INSERT INTO deliveries (id, stream, delivery, ready) VALUES (?, ?, ?, ?)", row)
        db.execute("INSERT INTO once VALUES ('key', 'fingerprint', ?, ?)", (b'{"id": "x"}', 2**60))
        db.execute("PRAGMA user_version = 1")
    store = store_of(f"sqlite:///{tmp_path}/askfirst.db")
    await store.open()
    assert (await store.load(old.id)).record == old
    assert await store.recall("key") == Once("key", "fingerprint", b'{"id": "x"}')
    assert [one.body for one in (await store.events(10)).events] == [happened.body]
    later = record(old.id, version=2)
    await store.commit(change(later, event(old.id, 2, "sub_1")))
    assert (await store.load(old.id)).record == later
    for number in (1, 2):
        (claimed,) = await store.claim(2**50, 1000, 10)
        assert claimed.event.body == b'{"n": %d}' % number
        assert await store.settle(claimed, Done())
    await store.close()


async def test_a_dead_letter_is_sent_anew_when_its_event_has_left_the_log(store: Store) -> None:
    happened = event(new_id(), 1, "sub_1")
    await store.publish(happened)
    (claimed,) = await store.claim(AT, 1000, 10)
    assert await store.settle(claimed, Dead(AT + 20 * DAY, "the receiver answered 400"))
    await store.purge(AT + 31 * DAY)
    assert (await store.events(10)).events == ()
    (dead,) = (await store.dead_letters(10)).letters
    assert dead.delivery.event.body == happened.body
    assert await store.revive([dead.delivery.id], AT) == 1
    (claimed,) = await store.claim(AT, 1000, 10)
    assert claimed.event.body == happened.body
