"""Chats that the service keeps: a session's conversation is loaded, moved by a message, and saved."""

import asyncio
import random
from collections.abc import Callable
from uuid import uuid4

import msgspec
from msgspec import Struct

from askfirst.conversations.state import Conversation, Said
from askfirst.conversations.turns import Turn, take_turn
from askfirst.desk import offloop
from askfirst.desk.offloop import OffLoop, read_with
from askfirst.desk.once import new
from askfirst.errors import StoreError, StoreUnavailable
from askfirst.gate import Gate
from askfirst.ports import Once, Session, Store, new_id

KEPT = 30 * 86_400_000
"""Ms that a session is kept after its last message."""
ATTEMPTS = 20


class Chat(Struct, frozen=True, omit_defaults=True):
    """All that is kept of a session."""

    conversation: Conversation


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Chat).decode


class Chats:
    """The use case of `POST /v1/converse` with a session."""

    def __init__(self, store: Store, off: OffLoop) -> None:
        """`off` calls what reads texts."""
        self._store, self._off = store, off

    async def turn(self, id_: str, said: Said, once: Callable[[Turn], Once] | None = None) -> Turn:
        """What a message comes to in the session with this id (`chat_id`), which begins with its first message.

        `once` makes what is kept under the message's idempotency key. Raises InstructionError, AnsweredBefore or
        StoreError.
        """
        offloop.opinions.set({})
        for attempt in range(ATTEMPTS):
            kept = await self._store.load_session(id_)
            chat = chat_of(kept) if kept else Chat(Conversation(id=f"cnv_{uuid4().hex}"))
            now = await self._store.now()
            turn = await turned(self._off, chat.conversation, said, now)
            version = kept.version + 1 if kept else 1
            after = Session(id=id_, version=version, state=_encode(Chat(turn.conversation)))
            if new(await self._store.save_session(after, KEPT, once(turn) if once else None)):
                return turn
            await asyncio.sleep(random.random() * 0.002 * attempt)  # noqa: S311 - so that rivals part
        raise StoreUnavailable("the session changes too often at once", 1)


def chat_id(session: str, owner: str) -> str:
    """What a session is kept under: each owner has names of its own."""
    return f"chat of {owner}:{session}" if owner else f"chat:{session}"


async def turned(off: OffLoop, conversation: Conversation, said: Said, now: int) -> Turn:
    """The turn of a message at `now` (ms). Raises InstructionError or ScoringError."""
    offloop.conversation.set(conversation.id)
    size = read_with(conversation.clarification, said, conversation.record, conversation.latest)
    return await off.run(size, taken, conversation, said, now, new_id())


def taken(gate: Gate, conversation: Conversation, said: Said, now: int, identity: str) -> Turn:
    """`take_turn`, as a call for another process."""
    return take_turn(conversation, said, now, gate, identity=identity)


def chat_of(session: Session) -> Chat:
    """What a session holds. Raises StoreError where another version of the service wrote other things."""
    try:
        return _decode(session.state)
    except msgspec.DecodeError as error:
        raise StoreError("a chat session was kept by a version of the service that this one cannot read") from error
