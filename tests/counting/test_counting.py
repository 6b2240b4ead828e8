"""Counting in memory, flushing into real stores, patterns and their one event."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest

from askfirst.counting import Book, Flusher, Insights, KpiQuery, PatternQuery
from askfirst.counting.book import PAIRS
from askfirst.counting.flushing import Noticing
from askfirst.errors import StoreUnavailable
from askfirst.gate import Gate, load_gate
from askfirst.insights.counters import OTHERS, Labels
from askfirst.insights.patterns import OFTEN
from askfirst.insights.seen import seen
from askfirst.model import Instruction
from askfirst.ports import Increment, Sighting, Store, Subscription
from askfirst.stores import store_of
from askfirst.stores.memory import MemoryInsights
from tests.stores.redis_server import RedisServer

pytestmark = pytest.mark.anyio
UNCLEAR = Instruction(text="Give them a good discount", department="sales", from_="bot-7", to="anna")
CLEAR = Instruction(text="Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", department="sales")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


@pytest.fixture(params=["sqlite", "redis"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path}/askfirst.db"
    if request.param == "redis":
        server: RedisServer = request.getfixturevalue("redis_server")
        with server.client() as client:
            client.flushall()
        url = server.url
    opened = store_of(url)
    await opened.open()
    yield opened
    await opened.close()


def told(book: Book, gate: Gate, *instructions: Instruction) -> None:
    for one in instructions:
        book.message(seen(gate.assess(one), one))


def flusher_of(book: Book, store: Store, gate: Gate) -> Flusher:
    return Flusher(book, store, Noticing(store, store, lambda: gate, set()))


async def test_what_is_counted_is_read_back_by_department_and_pair(store: Store, gate: Gate) -> None:
    book = Book()
    insights = Insights(store, store, store, flusher_of(book, store, gate))
    told(book, gate, UNCLEAR, UNCLEAR, CLEAR, Instruction(text="Send the Q3 report to anna@example.com"))
    first = await insights.kpis(KpiQuery())
    told(book, gate, CLEAR)
    found = await insights.kpis(KpiQuery())
    assert (first.total.counts.messages, found.total.counts.messages) == (4, 5)
    assert found.total.counts.asked == 2
    assert found.total.kpis.clarification_rate.value == 0.4
    assert {one.department: one.counts.messages for one in found.departments} == {None: 1, "sales": 4}
    assert {(one.from_, one.to): one.counts.asked for one in found.pairs} == {(None, None): 0, ("bot-7", "anna"): 2}


async def test_a_pattern_that_comes_more_than_ten_times_is_told_of_once(store: Store, gate: Gate) -> None:
    await store.subscribe(Subscription(id="sub_1", url="http://127.0.0.1/x", secret="s", created_at=1))
    for _ in range(3):  # three replicas, or one that was restarted
        book = Book()
        flusher = flusher_of(book, store, gate)
        for _ in range(OFTEN // 2):
            told(book, gate, UNCLEAR)
            await flusher.flush()
    page = await store.events(10)
    assert [event.type for event in page.events] == ["pattern.detected"]
    body = msgspec.json.decode(page.events[0].body)
    assert body["type"] == "pattern.detected"
    suggestion = body["data"]["pattern"]["suggestion"]
    assert suggestion["between"] == "bot-7 > anna"
    assert len(await store.claim(2**50, 1000, 10)) == 1
    (pattern,) = await Insights(store, store, store).patterns(PatternQuery(least=OFTEN + 1))
    assert (pattern.occurrence_count, pattern.from_, pattern.to) == (15, "bot-7", "anna")
    assert pattern.suggestion is not None
    assert pattern.suggestion.example_template == suggestion["example_template"]
    assert pattern.suggestion.example_template.startswith("Task: [")


async def test_ten_times_are_not_often(store: Store, gate: Gate) -> None:
    book = Book()
    told(book, gate, *[UNCLEAR] * OFTEN)
    await flusher_of(book, store, gate).flush()
    (pattern,) = await Insights(store, store, store).patterns(PatternQuery())
    assert (pattern.occurrence_count, pattern.suggestion) == (OFTEN, None)
    assert (await store.events(1)).events == ()


async def test_the_template_is_in_the_language_of_the_instructions(store: Store, gate: Gate) -> None:
    book = Book()
    told(book, gate, *[Instruction(text="請盡快給他們折扣", from_="bot-7", to="li")] * (OFTEN + 1))
    await flusher_of(book, store, gate).flush()
    (pattern,) = await Insights(store, store, store).patterns(PatternQuery(from_="bot-7"))
    assert pattern.suggestion is not None
    assert pattern.suggestion.example_template.startswith("工作：")


@pytest.mark.parametrize(("texts", "kept"), [(False, None), (True, UNCLEAR.text)])
async def test_examples_keep_text_only_where_it_is_allowed(
    store: Store, gate: Gate, texts: bool, kept: str | None
) -> None:
    book = Book(texts=texts)
    told(book, gate, UNCLEAR)
    await flusher_of(book, store, gate).flush()
    (pattern,) = await Insights(store, store, store).patterns(PatternQuery(department="sales"))
    assert pattern.example_requests[0].text == kept
    (row,) = await store.patterns()
    assert ("good discount" in row.example_requests[0]) is texts


class Stumbling(MemoryInsights):
    """Counts, and then says that it may not have: as a store whose answer was lost."""

    failing = True

    async def count(self, batch: str, increments: Sequence[Increment]) -> None:
        await super().count(batch, increments)
        if self.failing:
            raise StoreUnavailable("lost the answer")


async def test_what_may_have_been_counted_is_sent_again_and_counts_once(gate: Gate) -> None:
    memory, book = Stumbling(), Book()
    flusher = Flusher(book, memory, Noticing(memory, store_of("none"), lambda: gate, set()))
    for _ in range(3):
        told(book, gate, CLEAR)
        with pytest.raises(StoreUnavailable):
            await flusher.flush()
    memory.failing = False
    await flusher.flush()
    assert sum(one.value for one in await memory.counts("2000", "3000")) == 3


class Together(MemoryInsights):
    """Answers a case of a pattern when so many are asked for at the same time."""

    def __init__(self, many: int) -> None:
        super().__init__()
        self.many, self.asked, self.all_there = many, 0, asyncio.Event()

    async def sight(self, sighting: Sighting) -> int:
        self.asked += 1
        if self.asked == self.many:
            self.all_there.set()
        await self.all_there.wait()
        return await super().sight(sighting)


async def test_who_reads_waits_for_one_round_trip_however_much_was_counted(gate: Gate) -> None:
    memory, book = Together(20), Book()
    told(book, gate, *(msgspec.structs.replace(UNCLEAR, from_=f"bot-{number}") for number in range(20)))
    flusher = Flusher(book, memory, Noticing(memory, store_of("none"), lambda: gate, set()))
    found = await asyncio.wait_for(Insights(memory, memory, store_of("none"), flusher).kpis(KpiQuery()), 30)
    assert (found.total.counts.messages, len(await memory.patterns())) == (20, 20)


async def test_without_a_store_everything_is_counted_in_memory(gate: Gate) -> None:
    memory, none, book = MemoryInsights(), store_of("none"), Book()
    flusher = Flusher(book, memory, Noticing(memory, none, lambda: gate, set()))
    told(book, gate, *[UNCLEAR] * (OFTEN + 1))
    insights = Insights(memory, memory, none, flusher, memory=True)
    found = await insights.kpis(KpiQuery())
    assert (found.kept, found.total.counts.messages) == ("memory", OFTEN + 1)
    assert found.counted_since is not None
    (pattern,) = await insights.patterns(PatternQuery())
    assert pattern.suggestion is not None


async def test_memory_keeps_a_week() -> None:
    memory = MemoryInsights()
    await memory.count("a", [Increment("2026-05-01T00", "x", 1)])
    await memory.count("b", [Increment("2026-05-07T23", "x", 1)])
    assert len(await memory.counts("2026", "2027")) == 2
    await memory.count("c", [Increment("2026-05-08T01", "x", 1)])
    assert [one.period for one in await memory.counts("2026", "2027")] == ["2026-05-07T23", "2026-05-08T01"]


def test_pairs_beyond_the_bound_are_counted_together(gate: Gate) -> None:
    book = Book()
    one = seen(gate.assess(CLEAR), CLEAR)
    for number in range(PAIRS + 50):
        labels = msgspec.structs.replace(one.labels, from_=f"bot-{number}", to="anna")
        book.message(msgspec.structs.replace(one, labels=labels))
    batch = book.take()
    assert batch is not None
    assert len(batch.increments) == PAIRS + 1
    assert sum(one.by for one in batch.increments) == PAIRS + 50
    assert {one.by for one in batch.increments if OTHERS in one.name} == {50}


async def test_each_owner_has_its_own_and_all_are_added_up_for_who_sees_all(store: Store, gate: Gate) -> None:
    book = Book()
    insights = Insights(store, store, store, flusher_of(book, store, gate))
    for owner, times in (("", 1), ("acme", 2), ("bots", 3)):
        for _ in range(times):
            book.message(seen(gate.assess(UNCLEAR), UNCLEAR), owner)
    asked = {owner: (await insights.kpis(KpiQuery(owner=owner))).total.counts.asked for owner in ("", "acme", "no")}
    assert asked == {"": 1, "acme": 2, "no": 0}
    everybody_s = await insights.kpis(KpiQuery())
    assert [(one.from_, one.counts.asked) for one in everybody_s.pairs] == [("bot-7", 6)]
    assert [one.occurrence_count for one in await insights.patterns(PatternQuery(owner="acme"))] == [2]
    assert [one.occurrence_count for one in await insights.patterns(PatternQuery())] == [3, 2, 1]


async def test_one_owner_s_many_pairs_cost_no_other_owner_its_names(gate: Gate) -> None:
    book = Book()
    crowd = [Labels("sales", f"bot {n}", "anna", "acme") for n in range(PAIRS + 1)]
    assert book.bounded(crowd[0]) == crowd[0]
    assert [book.bounded(one) for one in crowd][-1] == Labels("sales", OTHERS, OTHERS, "acme")
    assert book.bounded(Labels("sales", "bot 1", "anna", "bots")).from_ == "bot 1"
