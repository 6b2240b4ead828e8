"""`askfirst export` from each store: the same rows in every form."""

import asyncio
import csv
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from askfirst.cli.export.tables import merged
from askfirst.ports import Pattern, Sighting, Store
from askfirst.ports.ids import uuid_of
from askfirst.stores import store_of
from tests.stores.examples import AT, change, record
from tests.stores.redis_server import RedisServer

ID = "clr_1a2b3c4d5e6f4a7b8c9d0e1f2a3b4c5d"
LONG = "agent " * 30
ISSUES = '[{"field":"date","issue":"It\'s \\"soon\\"; no date","suggestion":"YYYY-MM-DD"}]'
REQUEST = {
    "request_id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d",
    "from_agent": "bot-7",
    "to_agent": LONG,
    "original_message_id": "msg-17",
    "confidence_score": 0.65,
    "ambiguity_type": "missing_information",
    "specific_issues": json.loads(ISSUES),
    "requested_at": "2026-05-28T20:26:40.000Z",
    "responded_at": "2026-05-28T20:26:41.500Z",
    "response_status": "resolved",
    "escalated_to": None,
    "resolution_time_ms": 1500,
    "created_at": "2026-05-28T20:26:40.000Z",
}
PATTERN = {
    "pattern_id": 1,
    "agent_pair": "bot-7 > 王小明",
    "ambiguity_type": "vague_language",
    "occurrence_count": 2,
    "example_requests": ["second", {"text": "first"}],
    "suggested_improvement": "Say the date; don't say 'soon'",
    "last_seen": "2026-05-28T20:26:40.001Z",
}


async def fill(url: str) -> None:
    store: Store = store_of(url)
    await store.open()
    tracking = {
        "to_agent": LONG,
        "original_message_id": "msg-17",
        "confidence_score": 0.65,
        "ambiguity_type": "missing_information",
        "specific_issues": ISSUES,
        "responded_at": AT + 1500,
        "response_status": "resolved",
        "resolution_time_ms": 1500,
    }
    await store.commit(change(record(ID, status="resolved", tracking=tracking)))
    await store.commit(change(record(created_at=AT - 1)))
    pair, kind = "bot-7 > 王小明", "vague_language"
    await store.sight(Sighting(id="1", agent_pair=pair, ambiguity_type=kind, example='{"text": "first"}', at=AT))
    await store.sight(Sighting(id="2", agent_pair=pair, ambiguity_type=kind, example='"second"', at=AT + 1))
    await store.suggest(pair, kind, "Say the date; don't say 'soon'")
    await store.close()


@pytest.fixture(params=["sqlite", "redis"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        asyncio.run(fill(f"sqlite:///{tmp_path}/askfirst.db"))
        yield f"sqlite:///{tmp_path}/askfirst.db"
        return
    server = RedisServer(tmp_path).start()
    try:
        asyncio.run(fill(server.url))
        yield server.url
    finally:
        server.stop()


def export(url: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environ = {name: value for name, value in os.environ.items() if not name.startswith("ASKFIRST_")}
    command = [sys.executable, "-m", "askfirst", "export", *arguments]
    return subprocess.run(command, env=environ | {"ASKFIRST_STORE": url}, capture_output=True, text=True, check=False)


def test_json_lines(url: str) -> None:
    rows = [json.loads(line) for line in export(url).stdout.splitlines()]
    assert rows[0] == {"table": "clarification_requests", **REQUEST}
    assert rows[2:] == [{"table": "clarification_patterns", **PATTERN}]
    only = [json.loads(line) for line in export(url, "--table", "patterns").stdout.splitlines()]
    assert only == [PATTERN]


def test_csv(url: str, tmp_path: Path) -> None:
    file = tmp_path / "requests.csv"
    assert export(url, "--format", "csv", "--output", str(file)).returncode == 0
    with file.open(newline="", encoding="utf-8") as lines:
        first, second = csv.DictReader(lines)
    assert list(first) == list(REQUEST)
    assert json.loads(first["specific_issues"]) == REQUEST["specific_issues"]
    assert (first["from_agent"], first["escalated_to"], first["resolution_time_ms"]) == ("bot-7", "", "1500")
    assert second["response_status"] == ""
    refused = export(url, "--format", "csv", "--table", "all")
    assert refused.returncode == 2
    assert "one table" in refused.stderr


def test_sql_can_be_run_and_run_again(url: str) -> None:
    script = export(url, "--format", "sql").stdout
    with closing(sqlite3.connect(":memory:")) as db:
        db.row_factory = sqlite3.Row
        for _ in range(2):
            db.executescript(script)
        rows = [dict(row) for row in db.execute("SELECT * FROM clarification_requests ORDER BY requested_at DESC")]
        patterns = [dict(row) for row in db.execute("SELECT * FROM clarification_patterns")]
        indexes = {row["name"] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'index'")}
    assert len(rows) == 2
    expected = REQUEST | {"to_agent": LONG[:100], "original_message_id": str(uuid_of("msg-17"))}
    assert rows[0] | {"specific_issues": json.loads(rows[0]["specific_issues"])} == expected
    assert [one | {"example_requests": json.loads(one["example_requests"])} for one in patterns] == [PATTERN]
    assert {"idx_agents", "idx_status"} <= indexes


def test_without_a_store_it_says_so() -> None:
    refused = export("none")
    assert refused.returncode == 2
    assert "without a store" in refused.stderr


def test_a_store_that_does_not_answer_is_named(tmp_path: Path) -> None:
    refused = export("redis://127.0.0.1:1")
    assert refused.returncode == 2
    assert "Redis does not answer" in refused.stderr


def test_the_same_pattern_of_several_owners_is_one_row() -> None:
    mine, theirs = (
        Pattern(pattern_id=number, agent_pair="a > b", ambiguity_type="vague_language", occurrence_count=10 * number,
                example_requests=(f'"{number}"',) * 3, suggested_improvement=None, last_seen=number, owner=owner)
        for number, owner in ((1, ""), (2, "acme"))
    )  # fmt: skip
    (row,) = merged([theirs, mine])
    assert (row.pattern_id, row.occurrence_count, row.last_seen) == (1, 30, 2)
    assert row.example_requests == ('"2"', '"2"', '"2"', '"1"', '"1"')
