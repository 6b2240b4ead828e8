"""Opening: scored first, kept only where there is something to ask, once for each idempotency key."""

from collections.abc import Callable
from time import time_ns
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from askfirst.clarifications.events import Effect
from askfirst.clarifications.opening import is_clear, open_clarification
from askfirst.clarifications.options import Options
from askfirst.clarifications.state import Clarification
from askfirst.desk.keeping import Keeper
from askfirst.desk.kept import CallbackTo, Kept
from askfirst.desk.offloop import characters
from askfirst.desk.once import AnsweredBefore, Key, Reply, new
from askfirst.errors import StoreUnavailable
from askfirst.gate import Gate
from askfirst.model import Assessment, Instruction
from askfirst.ports import SHARED, Committed, Store, new_id


class Asked(Struct, frozen=True, kw_only=True):
    """What is asked for: an instruction, how its clarification is to go, and who is told about it."""

    instruction: Instruction
    options: Options
    callback_url: str | None = None
    callback_to: CallbackTo = "receiver"
    owner: str = SHARED


class Opened(NamedTuple):
    """What came of it. `clarification` is None where the instruction is clear; `now` in ms."""

    clarification: Clarification | None
    assessment: Assessment
    now: int


class Replied(NamedTuple):
    """What is answered, and what came of it."""

    reply: Reply
    opened: Opened


Answer: TypeAlias = Callable[[Opened], Reply]
"""Puts into words what is about to be done: the words are kept under the idempotency key in the same write.

It is asked again where that write lost a race, so it does nothing else."""


class Opening:
    """The use case of `POST /v1/clarifications`."""

    def __init__(self, store: Store, keeper: Keeper) -> None:
        self._store, self._keeper = store, keeper

    async def open(self, asked: Asked, key: Key | None, answer: Answer) -> Replied:
        """Open where there is something to ask. Raises InstructionError, AnsweredBefore or StoreError."""
        off, size = self._keeper.off, characters((asked.instruction, asked.options))
        assessment = await off.run(size, assessed, asked.instruction)
        if is_clear(assessment, asked.options):
            return await self._clear(assessment, key, answer)
        while True:
            now = await self._store.now()
            identity = new_id(key.name if key else None)
            clarification, effects = await off.run(
                size, begun, asked.instruction, assessment, asked.options, now, identity
            )
            opened = Opened(clarification, assessment, now)
            reply = answer(opened)
            kept = Kept(
                clarification=clarification,
                callback_url=asked.callback_url,
                callback_to=asked.callback_to,
                owner=asked.owner,
            )
            once = key.once(reply) if key else None
            if isinstance(new(await self._keeper.commit(kept, effects, once)), Committed):
                return Replied(reply, opened)

    async def _clear(self, assessment: Assessment, key: Key | None, answer: Answer) -> Replied:
        """Nothing to open. Needs the store for an idempotency key alone, but says so where there is none."""
        try:
            now = await self._store.now()
        except StoreUnavailable:
            now = time_ns() // 1_000_000
        opened = Opened(None, assessment, now)
        reply = answer(opened)
        if key and (earlier := await self._store.remember(key.once(reply))):
            raise AnsweredBefore(earlier)
        return Replied(reply, opened)


def assessed(gate: Gate, instruction: Instruction) -> Assessment:
    """`Gate.assess`, as a call for another process."""
    return gate.assess(instruction)


def begun(
    gate: Gate, instruction: Instruction, assessment: Assessment, options: Options, now: int, identity: str
) -> tuple[Clarification, tuple[Effect, ...]]:
    """`open_clarification`, as a call for another process."""
    return open_clarification(instruction, assessment, options, now, gate, identity=identity)
