"""Replies that answer: the answer is recorded, and its item settled, asked for the rest, or asked about once more."""

from typing import Any

import msgspec

from askfirst.clarifications.answering.correcting import ask_which_holds, correction, correction_beside
from askfirst.clarifications.answering.elsewhere import place_elsewhere, sum_elsewhere, turns_taken
from askfirst.clarifications.answering.meaning import REFERENCES, Meant, meant
from askfirst.clarifications.answering.otherwise import another, besides, superseded, unplaced
from askfirst.clarifications.answering.replying import Reply
from askfirst.clarifications.answering.resolving import DEED, missing, narrowed, settles, sort_of
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.queue import needed
from askfirst.clarifications.state import MAX_QUESTIONS, Answer, Because, Clarification
from askfirst.scoring.hearing import denies_first


def take_answer(draft: Draft, reply: Reply) -> None:
    """Record what the reply says, and whether it settles its item."""
    name = another(draft, reply)
    means = named(reply, name) if name is not None else heard_as(draft, reply)
    answer = Answer(
        question_id=reply.question.id if reply.question else None,
        field=reply.item.field,
        item=reply.number,
        value=means.value,
        said=means.said,
        beside=means.beside,
        outcome="answered",
        by=reply.by,
        explanation=reply.given.explanation,
        at=draft.now,
    )
    fitting = settles(draft, reply.item, reply.question, reply.heard, answer, reply.manner)
    resolved = reply.every or (not reply.undecided and (name is not None or fitting))
    if reply.question is not None:
        draft.change_question(reply.question.id, outcome="answered")
    other = None if resolved and reply.item.kind != DEED else place_elsewhere(draft, reply)
    if other is not None:
        keep_for(draft, reply, other, answer)
        draft.change_item(reply.number, state="queued")  # asked about again, without having lost a turn
        return
    beside = None if resolved else besides(draft, reply)
    if beside is not None:
        draft.change_item(reply.number, unplaced=True)  # what else is guessed has lost its ground
        answer, resolved = msgspec.structs.replace(answer, field=None, value=beside, said=str(reply.given.value)), True
    draft.record(msgspec.structs.replace(answer, resolved=resolved))
    draft.change_item(reply.number, **(closed(None) if beside else after(draft, reply, resolved=resolved)))
    paid = sum_elsewhere(draft, reply) if resolved else None
    if paid is not None:
        keep_for(draft, reply, paid[0], msgspec.structs.replace(answer, question_id=None, value=paid[1], said=None))
    plainly = reply.item.kind in REFERENCES  # a bare number may be the id of who or what is meant
    fixed = (
        correction(draft, reply.item, reply.given)
        if resolved
        else correction_beside(draft, reply.item, reply.given, plainly=plainly)
    )
    if fixed is not None:
        ask_which_holds(draft, fixed)


def keep_for(draft: Draft, reply: Reply, number: int, answer: Answer) -> None:
    """The reply answers another matter, in full or in part: what that still lacks is asked for instead of all of it."""
    item = draft.c.items[number]
    draft.record(msgspec.structs.replace(answer, item=number, field=item.field, resolved=True))
    heard = reply.heard._replace(words=str(answer.value))
    changes = after(draft, reply._replace(number=number, item=item, question=None, heard=heard), resolved=True)
    if "wordings" in changes:
        first, *others = changes["wordings"]
        changes["wordings"] = (*others, first)
    draft.change_item(number, **changes)


def heard_as(draft: Draft, reply: Reply) -> Meant:
    """The value of a reply; who takes all that are offered names each of them."""
    if reply.every:
        return Meant("; ".join(reply.item.options), str(reply.given.value))
    return meant(draft, reply.item, reply.question, reply.given, reply.heard)


def named(reply: Reply, name: str) -> Meant:
    """The name as the value, and the reply where it says more."""
    said = str(reply.given.value)
    return Meant(name) if name == said.strip() else Meant(name, said)


def after(draft: Draft, reply: Reply, *, resolved: bool) -> dict[str, Any]:
    """What becomes of the item: of what was half answered, the rest is asked for once and no more."""
    if reply.item.partly:
        return {**closed(None), **superseded(draft, reply)} if resolved else closed("partly_answered")
    if not resolved:
        return {**once_more(draft, reply), **unplaced(draft, reply)}
    rest = missing(draft, reply.item, reply.heard)
    return {**closed(None), **superseded(draft, reply)} if rest is None else for_the_rest(draft, reply, rest)


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


def once_more(draft: Draft, reply: Reply) -> dict[str, Any]:
    """It is asked in other words, as one more miss; a caller's own question only while there is room."""
    item = reply.item
    if item.own and not room(draft.c):
        return {"misses": item.misses + 1, **closed("unresolved")}
    sort = sort_of(item, reply.heard) if reply.heard.exact else None
    denied = item.turned_down or denies_first(str(reply.given.value), draft.judge.replies(draft.c.language))
    wordings = narrowed(item, sort)
    return {"misses": item.misses + 1, "state": "queued", "wordings": wordings, "turned_down": denied}


def room(c: Clarification) -> bool:
    """Whether a question can be asked again, and all that wait as well."""
    return len(c.questions) + len(needed(c)) < MAX_QUESTIONS
