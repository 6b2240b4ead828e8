"""Everything that reads a text from outside: done by children, within a time, and never on the event loop.

A call names a function of a module, whose first argument is the gate, and its other arguments. Both sides are the same
program, so function, arguments and result travel as pickles. What is short has children of its own. What is long, or
was taken for short and is not done in a second, goes to others, which step back for all else.
"""

import asyncio
import contextlib
import gc
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from traceback import format_exception
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from askfirst.desk.offloop import conversation, opinions
from askfirst.errors import Portable, ScoringError, ScoringTooLong
from askfirst.gate import Gate
from askfirst.gate.second_opinion import Consultation, Inquiry
from askfirst.http.offloop.child import Handle, OutOfTimeError, limit
from askfirst.http.offloop.lane import TURN, Lane
from askfirst.http.reading import while_client_waits
from askfirst.live.packs import LivePacks
from askfirst.model import Instruction
from askfirst.rules.shelf import LanguageAsleep

if TYPE_CHECKING:
    from askfirst.llm.asking import SecondOpinion

P = ParamSpec("P")
T = TypeVar("T")

SHORT = 2_500
"""Characters up to which a request is short: text, history, fields, candidates and answers together."""
SHORT_TIME = 1.0
"""Seconds of CPU after which what was taken for short counts as long."""
SHORT_NICENESS, LONG_NICENESS = 1, 10
MOST_SHORT, MOST_LONG = 1_000, 100
"""Calls that may wait in a lane."""
MEMORY = 512 * 1024 * 1024
"""What a child may take beside what the service has, in bytes."""
COLLECTED_AFTER = 10_000
"""Objects that may gather before a child's garbage collector looks at them. A text has some thousand at a time, and
scoring leaves none behind that only the collector could free; at Python's 700 it walks over half of them in vain."""
FIRST = Instruction(text="Give them a good discount, and send it to him asap")
"""Scored before the first fork, so that what is worked out once is worked out for all."""


class Scoring:
    """The one way from the event loop to the gate."""

    def __init__(
        self,
        packs: LivePacks,
        sizes: tuple[int, int],
        patience: float,
        count: Callable[[str, str], None],
        consultant: "SecondOpinion | None" = None,
    ) -> None:
        """`sizes` are the children of the short and the long lane, `patience` the seconds of CPU that a text may take.

        `count` is told, with the lane, what became of what was not simply done: `moved`, `too_long`, `refused`, `died`.
        """
        self._packs, self._patience, self._count, self._consultant = packs, patience, count, consultant
        self._waking = asyncio.Lock()

        def lane(name: str, size: int, niceness: int, most: int) -> Lane:
            return Lane(packs, answering, size, niceness, most, partial(count, name))

        self._short = lane("short", sizes[0], SHORT_NICENESS, MOST_SHORT)
        self._long = lane("long", sizes[1], LONG_NICENESS, MOST_LONG)
        self.side_by_side = sizes[1]
        """Long calls that are carried out at once."""

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Have children as long as this is open: those of the short lane now, others when they are first needed."""
        self._packs.gate.assess(FIRST)
        gc.freeze()
        await self._short.start()
        try:
            yield
        finally:
            self._short.close()
            self._long.close()
            if self._consultant is not None:
                await self._consultant.close()

    async def run(self, size: int, do: Callable[Concatenate[Gate, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """What `do(gate, ...)` gives; `size` is how many characters of texts it reads. It may be done twice.

        Raises what that raises, ScoringTooLong or ScoringBusy; DisconnectedError where the client of this request goes
        away before a long text is scored, which stops then.
        """
        ask = self._briefly if size <= SHORT else self._while_wanted
        return await self._call(ask, (do, given, named))  # type: ignore[no-any-return]

    async def run_many(
        self, patience: float | None, do: Callable[Concatenate[Gate, P], T], /, *given: P.args, **named: P.kwargs
    ) -> T:
        """As `run` in the long lane, for whoever looks himself whether the client is there, and waits for his turn.

        The texts may take `patience` seconds together; None: as long as a single one.
        """
        ask = partial(self._at_length, patience=patience or self._patience, turn=None)
        return await self._call(ask, (do, given, named))  # type: ignore[no-any-return]

    async def _call(self, ask: Callable[[bytes], Awaitable[bytes]], call: tuple[Any, ...]) -> Any:
        """The result of a call; made again with the second opinions that it wants, where they are set up and come."""
        if self._consultant is None:
            return (await self._answered(ask, call, None))[0]
        middle, before = self._consultant.middle, opinions.get()
        known = {} if before is None else before
        value, wanted = await self._answered(ask, call, Consultation(middle, known))
        if new := [one for one in wanted if one.id not in known]:
            came = await self._consultant.opinions(new, conversation.get())
            known.update(came)
            if any(opinion.says for opinion in came.values()):
                with contextlib.suppress(ScoringError):  # there is an answer already
                    value, _ = await self._answered(ask, call, Consultation(middle, known))
        return value

    async def _answered(
        self, ask: Callable[[bytes], Awaitable[bytes]], call: tuple[Any, ...], consultation: Consultation | None
    ) -> tuple[Any, list[Inquiry]]:
        """The result of a call, and the opinions that it wants; made again where a language has to be made ready."""
        job = pickle.dumps((*call, consultation), pickle.HIGHEST_PROTOCOL)
        while True:
            outcome, value = pickle.loads(await ask(job))  # noqa: S301 - from our own child
            if outcome == "done":
                return value  # type: ignore[no-any-return]
            if outcome == "raised":
                raise value
            await self._wake(value)

    async def _briefly(self, job: bytes) -> bytes:
        """In the short lane, whether or not the client is still there; else in the long one."""
        try:
            return await self._short.ask(job, min(SHORT_TIME, self._patience))
        except OutOfTimeError:
            self._count("short", "moved")
        return await self._while_wanted(job)

    async def _while_wanted(self, job: bytes) -> bytes:
        """In the long lane, as long as the client waits for it."""
        return await while_client_waits(self._at_length(job, self._patience))

    async def _at_length(self, job: bytes, patience: float, turn: float | None = TURN) -> bytes:
        """In the long lane."""
        try:
            return await self._long.ask(job, patience, turn)
        except OutOfTimeError:
            self._count("long", "too_long")
            raise ScoringTooLong(patience) from None

    async def _wake(self, language: str) -> None:
        """Make a language ready in the service itself: children that are forked from now on have it."""
        async with self._waking:
            if language not in self._packs.ready.languages:
                await asyncio.to_thread(self._packs.warm, language)


def answering(gate: Gate) -> Handle:
    """What a child does with its jobs, for as long as it lives."""
    limit(MEMORY)
    gc.set_threshold(COLLECTED_AFTER)
    gate.seal()

    def handle(job: bytes) -> bytes:
        do, given, named, consultation = pickle.loads(job)  # noqa: S301 - from our own parent
        try:
            if consultation is None:
                return _told("done", (do(gate, *given, **named), []))
            value = do(gate.consulting(consultation), *given, **named)
            return _told("done", (value, list(consultation.wanted.values())))
        except LanguageAsleep as asleep:
            return _told("asleep", asleep.args[0])
        except Portable as error:
            return _told("raised", error)
        except Exception as error:  # noqa: BLE001 - the parent has the log; not every error can be pickled
            unforeseen = RuntimeError(f"{type(error).__name__}: {error}")
            unforeseen.add_note("".join(format_exception(error)))
            return _told("raised", unforeseen)

    return handle


def _told(outcome: str, value: Any) -> bytes:
    return pickle.dumps((outcome, value), pickle.HIGHEST_PROTOCOL)
