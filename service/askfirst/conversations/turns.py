"""One turn of a chat: an answer while a question is open, else a new request, or a word on the one before."""

from typing import NamedTuple

import msgspec

from askfirst.clarifications.events import Effect
from askfirst.clarifications.opening import is_clear, open_clarification
from askfirst.clarifications.options import LevelRequest
from askfirst.clarifications.state import Clarification
from askfirst.conversations.keeping import (
    forgetting_last,
    handed_on,
    left,
    moved,
    next_turn,
    parked,
    told_in_full,
)
from askfirst.conversations.placing import (
    BECOMES,
    IDLE,
    act_on_latest,
    answer,
    drop,
    is_polite,
    orders_aside,
    takes_back,
    turned_to,
)
from askfirst.conversations.requests import assessed, newly_unclear, remembered, rewritten, spoken
from askfirst.conversations.state import MAX_PARKED, Conversation, Earlier, Reply, Said
from askfirst.conversations.telling import amending, clear, idle, leaning, outcome, waiting
from askfirst.durations import LONGEST
from askfirst.gate import Gate
from askfirst.model import Assessment, Instruction

USER = (LevelRequest(role="user", timeout=LONGEST),)
"""The chain of a chat: there is one person to ask, who may take their time."""


class Turn(NamedTuple):
    """The conversation after a message, what the bot does next, and what else came of it.

    `assessment` is that of a new request, None for an answer; `before` and `after` are the clarification
    that was opened or moved.
    """

    conversation: Conversation
    reply: Reply
    effects: tuple[Effect, ...] = ()
    assessment: Assessment | None = None
    before: Clarification | None = None
    after: Clarification | None = None
    given_up: tuple[Clarification, Clarification] | None = None
    """What a new request took the place of: before and after."""


class Opening(NamedTuple):
    """What a request is opened with: when (ms), by which rules, under which id for its clarification."""

    now: int
    gate: Gate
    identity: str


def take_turn(conversation: Conversation, said: Said, now: int, gate: Gate, *, identity: str) -> Turn:
    """What becomes of a message.

    `now` in ms; `identity` names a clarification, if one is opened. While a question is open the
    message is its answer: "12" is not scored as a request. One that takes the request back, and orders another thing
    instead, is a new request, and so is an order beside it, after which the question waits on. With nothing open a
    message may complete, correct or stop the request before it. Raises InstructionError.
    """
    said = msgspec.structs.replace(said, instruction=gate.addressed(said.instruction))
    opening, gate = Opening(now, gate, identity), gate.unaided
    conversation = turned_to(conversation, said, gate)
    pending = conversation.clarification
    if pending is None:
        return followed_up(conversation, said, opening) or requested(conversation, said, opening)
    if orders_aside(pending, said, gate):
        if takes_back(pending, said, gate):
            return instead(conversation, pending, said, opening)
        if len(conversation.parked) < MAX_PARKED:
            return requested(parked(conversation, pending), said, opening)
    clarification, effects = answer(pending, said, now, gate)
    after = moved(conversation, clarification)
    reply = finished(outcome(after, clarification), conversation, after, gate)
    return Turn(told_in_full(after, reply), reply, effects, None, pending, clarification)


def instead(conversation: Conversation, pending: Clarification, said: Said, opening: Opening) -> Turn:
    """The turn of a request that takes the place of the open one."""
    clarification, effects = drop(pending, said, opening.now, opening.gate.unaided)
    turn = requested(left(conversation), said, opening)
    reply = msgspec.structs.replace(turn.reply, earlier=Earlier(text=pending.instruction.text, becomes="dropped"))
    return turn._replace(reply=reply, effects=(*effects, *turn.effects), given_up=(pending, clarification))


def finished(reply: Reply, before: Conversation, after: Conversation, gate: Gate) -> Reply:
    """The reply of a clarification with all that the conversation knows beside it."""
    return waiting(amending(leaning(reply, before.leans, gate), before.amends, gate), after)


def followed_up(conversation: Conversation, said: Said, opening: Opening) -> Turn | None:
    """The turn of a message that orders nothing new; None for a request."""
    gate, latest = opening.gate.unaided, conversation.latest
    act = act_on_latest(conversation, said, gate)
    if act == "defers":
        return held(conversation, said, gate)
    if act in IDLE or (act != "refuses" and is_polite(conversation, said, gate)):
        seen = gate.assess(spoken(conversation, said, gate))
        after = next_turn(conversation)
        return Turn(after, idle(after, seen, gate), assessment=seen)
    if latest is None or act not in BECOMES:
        return None
    following = Earlier(text=latest.text, becomes=BECOMES[act])
    if following.becomes == "stopped":
        seen = gate.assess(latest)
        after = msgspec.structs.replace(next_turn(conversation), latest=None)
        return Turn(after, amending(idle(after, seen, gate), following, gate), assessment=seen)
    instruction = rewritten(conversation, latest, said, following, gate)
    if instruction is None:
        return None
    seen = newly_unclear(gate, latest, instruction, following)
    return opened(forgetting_last(conversation), instruction, seen, said, opening, amends=following)


def held(conversation: Conversation, said: Said, gate: Gate) -> Turn:
    """The turn of a message that asks to wait: the request before is not to be carried out, yet can be corrected."""
    latest = conversation.latest
    seen = gate.assess(latest or spoken(conversation, said, gate))
    after = next_turn(conversation)
    earlier = None if latest is None else Earlier(text=latest.text, becomes="stopped")
    return Turn(after, amending(idle(after, seen, gate), earlier, gate), assessment=seen)


def requested(conversation: Conversation, said: Said, opening: Opening) -> Turn:
    """The turn of a new request."""
    instruction = remembered(conversation, said, opening.gate)
    seen, leans = assessed(opening.gate, instruction, said)
    return opened(conversation, instruction, seen, said, opening, leans=leans)


def opened(
    conversation: Conversation,
    instruction: Instruction,
    assessment: Assessment,
    said: Said,
    opening: Opening,
    *,
    amends: Earlier | None = None,
    leans: tuple[str, ...] = (),
) -> Turn:
    """The turn of a request that was assessed: it goes on, or is asked about."""
    now, gate, identity = opening
    before = msgspec.structs.replace(conversation, amends=amends, leans=leans)
    if is_clear(assessment, said.options):
        after = handed_on(before, instruction, assessment.language, gate)
        reply = finished(clear(after, instruction, assessment), before, after, gate)
        return Turn(told_in_full(after, reply), reply, assessment=assessment)
    options = msgspec.structs.replace(said.options, chain=USER, mode="one_by_one")
    clarification, effects = open_clarification(
        instruction, assessment, options, now, gate, identity=identity, clock="caller", shown=conversation.shown
    )
    after = moved(before, clarification)
    reply = finished(outcome(after, clarification), before, after, gate)
    return Turn(after, reply, effects, assessment, None, clarification)
