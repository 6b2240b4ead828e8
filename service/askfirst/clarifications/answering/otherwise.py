"""Answers that give something else than was asked for: one who was not offered, another matter than the question's."""

from typing import Any

from askfirst.clarifications.answering.meaning import REFERENCES, asked_with
from askfirst.clarifications.answering.replying import Reply
from askfirst.clarifications.answering.resolving import states_instead
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.merging import as_reply
from askfirst.model import Instruction
from askfirst.scoring.hearing import left_open


def another(draft: Draft, reply: Reply) -> str | None:
    """The name of one that the caller's search has not found; None where the reply names none."""
    item, said = reply.item, reply.given.value
    if (
        reply.undecided
        or reply.every
        or not (item.searched and draft.c.instruction.candidates)
        or not isinstance(said, str)
    ):
        return None
    offered = " ".join(draft.c.instruction.candidates)
    return draft.judge.hearing.names_another(said, offered, item.span, draft.c.language)


def besides(draft: Draft, reply: Reply) -> str | None:
    """What the reply tells beside saying that the question is beside the point; None where it does not say so."""
    if reply.item.own or reply.undecided or reply.heard.said != "words" or not isinstance(reply.given.value, str):
        return None
    return draft.judge.hearing.besides(replied(draft, reply))


def unplaced(draft: Draft, reply: Reply) -> dict[str, Any]:
    """What becomes of the item where a reply that settles nothing tells something all the same: no guess is safe.

    What is assumed must not contradict it: neither is the first one found meant, nor the next working day.
    """
    item, language = reply.item, draft.c.language
    if item.own or not isinstance(reply.given.value, str) or reply.heard.said != "words":
        return {}
    denies = item.searched and draft.judge.hearing.turns_down(reply.given.value, language)
    told = states_instead(draft, item, reply.question, reply.given.value)
    if not (denies or told or reply.undecided or draft.judge.hearing.tells(replied(draft, reply))):
        return {}
    assume = item.assume if item.undone else draft.judge.phrasing.open_assumption(item.field or item.span, language)
    return {"unplaced": True, "assume": assume}


def superseded(draft: Draft, reply: Reply) -> dict[str, Any]:
    """What an answer makes of the replies before it to the same matter: it takes their place, where they spoke of it.

    Who is meant they all tried to say; elsewhere what tells something of its own is kept: "give them to Ida", and then
    the day. An order of its own has not been judged: with it nothing is safe.
    """
    item = reply.item
    if not item.unplaced:
        return {}
    if item.searched or item.kind in REFERENCES:
        return {"unplaced": False}
    before = (str(one.value) for one in draft.c.answers if one.item == reply.number and not one.resolved)
    asked = asked_with(item, reply.question)
    spoken, hearing = draft.judge.replies(draft.c.language), draft.judge.hearing
    told = [as_reply(draft.c, said, asked) for said in before if not left_open(said, item.options, spoken, single=True)]
    kept = [one for one in told if hearing.tells(one, plainly=True)]
    own = (hearing.replied(one) == "aside" and not hearing.points_back(one) for one in kept)
    return {"unplaced": bool(kept), "stray": any(own)}


def replied(draft: Draft, reply: Reply) -> Instruction:
    """The reply as the next message after its question."""
    return as_reply(draft.c, str(reply.given.value), asked_with(reply.item, reply.question))
