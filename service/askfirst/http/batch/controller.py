"""`POST /v1/score/batch`: many instructions at once, scored off the loop, answered in their order."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import Controller, Response, post

from askfirst.errors import ScoringTooLong
from askfirst.gate import Gate
from askfirst.http.batch.body import LINES, BatchResult, Instructions, items_of, lines_of
from askfirst.http.batch.items import Missed, Part, Scored, assessed, given_up, parts, scored_part, together
from askfirst.http.caller import caller_of, request_id_of
from askfirst.http.dependencies import Injected
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.connected import while_connected
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.openapi import UNAVAILABLE, Example, named, problems
from askfirst.http.problems import RequestError, Unassessed
from askfirst.http.reading import StrictRequest, check_json, declared
from askfirst.http.reply import JSON, NDJSON, encode, place
from askfirst.model import Assessment

PART = 25
"""Instructions that a child is given at once: enough to keep it busy, few enough to share the work evenly."""
PART_TIME = 60.0
"""Seconds of CPU that a part may take."""
MAX_OPEN = 16
"""Batches that are read, scored or waiting at the same time."""

_log = logging.getLogger("askfirst.http")
_LIST = msgspec.json.schema(Instructions)["$defs"]["Instructions"]["properties"]["instructions"]
_EXAMPLE = [
    {"text": "Give them a good discount", "department": "sales"},
    {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"},
    {"text": "Send it", "department": "astrology"},
]


def examples(gate: Gate) -> Mapping[str, Example]:
    """A small batch, scored."""
    done = [assessed(gate, encode(item), at, BatchController.path) for at, item in enumerate(_EXAMPLE)]
    failed = tuple(one.answer.index for one in done if isinstance(one, Missed))
    result = BatchResult(tuple(one.answer for one in done), failed)
    said = "Three instructions, the last of which cannot be assessed"
    return {"batch": Example(said, {"instructions": _EXAMPLE}, result)}


class Batches:
    """Scores batches in children, as many parts at once as there are children."""

    def __init__(self, scoring: Scoring, ledger: Ledger) -> None:
        self._scoring, self._ledger = scoring, ledger
        self._open = 0

    @contextmanager
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

    async def score(self, request: StrictRequest, items: list[bytes], separator: bytes) -> list[Scored]:
        """All parts, in order, for as long as the client is there."""
        jobs = parts(items, separator, place(request.scope), PART)
        scored = await while_connected(request.receive, self._scored(jobs))
        for part in scored:
            for traceback in part.unforeseen:
                _log.error("A part of a batch failed for a reason that nobody foresaw\n%s", traceback)
            for one in part.seen:
                self._ledger.score(one, request_id_of(request.scope), caller_of(request.scope).owner)
        return scored

    async def _scored(self, jobs: list[Part]) -> list[Scored]:
        waiting = deque(enumerate(jobs))
        done: dict[int, Scored] = {}

        async def run() -> None:
            while waiting:
                number, job = waiting.popleft()
                done[number] = await self._part(job)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(min(self._scoring.side_by_side, len(jobs))):
                    group.create_task(run())
        except ExceptionGroup as several:
            raise several.exceptions[0] from None
        return [done[number] for number in range(len(jobs))]

    async def _part(self, part: Part) -> Scored:
        """A part's answers; where it takes too long, one after the other, so that one text does not lose the others."""
        try:
            return await self._scoring.run_many(PART_TIME, scored_part, part)
        except ScoringTooLong:
            alone = [await self._one(one) for one in part.singly()]
        return together(part, alone)

    async def _one(self, part: Part) -> Scored:
        try:
            return await self._scoring.run_many(None, scored_part, part)
        except ScoringTooLong as error:
            return given_up(part, error)


class BatchController(Controller):
    """Scoring of many instructions."""

    path = "/v1/score/batch"
    tags = ("Scoring",)

    @post(
        status_code=200,
        responses=problems(UNAVAILABLE),
        opt={
            "structs": (Instructions, Assessment, Unassessed),
            "body": {"application/json": {"schema": {"anyOf": [named(Instructions), _LIST]}}},
            "examples": examples,
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
                scored = await batches.score(request, lines_of(await request.body()), b"\n")
                return written(b"".join(part.body + b"\n" for part in scored), NDJSON)
            check_json(request.scope)
            scored = await batches.score(request, items_of(await request.body()), b",")
            failed = encode([index for part in scored for index in part.failed])
            answers = b",".join(part.body for part in scored)
            return written(b'{"assessments":[' + answers + b'],"failed":' + failed + b"}", JSON)


def written(body: bytes, media_type: bytes) -> Response[Any]:
    """An answer whose parts children have put into JSON."""
    return Response(body, media_type=media_type.decode())
