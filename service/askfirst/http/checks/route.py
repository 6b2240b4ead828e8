"""`POST /v1/packs/check`: a dry run for edited packs. The running service stays as it is."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from threading import Lock

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.http.checks.body import CheckResult, Finding, PackCheck, files_of
from askfirst.http.checks.folders import trial
from askfirst.http.checks.work import Trial, check_job, read_progress, write
from askfirst.http.methods import other_method
from askfirst.http.offloop.child import Child, ChildDiedError, Handle, fork_child, still
from askfirst.http.offloop.connected import while_connected
from askfirst.http.offloop.limits import limit
from askfirst.http.problems import RequestError
from askfirst.http.reading import MAX_LARGE_BODY, JsonReader
from askfirst.http.reply import encode, place, reply

PATH = "/v1/packs/check"
MAX_WAITING = 4
"""Checks that are running or waiting; they run one after the other."""
MEMORY = 512 * 1024 * 1024
"""What a check may take beside what the service has, in bytes."""
NICENESS = 10


class PacksCheck:
    """Takes edited packs, answers with what is to be mended."""

    def __init__(
        self, folders: Sequence[Path], max_body: int, body_timeout: float, patience: float, making: Lock
    ) -> None:
        """`folders` are the user's own; `max_body` in bytes, `body_timeout` and `patience` in seconds.

        `making` is held while a thread makes packs ready.
        """
        self._folders, self._patience, self._making = folders, patience, making
        self._reader = JsonReader(PackCheck, max_body, body_timeout, MAX_LARGE_BODY)
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        if self._waiting >= MAX_WAITING:
            headers = {"retry-after": "5", "connection": "close"}
            raise RequestError("unavailable", f"{MAX_WAITING} checks are running or waiting.", headers=headers)
        self._waiting += 1
        try:
            request = await self._reader.read(scope, receive)
            files = files_of(request)
            await reply(send, 200, await while_connected(receive, self._checked(request, files, place(scope))))
        finally:
            self._waiting -= 1

    async def _checked(self, request: PackCheck, files: dict[str, str], place: str) -> bytes:
        """The result, from a child that lives for this check alone."""
        async with self._turn:
            with trial(self._folders, files) as folders:
                job = Trial(tuple(map(str, folders)), request.instructions, place)
                async with still(self._making):
                    child = fork_child(self._born, NICENESS)
                try:
                    return await self._answer(child, write(job), next(iter(files)))
                finally:
                    child.end()

    def _born(self) -> Handle:
        limit(MEMORY, self._patience)
        return check_job()

    async def _answer(self, child: Child, job: bytes, file: str) -> bytes:
        """The result; what is known of it so far where there is no time or memory for the rest."""
        known, left = encode(CheckResult(ok=False, findings=())), "nothing was checked yet"
        try:
            async with asyncio.timeout(self._patience):
                while left:
                    known, left = msgspec.structs.astuple(read_progress(await child.ask(job)))
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
