"""Whether an answer settles its matter, and what it leaves open of it."""

import msgspec

from askfirst.clarifications.answering.adding import completes, said_before
from askfirst.clarifications.answering.meaning import REFERENCES, asked_with, stated
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.keys import key_of
from askfirst.clarifications.merging import as_reply, for_searching
from askfirst.clarifications.state import Answer, Clarification, Item, Question
from askfirst.model import Instruction
from askfirst.scoring.hearing import Heard, sided, takes_all
from askfirst.scoring.references.replies.turning import TAKEN_BACK, TURNED, Turning
from askfirst.scoring.references.replies.verdict import Verdict
from askfirst.scoring.timing import TIME_FIELDS


def sort_of(item: Item, heard: Heard) -> str | None:
    """The option that was chosen where it only names a sort of answer ("a saved list"); else None."""
    option = None if heard.option is None else item.options[heard.option]
    return option if option in item.sorts else None


def narrowed(item: Item, sort: str | None) -> tuple[str, ...]:
    """The wordings, with the question for the answer itself next where only its sort was chosen."""
    if sort is None or item.sorts[sort] in item.wordings:
        return item.wordings
    first, *others = item.wordings
    return (first, item.sorts[sort], *others)


def settles(
    draft: Draft, item: Item, question: Question | None, heard: Heard, answer: Answer, manner: Verdict | Turning | None
) -> bool:
    """Whether the answer settles the item: an option, or words that fit; `manner` is what the reply does.

    An own question has no rule that says what fits: it takes any words that do not leave it open.
    Nothing is settled by what turns to another matter, by an option that only names a sort of answer (words around
    it are judged as words), by a day that does not exist, or by what has left the item open before; and what cannot
    be undone by no word that is no value. What no search has found is settled by another name for it.
    """
    if manner == "aside":
        return False
    sort = sort_of(item, heard)
    chosen = heard.said == "option"
    if not chosen and (said_before(draft.c, answer) or not completes(draft, item, question, answer)):
        return False
    if not isinstance(answer.value, str) or (chosen and sort is None):
        return True
    if sort is not None and heard.exact:
        return question is not None and gives_part(draft, item, question, sort)
    if heard.said == "nothing" or not heard.words.strip():
        return False
    if item.own:
        return manner != "open"
    hearing, language = draft.judge.hearing, draft.c.language
    if hearing.unreal(heard.words, item.field, language) or hearing.needless(heard.words, language):
        return False
    if item.searched and not draft.c.instruction.candidates:
        return draft.judge.hearing.renames(answer.value, item.span, draft.c.language)
    if item.searched:
        found = draft.judge.assess(for_searching(with_answer(draft.c, answer)))
        return not any(key_of(issue) in item.keys for issue in found.issues)
    told = answer.said is not None and item.field in (None, CRITERION)
    whole = stated(str(answer.said), draft.judge.replies(language)[0]) if told else answer.value
    return not states_instead(draft, item, question, whole) and fits(draft, item, question, heard, answer.value)


def fits(draft: Draft, item: Item, question: Question | None, heard: Heard, said: str) -> bool:
    """Whether words fit the question about an issue: they have what its rule asks for, or a part of it."""
    judge, c, asked = draft.judge, draft.c, asked_with(item, question)
    reply = as_reply(c, heard.words, asked)
    if judge.hearing.counts_one_or_lasts(said, c.language):
        reply = msgspec.structs.replace(
            reply, text=said
        )  # "a fortnight", "a box": its article counts, and is no courtesy
    if judge.hearing.other_sort(reply, item.field, item.span):
        return False
    if item.kind in REFERENCES and judge.hearing.misses_thing(said, item.span, c.language):
        return False
    if (
        c.stakes
        and (item.field == CRITERION or item.kind == SCOPE)
        and takes_all(said, UNCOUNTED, judge.replies(c.language))
    ):
        return False  # "all of them" does not say which are old, and what is deleted is gone
    if c.stakes and not item.partly and judge.hearing.bare(as_reply(c, said, asked)):
        return False
    if any(judge.hearing.half(part, heard.words, c.instruction.text, c.language) for part in item.parts):
        return True
    if nothing_unclear(draft, reply):
        return True
    if said != heard.words and nothing_unclear(draft, as_reply(c, said, asked)):
        return True  # "Palex GmbH I guess": the name is one
    return bool(item.parts) and nothing_unclear(draft, msgspec.structs.replace(reply, department=None))


def states_instead(draft: Draft, item: Item, question: Question | None, said: str) -> bool:
    """Whether, where much is at stake, words tell how things stand and give nothing: they may call the order off.

    Where it is asked what is to be done, when, which side holds or for a text, a statement can be the answer.
    """
    asked, hearing = asked_with(item, question), draft.judge.hearing
    if not draft.c.stakes or item.own or item.kind in TOLD or item.field in TIME_FIELDS:
        return False
    return not hearing.dictates(asked, draft.c.language) and hearing.states(as_reply(draft.c, said, asked))


TOLD = ("ambiguous_action", "contradictory_requirements", "mutually_exclusive_options", "unclear_timeframe")
"""Kinds that a statement can answer."""
CRITERION, SCOPE = "criterion", "unclear_scope"
UNCOUNTED = 1_000
"""More than any phrase counts, so that only "all of them" takes them all."""


def nothing_unclear(draft: Draft, reply: Instruction) -> bool:
    """Whether rules find nothing to ask about in a reply: a doubt of the classifier is not about the question."""
    return not draft.judge.by_rules.assess(reply).needs_clarification


def gives_part(draft: Draft, item: Item, question: Question, said: str) -> bool:
    """Whether a question for one part of an answer gets that part: the metric that was chosen for a target."""
    request, language = draft.c.instruction.text, draft.c.language
    asked = [part for part, text in item.parts.items() if text == question.text]
    return bool(asked) and not draft.judge.hearing.lacks(asked[0], said, request, language)


def manner_of(
    draft: Draft, item: Item, question: Question | None, given: Given, heard: Heard
) -> Verdict | Turning | None:
    """What a reply in words does with its question: answer it, leave it open, put it off, hand it back, turn away.

    Where it is unclear what is to be done, an order is the answer; nor does it take back what the caller asks. A word
    of a side that the request offers may be chance: "let me check" where it says "or let it go".
    """
    chance = not heard.exact and sided(item.options, item.span)
    if not (heard.said in ("words", "nothing") or chance) or not isinstance(given.value, str):
        return None
    manner = draft.judge.hearing.replied(as_reply(draft.c, given.value, asked_with(item, question)))
    if manner in TURNED and manner != "called_off" and item.kind == DEED:
        return None
    if manner in TAKEN_BACK and item.own:
        return "open"
    return manner if heard.said == "words" or chance or manner in (*TURNED, "deferred") else None


DEED = "ambiguous_action"
"""The kind that asks what is to be done."""


def missing(draft: Draft, item: Item, heard: Heard) -> str | None:
    """The question for the first part that a reply in words does not give; None where it gives all of them."""
    if heard.option is not None and heard.exact:
        return None
    text, c = heard.words, draft.c
    return next(
        (
            question
            for part, question in item.parts.items()
            if draft.judge.hearing.lacks(part, text, c.instruction.text, c.language)
        ),
        None,
    )


def with_answer(c: Clarification, answer: Answer) -> Clarification:
    """The clarification as it would be with one more answer."""
    return msgspec.structs.replace(c, answers=(*c.answers, answer))
