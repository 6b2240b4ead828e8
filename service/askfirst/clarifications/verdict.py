"""What a reply comes to: the one place that decides it, for clarifications, chats and the answer page alike."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.items import key_of
from askfirst.clarifications.merging import SCORED, changed, for_searching
from askfirst.clarifications.reply import Reply
from askfirst.clarifications.state import MAX_DEFERRALS, Answer
from askfirst.reader.reading import Act
from askfirst.replies import agreement, denies, wants_value
from askfirst.replies.acts import LEFT
from askfirst.replies.phrases import folded, tokens_of
from askfirst.replies.unsettled import conditional, torn
from askfirst.replies.values import FIELD_SORTS, GROUPS, REFERENCES

Verdict: TypeAlias = Literal["taken", "again", "waits", "skipped", "unknown", "declined"]
"""`taken`: the answer, or a part of it; `again`: not surely an answer, so that it is asked once more; `waits`: the
question stays as it is, and nobody has lost a turn; `skipped`, `unknown`, `declined`: there will be no answer."""

REFUSED = 0.7
"""How probable it must be that a reply refuses the order."""
TAKEN, SAFE = 0.7, 0.9
"""The same of one that gives what was asked for, and where the action cannot be undone."""
KNOWN = 0.3
"""The same of a value of the very sort that was asked for, which says so by itself, where the action can be undone."""
WAITING: frozenset[Act] = frozenset({"defers", "passes_on", "asks_back", "machine", "nothing"})
"""Acts after which the answer comes later or from somebody else, or that said nothing."""
COUNTING = ("unit", "length")
"""Parts that say what a number counts."""


def verdict(draft: Draft, reply: Reply) -> Verdict:
    """What becomes of the question, by what the reply does and, where it may be an answer, by its value."""
    sure = reply.does.probability
    if reply.heard.said == "unknown":
        return "unknown"
    if reply.act == "refuses" and sure >= REFUSED and not reply.turns_down:
        return "declined"
    if reply.act == "skips" and not reply.turns_down:
        return "skipped" if sure >= LEFT else "again"
    if reply.act in WAITING and len(draft.c.deferrals) < MAX_DEFERRALS:
        return "waits"
    return "taken" if answers(draft, reply) else "again"


def answers(draft: Draft, reply: Reply) -> bool:
    """Whether a reply gives what was asked for, or the part of it that was.

    An option does, unless it only names a sort of answer. Where the action cannot be undone, nothing is settled by a
    question in return, on a condition, or by a no without a value of the sort that was asked for. Nothing is settled by
    what was said before and left it open, by two where one is meant, by a value of another sort or a day that does not
    exist, by words as vague as those that are asked about, nor by a name that still fits several candidates. Else it
    has to be probable that the reply gives what was asked for: all of it, where the action cannot be undone or its
    parts are known.
    """
    c, item, heard, does, hearing = draft.c, reply.item, reply.heard, reply.does, draft.gate.hearing
    sort = sort_of(reply)
    if c.stakes and left_open(draft, reply):
        return False
    if reply.every or (heard.said == "option" and heard.exact and sort is None):
        return True
    if said_before(draft, reply) or not completes(draft, reply):
        return False
    if not isinstance(reply.given.value, str):
        return value_fits(draft, reply)
    if sort is not None and heard.exact:
        return any(not hearing.lacks(part, sort, *about(draft)) for part in asked_parts(reply))
    if says_too_little(draft, reply) or (item.searched and still_several(draft, reply)):
        return False
    fit = hearing.fits(heard.words, item.field, item.kind, item.span, c.language)
    if (fit is False and not item.partly) or hearing.unreal(heard.words, item.field, c.language) or vague(draft, reply):
        return False
    figures = bool(item.parts) and any(map(str.isdigit, heard.words))
    if fit or item.partly or figures or takes_side(draft, reply) or halved(draft, reply):
        return does.gives >= (TAKEN if c.stakes else KNOWN)
    if not (c.stakes or item.parts):
        return does.gives >= TAKEN
    return does.answers >= (SAFE if c.stakes and heard.option is None else TAKEN)


def left_open(draft: Draft, reply: Reply) -> bool:
    """Whether a reply sets a condition, asks, or has a no in it and no value of the sort that was asked for."""
    spoken, item, words = draft.gate.replies(draft.c.language), reply.item, reply.words
    if conditional(words, spoken):
        return True
    chosen = reply.every or (reply.heard.said == "option" and reply.heard.exact)
    return (
        not chosen
        and denies(words, spoken)
        and not draft.gate.hearing.fits(words, item.field, item.kind, item.span, draft.c.language)
    )


def value_fits(draft: Draft, reply: Reply) -> bool:
    """Whether a number, or true or false, can be an answer: true and false give no value of a known sort."""
    item, language = reply.item, draft.c.language
    if not isinstance(reply.given.value, bool):
        return draft.gate.hearing.fits(reply.words, item.field, item.kind, item.span, language) is not False
    if item.own:
        return not wants_value(reply.asked, draft.gate.replies(language))
    return not (item.parts or item.field in FIELD_SORTS or item.kind in REFERENCES)


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


def said_before(draft: Draft, reply: Reply) -> bool:
    """Whether an answer only says again what left its matter open, or gave a part of it."""
    before = (one for one in draft.c.answers if one.item == reply.number and one.outcome == "answered")
    return any(folded(str(one.value)) == folded(str(reply.value)) for one in before)


def asked_parts(reply: Reply) -> Iterator[str]:
    """The part of an answer that the question asks for alone, if any."""
    return (part for part, text in reply.item.parts.items() if reply.question and text == reply.question.text)


def completes(draft: Draft, reply: Reply) -> bool:
    """Whether an answer gives the part that it was asked for, if any; a unit does so beside the number before it."""
    if not reply.item.partly:
        return True
    said = str(reply.value)
    before = [str(one.value) for one in draft.c.answers if one.item == reply.number and one.resolved]
    return not any(
        draft.gate.hearing.lacks(part, " ".join([*before, said]) if part in COUNTING else said, *about(draft))
        for part in asked_parts(reply)
    )


def only_agrees(draft: Draft, reply: Reply) -> bool:
    """Whether a reply is a mere yes where a value is asked for: by an issue, or by "which" in a question."""
    spoken = draft.gate.replies(draft.c.language)
    return agreement(reply.words, spoken) == "yes" and (not reply.item.own or wants_value(reply.asked, spoken))


def takes_side(draft: Draft, reply: Reply) -> bool:
    """Whether a reply is a part of a question that offers a choice itself: "Formal or informal?" - "formal"."""
    spoken = draft.gate.replies(draft.c.language)[0]
    asked, said = tokens_of(reply.asked), tokens_of(reply.heard.words)
    offers = any(tokens_of(phrase)[:1] == (word,) for word in asked for phrase in spoken.either)
    return offers and bool(said) and set(said) < set(asked)


def undecided(draft: Draft, reply: Reply) -> bool:
    """Whether a reply in words names two and takes neither; a text that is dictated may name as many as it likes."""
    if draft.gate.hearing.dictates(reply.asked, draft.c.language):
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


def still_several(draft: Draft, reply: Reply) -> bool:
    """Whether an answer to a search leaves it open; where nothing was found, any other name for it settles that."""
    c = draft.c
    if not c.instruction.candidates:
        return folded(str(reply.value)) in folded(reply.item.span)
    answer = Answer(
        question_id=reply.question.id if reply.question else None,
        field=reply.item.field,
        item=reply.number,
        value=reply.value,
        outcome="answered",
        at=draft.now,
    )
    found = draft.gate.assess(for_searching(msgspec.structs.replace(c, answers=(*c.answers, answer))))
    return any(key_of(issue) in reply.item.keys for issue in found.issues)


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
