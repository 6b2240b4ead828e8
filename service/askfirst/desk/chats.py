"""Chats that the service keeps: a session's conversation is loaded, moved by a message, and saved."""

import asyncio
import random
from typing import NamedTuple
from uuid import uuid4

import msgspec
from msgspec import Struct

from askfirst.clarifications.judging import Judge
from askfirst.conversations.state import Conversation, Reply, Said
from askfirst.conversations.turns import Turn, take_turn
from askfirst.desk.offloop import OffLoop, read_with
from askfirst.desk.once import Key
from askfirst.errors import KeyReused, StoreError, StoreUnavailable
from askfirst.ports import Session, Store, new_id

KEPT = 30 * 86_400_000
"""Ms that a session is kept after its last message."""
ATTEMPTS = 20


class Last(Struct, frozen=True):
    """The last message that came with an idempotency key, and the reply to it."""

    key: Key
    reply: Reply


class Chat(Struct, frozen=True, omit_defaults=True):
    """All that is kept of a session."""

    conversation: Conversation
    last: Last | None = None


class Turned(NamedTuple):
    """The reply to a message. `turn` is None where it was given before, so that nothing happened now."""

    reply: Reply
    turn: Turn | None


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Chat).decode


class Chats:
    """The use case of `POST /v1/converse` with a session."""

    def __init__(self, store: Store, off: OffLoop) -> None:
        """`off` calls what reads texts."""
        self._store, self._off = store, off

    async def turn(self, session: str, said: Said, key: Key | None) -> Turned:
        """The reply to a message in a session, which begins with its first message.

        The last message sent again with its key gets its reply again: a retry is no second message.
        Raises InstructionError, KeyReused or StoreError.
        """
        id_ = f"chat:{session}"
        for attempt in range(ATTEMPTS):
            kept = await self._store.load_session(id_)
            chat = chat_of(kept) if kept else Chat(Conversation(id=f"cnv_{uuid4().hex}"))
            if chat.last is not None and key is not None and chat.last.key.name == key.name:
                if chat.last.key.fingerprint != key.fingerprint:
                    raise KeyReused
                return Turned(chat.last.reply, None)
            now = await self._store.now()
            turn = await turned(self._off, chat.conversation, said, now)
            saved = Chat(turn.conversation, Last(key, turn.reply) if key else None)
            session_after = Session(id=id_, version=kept.version + 1 if kept else 1, state=_encode(saved))
            if await self._store.save_session(session_after, KEPT):
                return Turned(turn.reply, turn)
            await asyncio.sleep(random.random() * 0.002 * attempt)  # noqa: S311 - so that rivals part
        raise StoreUnavailable(f"session {session!r} changes too often at once", 1)


async def turned(off: OffLoop, conversation: Conversation, said: Said, now: int) -> Turn:
    """The turn of a message at `now` (ms). Raises InstructionError or ScoringError."""
    size = read_with(conversation.clarification, said, conversation.record, conversation.latest)
    return await off.run(size, taken, conversation, said, now, new_id())


def taken(judge: Judge, conversation: Conversation, said: Said, now: int, identity: str) -> Turn:
    """`take_turn`, as a call for another process."""
    return take_turn(conversation, said, now, judge, identity=identity)


def chat_of(session: Session) -> Chat:
    """What a session holds. Raises StoreError where another version of the service wrote other things."""
    try:
        return _decode(session.state)
    except msgspec.DecodeError as error:
        raise StoreError("a chat session was kept by a version of the service that this one cannot read") from error
