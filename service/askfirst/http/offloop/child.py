"""One child process: forked from the service, answers one job at a time, dies with its parent."""

import asyncio
import contextlib
import gc
import os
import resource
import signal
import socket
import struct
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import NoReturn, TypeAlias

Handle: TypeAlias = Callable[[bytes], bytes]
"""What a child does with a job."""

_HEAD = struct.Struct("!Q")
_SECONDS = struct.Struct("!d")
_READ = 1 << 18
_LOOK_AGAIN, _LOOK_LATER = 0.01, 1.0


class ChildDiedError(Exception):
    """The child ended before it had answered."""


class OutOfTimeError(Exception):
    """The child had its time, and was ended by the system."""


class Child:
    """The parent's side of a child."""

    def __init__(self, pid: int, channel: socket.socket) -> None:
        """`channel` does not block."""
        self._pid, self._channel = pid, channel
        self._exitcode: int | None = None

    async def ask(self, job: bytes, seconds: float = 0) -> bytes:
        """What the child makes of a job, in so many seconds of its own CPU (0: without a bound).

        Raises ChildDiedError or OutOfTimeError; after these, and if cancelled, the child must be ended.
        """
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_sendall(self._channel, _HEAD.pack(len(job)) + _SECONDS.pack(seconds) + job)
            answer, whole = bytearray(), _HEAD.size
            while len(answer) < whole:
                part = await loop.sock_recv(self._channel, _READ)
                if not part:
                    raise self._died()
                answer += part
                if whole == _HEAD.size <= len(answer):
                    whole += _HEAD.unpack_from(answer)[0]
        except OSError as error:
            raise self._died() from error
        return bytes(memoryview(answer)[_HEAD.size :])

    def _died(self) -> ChildDiedError | OutOfTimeError:
        """Why it is no more. Its memory is gone by then, so that nothing is waited for."""
        self._kill()  # should only its channel be broken: nobody may wait for it then
        self.wait()
        return OutOfTimeError() if self._exitcode == -signal.SIGPROF else ChildDiedError()

    def end(self) -> None:
        """Kill it, whatever it does. The system needs some time to free its memory; only then can it be reaped."""
        self._channel.close()
        self._kill()
        asyncio.get_running_loop().call_later(_LOOK_LATER, self.gone)

    def wait(self) -> None:
        """Wait until an ended child is gone."""
        self._reap(0)

    def gone(self) -> bool:
        """Whether it has ended, by itself or by somebody else's hand."""
        self._reap(os.WNOHANG)
        return self._exitcode is not None

    def _kill(self) -> None:
        if self._exitcode is None:  # else its number may be somebody else's by now
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)

    def _reap(self, options: int) -> None:
        """Ask the system how it ended, unless that is known."""
        if self._exitcode is None:
            try:
                pid, status = os.waitpid(self._pid, options)
            except ChildProcessError:  # reaped by somebody else
                pid, status = self._pid, 0
            if pid:
                self._exitcode = os.waitstatus_to_exitcode(status)


@contextlib.asynccontextmanager
async def still(making: threading.Lock) -> AsyncIterator[None]:
    """Open while no thread makes packs ready: only then may a child be forked.

    Else it would wait for ever for what that thread had locked at that moment.
    """
    while not making.acquire(blocking=False):  # noqa: ASYNC110 - a lock of threads has no other way
        await asyncio.sleep(_LOOK_AGAIN)
    try:
        yield
    finally:
        making.release()


def fork_child(born: Callable[[], Handle], niceness: int) -> Child:
    """Fork a child that answers jobs by what `born` gives there; `niceness` is how far it steps back for the service.

    Of the parent's threads none goes on in the child, which therefore touches nothing that another
    thread may hold: no log, no loop, no connection. `multiprocessing` would first flush stdout and stderr,
    which fails or waits where nobody reads them.
    """
    ours, theirs = socket.socketpair()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    try:
        pid = os.fork()
        if pid == 0:
            _live(theirs, born, niceness)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    theirs.close()
    ours.setblocking(False)
    return Child(pid, ours)


def _live(channel: socket.socket, born: Callable[[], Handle], niceness: int) -> NoReturn:
    """The child's whole life. Nothing of the parent's is run or flushed at its end, and nothing is said."""
    status = 1
    try:
        _leave_the_service(channel.fileno(), niceness)
        _answer(channel, born())
        status = 0
    finally:
        os._exit(status)


def _leave_the_service(kept: int, niceness: int) -> None:
    """Let go of the parent's signals, sockets and garbage; SIGINT in a terminal is the parent's to handle."""
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGCHLD, signal.SIGPROF):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.closerange(3, kept)
    os.closerange(kept + 1, os.sysconf("SC_OPEN_MAX"))
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    gc.freeze()
    os.nice(niceness)


def _answer(channel: socket.socket, handle: Handle) -> None:
    """Answer until the parent is gone."""
    with channel, contextlib.suppress(BrokenPipeError, ConnectionResetError), channel.makefile("rb") as jobs:
        while head := jobs.read(_HEAD.size):
            (seconds,) = _SECONDS.unpack(jobs.read(_SECONDS.size))
            job = jobs.read(_HEAD.unpack(head)[0])
            signal.setitimer(signal.ITIMER_PROF, seconds)  # its signal ends the process
            answer = handle(job)
            signal.setitimer(signal.ITIMER_PROF, 0)
            channel.sendall(_HEAD.pack(len(answer)) + answer)


def limit(memory: int, seconds: float | None = None) -> None:
    """Let this process take no more than `memory` bytes beside what it has now.

    After twice the `seconds` of CPU the system itself ends it. Memory is bounded where the system
    tells how much there is (Linux).
    """
    pages = Path("/proc/self/statm")
    if pages.exists():
        most = int(pages.read_text().split()[0]) * resource.getpagesize() + memory
        _lower(resource.RLIMIT_AS, most)
    if seconds is not None:
        _lower(resource.RLIMIT_CPU, int(2 * seconds) + 1)


def _lower(which: int, most: int) -> None:
    """Lower a limit; one that is lower already stays."""
    soft, hard = resource.getrlimit(which)
    bounds = [bound for bound in (most, soft, hard) if bound != resource.RLIM_INFINITY]
    resource.setrlimit(which, (min(bounds), hard))
