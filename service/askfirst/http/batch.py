"""`POST /v1/score/batch`: many instructions at once, scored off the loop, answered in their order.

Each is read and assessed as it would be alone, whatever becomes of the others.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from traceback import format_exception
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from litestar import Controller, Response, post
from msgspec import Meta, Raw, Struct

from askfirst.errors import ScoringTooLong
from askfirst.gate import Gate
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.openapi import UNAVAILABLE, named
from askfirst.http.problems import Answer, FieldError, RequestError, Unassessed, problem_of
from askfirst.http.reading import StrictRequest, check_json, declared, decoded, read_json, while_connected
from askfirst.http.reply import JSON, NDJSON, encode, place
from askfirst.insights.seen import Seen, seen
from askfirst.model import Assessment, Instruction

MAX_ITEMS = 1000
"""Instructions in one batch."""
PART = 25
"""Instructions that a child is given at once: enough to keep it busy, few enough to share the work evenly."""
PART_TIME = 60.0
"""Seconds of CPU that a part may take."""
MAX_OPEN = 16
"""Batches that are read, scored or waiting at the same time."""
LINES = ("application/x-ndjson", "application/jsonl", "application/x-jsonlines")
"""How a body of lines is declared."""

_log = logging.getLogger("askfirst.http")

Items: TypeAlias = Annotated[list[Raw], Meta(min_length=1, max_length=MAX_ITEMS, description="What is to be assessed")]


class Instructions(Struct, frozen=True, forbid_unknown_fields=True):
    """A batch. The instructions are left as they came: each one is read, and may fail, on its own."""

    instructions: Annotated[Items, Meta(description="What is to be assessed")]


class BatchResult(Struct, frozen=True):
    """An entry for each instruction, in order: its assessment, or why it has none."""

    assessments: Annotated[tuple[Answer, ...], Meta(description="One entry for each instruction, in order")]
    failed: Annotated[tuple[int, ...], Meta(description="The indexes of those that could not be assessed")]


class Scored(NamedTuple):
    """What came of one instruction: the answer as JSON, and what is told of an assessment.

    `unforeseen` is the traceback of what nobody foresaw: a child has no log, so its parent writes it.
    """

    answer: bytes
    seen: Seen | None = None
    unforeseen: str = ""


def scored(gate: Gate, items: Sequence[bytes], first: int, place: str) -> list[Scored]:
    """What a child does with a part of a batch, whose first instruction has the index `first`."""
    return [_scored(gate, item, index, place) for index, item in enumerate(items, first)]


def _scored(gate: Gate, item: bytes, index: int, place: str) -> Scored:
    try:
        instruction = read_json(item, Instruction)
        assessment = gate.assess(instruction)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is about this item, and must not lose the others
        return missed(error, index, place)
    return Scored(encode(assessment), seen(assessment, instruction))


def missed(error: Exception, index: int, place: str) -> Scored:
    """What is said of an instruction that has no assessment."""
    problem, _ = problem_of(error, f"{place}#/instructions/{index}")
    unforeseen = "".join(format_exception(error)) if problem.status >= 500 else ""
    return Scored(encode(Unassessed(index, problem)), unforeseen=unforeseen)


def items_of(body: bytes) -> list[bytes]:
    """The instructions of a JSON body, each as JSON. Raises RequestError."""
    if body.lstrip()[:1] == b"[":
        return bounded([bytes(item) for item in decoded(body, list[Raw])])
    return [bytes(item) for item in decoded(body, Instructions).instructions]


def bounded(items: list[bytes]) -> list[bytes]:
    """The same. Raises RequestError for none, or too many."""
    if 1 <= len(items) <= MAX_ITEMS:
        return items
    message = f"{len(items)} instructions" if items else "No instruction"
    wrong = FieldError("$", message, f"Send 1 to {MAX_ITEMS}.")
    raise RequestError("invalid-instruction", f"The body: {message}. {wrong.mend}", (wrong,))


class Batches:
    """Scores batches in children, as many parts at once as there are children."""

    def __init__(self, scoring: Scoring, ledger: Ledger) -> None:
        self._scoring, self._ledger = scoring, ledger
        self._open = 0

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        """One more batch. Raises RequestError where there are too many, before anything of it is read."""
        if self._open >= MAX_OPEN:
            detail = f"{MAX_OPEN} batches are being scored already."
            raise RequestError("unavailable", detail, headers={"retry-after": "1", "connection": "close"})
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1

    async def score(self, request: StrictRequest, items: list[bytes]) -> list[Scored]:
        """What came of each, in order, for as long as the client is there."""
        done = await while_connected(request.receive, self._all(items, place(request.scope)))
        request_id, owner = request_id_of(request.scope), caller_of(request.scope).owner
        for one in done:
            if one.unforeseen:
                _log.error("A part of a batch failed for a reason that nobody foresaw\n%s", one.unforeseen)
            if one.seen is not None:
                self._ledger.score(one.seen, request_id, owner)
        return done

    async def _all(self, items: list[bytes], place: str) -> list[Scored]:
        waiting = deque(range(0, len(items), PART))
        done: dict[int, list[Scored]] = {}

        async def run() -> None:
            while waiting:
                first = waiting.popleft()
                done[first] = await self._part(items[first : first + PART], first, place)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(min(self._scoring.side_by_side, len(waiting))):
                    group.create_task(run())
        except ExceptionGroup as several:
            raise several.exceptions[0] from None
        return [one for first in sorted(done) for one in done[first]]

    async def _part(self, items: list[bytes], first: int, place: str) -> list[Scored]:
        """A part's answers; where it takes too long, one after the other, so that one text does not lose the others."""
        with contextlib.suppress(ScoringTooLong):
            return await self._scoring.run_many(PART_TIME, scored, items, first, place)
        alone = []
        for index, item in enumerate(items, first):
            try:
                alone += await self._scoring.run_many(None, scored, [item], index, place)
            except ScoringTooLong as error:
                alone.append(missed(error, index, place))
        return alone


