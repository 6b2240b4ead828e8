"""Whether a reply gives what was asked for, and what it leaves open of it."""

from collections.abc import Iterator

import msgspec

from askfirst.clarifications.answering.reply import Reply, asked_with
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.keys import key_of
from askfirst.clarifications.merging import SCORED, changed, for_searching
from askfirst.clarifications.state import Answer, Clarification, Item
from askfirst.replies import agreement, wants_value
from askfirst.replies.conditions import conditional
from askfirst.replies.either import torn
from askfirst.replies.tokens import folded, tokens_of
from askfirst.replies.values import GROUPS, REFERENCES

TAKEN, SAFE = 0.7, 0.9
"""How probable it must be that a reply gives what was asked for, and where the action cannot be undone."""
KNOWN = 0.3
"""The same of a value of the very sort that was asked for, which says so by itself, where the action can be undone."""
COUNTING = ("unit", "length")
"""Parts that say what a number counts."""


def settles(draft: Draft, reply: Reply, answer: Answer) -> bool:
    """Whether a reply settles its item.

    An option does, unless it only names a sort of answer. Where the action cannot be undone, nothing is settled by a
    question in return, or on a condition. Nothing is settled by what was said before and left it open,
    by two where one is meant, by a value of another sort or a day that does not exist, by words as vague as those that
    are asked about, nor by a name that still fits several candidates. Else it has to be probable that the reply gives
    what was asked for: all of it, where the action cannot be undone or its parts are known.
    """
    item, heard = reply.item, reply.heard
    sort = sort_of(reply)
    if unsure(draft, reply):
        return False
    if reply.every or (heard.said == "option" and heard.exact and sort is None):
        return True
    if said_before(draft.c, answer) or not completes(draft, reply, answer):
        return False
    if not isinstance(reply.given.value, str):
        return True
    if sort is not None and heard.exact:
        return any(not draft.gate.hearing.lacks(part, sort, *about(draft)) for part in asked_parts(reply))
    if says_too_little(draft, reply) or (item.searched and still_several(draft, item, answer)):
        return False
    hearing, language = draft.gate.hearing, draft.c.language
    fit = hearing.fits(heard.words, item.field, item.kind, item.span, language)
    if (fit is False and not item.partly) or hearing.unreal(heard.words, item.field, language) or vague(draft, reply):
        return False
    figures = bool(item.parts) and any(map(str.isdigit, heard.words))
    if fit or item.partly or figures or takes_side(draft, reply) or halved(draft, reply):
        return reply.does.gives >= (TAKEN if draft.c.stakes else KNOWN)
    if not (draft.c.stakes or item.parts):
        return reply.does.gives >= TAKEN
    return reply.does.answers >= (SAFE if draft.c.stakes and heard.option is None else TAKEN)


def unsure(draft: Draft, reply: Reply) -> bool:
    """Whether a reply asks back or sets a condition, where the action cannot be undone."""
    return bool(draft.c.stakes) and conditional(reply.words, draft.gate.replies(draft.c.language))


def says_too_little(draft: Draft, reply: Reply) -> bool:
    """Whether a reply only points, agrees, or leaves it at two where one is meant."""
    heard = reply.heard
    empty = heard.said in ("nothing", "points") or not heard.words.strip()
    return empty or only_agrees(draft, reply) or undecided(draft, reply)


def about(draft: Draft) -> tuple[str, str]:
    """The request and the language that parts of an answer are looked for with."""
    return draft.c.instruction.text, draft.c.language


def sort_of(reply: Reply) -> str | None:
    """The option that was chosen where it only names a sort of answer ("a saved list"); else None."""
    option = None if reply.heard.option is None else reply.item.options[reply.heard.option]
    return option if option in reply.item.sorts else None


def said_before(c: Clarification, answer: Answer) -> bool:
    """Whether an answer only says again what left its matter open, or gave a part of it."""
    return any(
        one.item == answer.item and one.outcome == "answered" and folded(str(one.value)) == folded(str(answer.value))
        for one in c.answers
    )


