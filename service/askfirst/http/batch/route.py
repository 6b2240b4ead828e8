"""`POST /v1/score/batch`: many instructions at once, scored off the loop, answered in their order."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from typing import cast

from litestar.types import HTTPScope, Receive, Send

from askfirst.errors import ScoringTooLong
from askfirst.http.batch.body import BatchReader
from askfirst.http.batch.items import Part, Scored, given_up, parts, scored_part, together
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.connected import while_connected
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.problems import RequestError
from askfirst.http.reply import JSON, NDJSON, encode, place, reply_parts

PATH = "/v1/score/batch"
PART = 25
"""Instructions that a child is given at once: enough to keep it busy, few enough to share the work evenly."""
PART_TIME = 60.0
"""Seconds of CPU that a part may take."""
MAX_OPEN = 16
"""Batches that are read, scored or waiting at the same time."""

_log = logging.getLogger("askfirst.http")


class Batch:
    """Takes a list of instructions, answers with their assessments."""

    def __init__(self, scoring: Scoring, ledger: Ledger, max_body: int, body_timeout: float) -> None:
        """`max_body` in bytes, `body_timeout` in seconds."""
        self._scoring, self._ledger = scoring, ledger
        self._reader = BatchReader(max_body, body_timeout)
        self._open = 0

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        if self._open >= MAX_OPEN:
            detail = f"{MAX_OPEN} batches are being scored already."
            raise RequestError("unavailable", detail, headers={"retry-after": "1", "connection": "close"})
        self._open += 1
        try:
            items, lines = await self._reader.read(scope, receive)
            jobs = parts(items, b"\n" if lines else b",", place(scope), PART)
            scored = await while_connected(receive, self._scored(jobs))
            request_id = cast("bytes", scope["state"]["request_id"])
            for part in scored:
                for traceback in part.unforeseen:
                    _log.error("A part of a batch failed for a reason that nobody foresaw\n%s", traceback)
                for one in part.seen:
                    self._ledger.score(one, request_id)
            await reply_parts(send, list(_lines(scored) if lines else _object(scored)), NDJSON if lines else JSON)
        finally:
            self._open -= 1

    async def _scored(self, jobs: list[Part]) -> list[Scored]:
        """All parts, in order; as many at once as there are children."""
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


def _object(scored: list[Scored]) -> Iterator[bytes]:
    """One JSON object, in pieces."""
    yield b'{"assessments":['
    for number, part in enumerate(scored):
        yield b"," + part.body if number else part.body
    failed = encode([index for part in scored for index in part.failed])
    yield b'],"failed":' + failed + b"}"


def _lines(scored: list[Scored]) -> Iterator[bytes]:
    """A line for each instruction, in pieces."""
    for part in scored:
        yield part.body + b"\n"
