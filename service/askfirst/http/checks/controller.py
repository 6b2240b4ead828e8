"""`POST /v1/packs/check`: a dry run for edited packs. The running service stays as it is."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, cast

import msgspec
from litestar import Controller, Response, post

from askfirst.http.checks.schema import CheckResult, Finding, PackCheck, files_of
from askfirst.http.checks.trial import Trial, folders_with, stepping
from askfirst.http.dependencies import Injected
from askfirst.http.offloop.child import Child, ChildDiedError, Handle, fork_child, limit, still
from askfirst.http.openapi import UNAVAILABLE, taking
from askfirst.http.problems import RequestError
from askfirst.http.reading import StrictRequest, read_json, while_connected
from askfirst.http.reply import encode, place

MAX_WAITING = 4
"""Checks that are running or waiting; they run one after the other."""
MEMORY = 512 * 1024 * 1024
"""What a check may take beside what the service has, in bytes."""
NICENESS = 10


class Checks:
    """Tries edited packs, one request after the other."""

    def __init__(self, folders: Sequence[Path], patience: float, making: Lock) -> None:
        """`folders` are the user's own, `patience` in seconds; `making` is held while a thread makes packs ready."""
        self._folders, self._patience, self._making = folders, patience, making
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """One more check. Raises RequestError where there are too many, before anything of it is read."""
        if self._waiting >= MAX_WAITING:
            headers = {"retry-after": "5", "connection": "close"}
            raise RequestError("unavailable", f"{MAX_WAITING} checks are running or waiting.", headers=headers)
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1

    async def check(self, check: PackCheck, place: str) -> bytes:
        """The result as JSON, from a child that lives for this check alone. Raises RequestError."""
        files = files_of(check)
        async with self._turn:
            with folders_with(files, self._folders) as folders:
                job = msgspec.msgpack.encode(Trial(tuple(folders), check.instructions, place))
                async with still(self._making):
                    child = fork_child(self._born, NICENESS)
                try:
                    return await self._answer(child, job, next(iter(files)))
                finally:
                    child.end()

    def _born(self) -> Handle:
        limit(MEMORY, self._patience)
        return stepping()

    async def _answer(self, child: Child, job: bytes, file: str) -> bytes:
        """The result; what is known of it so far where there is no time or memory for the rest."""
        known, left = encode(CheckResult(ok=False, findings=())), "nothing was checked yet"
        try:
            async with asyncio.timeout(self._patience):
                while left:
                    known, left = msgspec.msgpack.decode(await child.ask(job), type=tuple[bytes, str])
        except TimeoutError:
            problem = f"the check is not done after {self._patience:g} s: {left}"
            mend = (
                "Give it more seconds by ASKFIRST_CHECK_TIMEOUT, or run `askfirst rules check`, which takes its time; "
                "what takes long are phrases with many alternatives, and a machine that is busy"
            )
        except ChildDiedError:
            problem = f"the check takes more than {MEMORY >> 20} MB of memory, or fails: {left}"
            mend = "Shorten phrases with many alternatives, split the pack, or send fewer examples"
        else:
            return known
        return unfinished(known, Finding(file, 1, problem, mend))


def unfinished(known: bytes, why: Finding) -> bytes:
    """A result, as JSON, to which is added why it is not all that there is to say."""
    result = msgspec.json.decode(known)
    return encode({**result, "ok": False, "findings": [*result["findings"], msgspec.to_builtins(why)]})


class CheckController(Controller):
    """Trying edited packs."""

    path = "/v1/packs/check"
    tags = ("Packs",)

    @post(status_code=200, problems=UNAVAILABLE, opt=taking(PackCheck))
    async def check_packs(self, request: StrictRequest, checks: Injected[Checks]) -> Response[CheckResult]:
        """Try edited packs.

        A dry run: loads the given files as though they lay in the last folder of packs (a file that a folder of
        yours has already is replaced), says what is to be mended, runs the examples of the rules in your
        files and folders and the shipped ones that your words reach, and assesses `instructions` under the
        edited packs. The running service stays as it is. A pack that is wrong is an answer with `ok: false`,
        not an error.
        """
        with checks.waiting():
            asked = read_json(await request.body(), PackCheck)
            done = await while_connected(request.receive, checks.check(asked, place(request.scope)))
        return Response(cast("Any", done), media_type="application/json")