def asked_parts(reply: Reply) -> Iterator[str]:
    """The part of an answer that the question asks for alone, if any."""
    asked = reply.question.text if reply.question else None
    return (part for part, text in reply.item.parts.items() if text == asked)


def completes(draft: Draft, reply: Reply, answer: Answer) -> bool:
    """Whether an answer gives the part that it was asked for, if any; a unit does so beside the number before it."""
    if not reply.item.partly:
        return True
    said = str(answer.value)
    before = [str(one.value) for one in draft.c.answers if one.item == answer.item and one.resolved]
    return not any(
        draft.gate.hearing.lacks(part, " ".join([*before, said]) if part in COUNTING else said, *about(draft))
        for part in asked_parts(reply)
    )


def only_agrees(draft: Draft, reply: Reply) -> bool:
    """Whether a reply is a mere yes where a value is asked for: by an issue, or by "which" in a question."""
    spoken = draft.gate.replies(draft.c.language)
    if agreement(reply.words, spoken) != "yes":
        return False
    if not reply.item.own:
        return True
    return wants_value(asked_with(reply.item, reply.question), spoken)


def takes_side(draft: Draft, reply: Reply) -> bool:
    """Whether a reply is a part of a question that offers a choice itself: "Formal or informal?" - "formal"."""
    spoken = draft.gate.replies(draft.c.language)[0]
    asked, said = tokens_of(asked_with(reply.item, reply.question)), tokens_of(reply.heard.words)
    offers = any(tokens_of(phrase)[:1] == (word,) for word in asked for phrase in spoken.either)
    return offers and bool(said) and set(said) < set(asked)


def undecided(draft: Draft, reply: Reply) -> bool:
    """Whether a reply in words names two and takes neither; a text that is dictated may name as many as it likes."""
    if draft.gate.hearing.dictates(asked_with(reply.item, reply.question), draft.c.language):
        return False
    rule = reply.item.field in GROUPS or (reply.item.own and not reply.item.options)
    return torn(reply.words, draft.gate.replies(draft.c.language), figures=rule)


def vague(draft: Draft, reply: Reply) -> bool:
    """Whether rules find in a reply itself what its item is about: "soon" for a time, "a few" for a number."""
    item = reply.item
    if item.own or item.kind is None or item.kind in REFERENCES:
        return False
    said = changed(draft.c, text=reply.heard.words[:SCORED], history=(), candidates=None, fields={}, is_ambiguous=None)
    found = draft.gate.by_rules.assess(said).issues
    return any(issue.kind == item.kind and issue.span is not None for issue in found)


def still_several(draft: Draft, item: Item, answer: Answer) -> bool:
    """Whether an answer to a search leaves it open; where nothing was found, any other name for it settles that."""
    if not draft.c.instruction.candidates:
        return folded(str(answer.value)) in folded(item.span)
    found = draft.gate.assess(for_searching(with_answer(draft.c, answer)))
    return any(key_of(issue) in item.keys for issue in found.issues)


def halved(draft: Draft, reply: Reply) -> bool:
    """Whether a reply gives a known part of its answer, and not all of it."""
    return any(draft.gate.hearing.half(part, reply.heard.words, *about(draft)) for part in reply.item.parts)


def missing(draft: Draft, reply: Reply) -> str | None:
    """The question for the first part that a reply in words does not give; None where it gives all of them."""
    if reply.heard.option is not None and reply.heard.exact:
        return None
    lacks = draft.gate.hearing.lacks
    parts = reply.item.parts.items()
    return next((question for part, question in parts if lacks(part, reply.heard.words, *about(draft))), None)


def with_answer(c: Clarification, answer: Answer) -> Clarification:
    """The clarification as it would be with one more answer."""
    return msgspec.structs.replace(c, answers=(*c.answers, answer))