_LIST = msgspec.json.schema(Instructions)["$defs"]["Instructions"]["properties"]["instructions"]


def answer(gate: Gate, request: dict[str, Any]) -> Any:
    """The answer to an example of the description."""
    done = scored(gate, list(map(encode, request["instructions"])), 0, BatchController.path)
    return msgspec.json.decode(result(done))


class BatchController(Controller):
    """Scoring of many instructions."""

    path = "/v1/score/batch"
    tags = ("Scoring",)

    @post(
        status_code=200,
        problems=UNAVAILABLE,
        opt={
            "structs": (Instructions, Assessment, Unassessed),
            "body": {"application/json": {"schema": {"anyOf": [named(Instructions), _LIST]}}},
            "answers": answer,
        },
    )
    async def score_batch(self, request: StrictRequest, batches: Injected[Batches]) -> Response[BatchResult]:
        """Score many instructions.

        1 to 1000 instructions, each as for /v1/score: an object with `instructions`, a plain list, or
        application/x-ndjson with one in each line, which is then answered in lines as well. `assessments` has
        an entry for each one, in order: its assessment, or `index` and `problem` where it has none; `failed`
        lists the indexes of those. The status is 200 also where some failed.
        """
        with batches.open():
            if declared(request.scope).decode("latin-1").lower().partition(";")[0].strip() in LINES:
                lines = [line for line in (await request.body()).splitlines() if line.strip()]
                done = await batches.score(request, bounded(lines))
                return written(b"".join(one.answer + b"\n" for one in done), NDJSON)
            check_json(request.scope)
            done = await batches.score(request, items_of(await request.body()))
            return written(result(done), JSON)


def result(done: list[Scored]) -> bytes:
    """A BatchResult whose parts children have put into JSON."""
    failed = [index for index, one in enumerate(done) if one.seen is None]
    return encode(BatchResult(tuple(Raw(one.answer) for one in done), tuple(failed)))


def written(body: bytes, media_type: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(body, media_type=media_type.decode())
