"""Replies that answer: the answer is recorded, and its item settled, asked for the rest, or asked about once more."""

from typing import Any

import msgspec

from askfirst.clarifications.answering.reply import Reply, asked_with
from askfirst.clarifications.answering.settling import missing, settles, sort_of, undecided
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.queue import needed
from askfirst.clarifications.state import MAX_QUESTIONS, Answer, Because, Clarification, Item, Value
from askfirst.reader.reading import Act
from askfirst.replies import unhesitating
from askfirst.replies.acts import GIVING
from askfirst.replies.values import REFERENCES

ASTRAY: frozenset[Act] = frozenset({"corrects", "new_order"})
"""Acts that tell something else than was asked: it stands nowhere, so that nothing is safe then."""


def take_answer(draft: Draft, reply: Reply) -> None:
    """Record what the reply says, and whether it settles its item."""
    value = meant(draft, reply)
    answer = Answer(
        question_id=reply.question.id if reply.question else None,
        field=reply.item.field,
        item=reply.number,
        value=value,
        said=None if value == reply.given.value else reply.words,
        beside=value != reply.given.value and not reply.every and not reply.heard.exact,
        outcome="answered",
        by=reply.by,
        explanation=reply.given.explanation,
        at=draft.now,
    )
    resolved = settles(draft, reply, answer)
    if reply.question is not None:
        draft.change_question(reply.question.id, outcome="answered")
    other = None if resolved else other_matter(draft, reply)
    if other is not None:
        keep_for(draft, reply, other, answer)
        draft.change_item(reply.number, state="queued")  # asked about again, without having lost a turn
        return
    draft.record(msgspec.structs.replace(answer, resolved=resolved))
    draft.change_item(reply.number, **after(draft, reply, resolved=resolved))


def meant(draft: Draft, reply: Reply) -> Value:
    """The value of an answer: an option that was chosen, all of them, else the reply without what only hesitates.

    Among other words the name of an option stands for it where it tells which thing is meant; of a value they may say
    more ("20 % from EUR 500 on"). What is dictated ("What should it say?") is kept to the letter.
    """
    item, heard, value = reply.item, reply.heard, reply.given.value
    if reply.every:
        return "; ".join(item.options)
    identifies = item.searched or item.kind in REFERENCES
    if heard.option is not None and (heard.exact or (identifies and reply.does.act in GIVING)):
        return item.options[heard.option]
    asked = asked_with(item, reply.question)
    if not isinstance(value, str) or draft.gate.hearing.dictates(asked, draft.c.language):
        return value
    return unhesitating(value, draft.gate.replies(draft.c.language)[0])


def other_matter(draft: Draft, reply: Reply) -> int | None:
    """The number of the matter that waits for just such a value, where the one asked about takes none of its sort."""
    item, words, language = reply.item, reply.heard.words, draft.c.language
    fits = draft.gate.hearing.fits
    if item.own or undecided(draft, reply) or fits(words, item.field, item.kind, item.span, language) is not False:
        return None
    return next(
        (
            number
            for number, one in enumerate(draft.c.items)
            if one.state == "queued"
            and not (one.own or one.searched or number == reply.number)
            and fits(words, one.field, one.kind, one.span, language)
        ),
        None,
    )


def keep_for(draft: Draft, reply: Reply, number: int, answer: Answer) -> None:
    """The reply answers another matter, in full or in part: what that still lacks is asked for instead of all of it."""
    item = draft.c.items[number]
    draft.record(msgspec.structs.replace(answer, item=number, field=item.field, resolved=True))
    changes = after(draft, reply._replace(number=number, item=item, question=None), resolved=True)
    if "wordings" in changes:
        first, *others = changes["wordings"]
        changes["wordings"] = (*others, first)
    draft.change_item(number, **changes)


def after(draft: Draft, reply: Reply, *, resolved: bool) -> dict[str, Any]:
    """What becomes of the item: of what was half answered, the rest is asked for once and no more."""
    if reply.item.partly:
        return {**closed(None), "unplaced": False} if resolved else closed("partly_answered")
    if not resolved:
        return once_more(draft, reply)
    rest = missing(draft, reply)
    return {**closed(None), "unplaced": False} if rest is None else for_the_rest(draft, reply, rest)


def closed(because: Because | None) -> dict[str, Any]:
    """Settled; an assumption takes the place of what is wanting."""
    return {"state": "settled", "because": because}


def for_the_rest(draft: Draft, reply: Reply, rest: str) -> dict[str, Any]:
    """The reply is kept, and the part that it lacks is asked for while turns are left."""
    first, *others = reply.item.wordings
    wordings = tuple(dict.fromkeys((first, rest, *others)))
    if turns_taken(draft.c, reply.number) < draft.c.max_turns:
        return {"partly": True, "state": "queued", "wordings": wordings}
    return {"partly": True, **closed("partly_answered")}


def turns_taken(c: Clarification, number: int) -> int:
    """How often a matter was asked about, without the replies that went to another one."""
    gone = {answer.question_id for answer in c.answers if answer.item != number}
    return sum(asked.item == number and asked.id not in gone for asked in c.questions)


def once_more(draft: Draft, reply: Reply) -> dict[str, Any]:
    """It is asked in other words, as one more miss; a caller's own question only while there is room."""
    item, missed = reply.item, {**kept_words(draft, reply), "misses": reply.item.misses + 1}
    if item.own and not room(draft.c):
        return {**missed, **closed("unresolved")}
    return {
        **missed,
        "state": "queued",
        "wordings": narrowed(item, sort_of(reply) if reply.heard.exact else None),
        "turned_down": item.turned_down or reply.turns_down,
    }


def kept_words(draft: Draft, reply: Reply) -> dict[str, Any]:
    """What becomes of the item where a reply that settles nothing tells something all the same: no guess is safe.

    What is assumed must not contradict it: neither is the first one found meant, nor the next working day.
    """
    item = reply.item
    astray = reply.act in ASTRAY
    if not (astray or reply.heard.said == "words") or (item.own and not astray):
        return {}
    if not (astray or reply.turns_down or reply.act in (None, "partly") or undecided(draft, reply)):
        return {}
    assume = draft.gate.phrasing.open_assumption(item.field or item.span or None, draft.c.language)
    kept = {} if item.undone or item.own else {"assume": assume}
    return {"unplaced": True, "stray": item.stray or astray, **kept}


def narrowed(item: Item, sort: str | None) -> tuple[str, ...]:
    """The wordings, with the question for the answer itself next where only its sort was chosen."""
    if sort is None or item.sorts[sort] in item.wordings:
        return item.wordings
    first, *others = item.wordings
    return (first, item.sorts[sort], *others)


def room(c: Clarification) -> bool:
    """Whether a question can be asked again, and all that wait as well."""
    return len(c.questions) + len(needed(c)) < MAX_QUESTIONS
