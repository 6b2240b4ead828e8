"""What an answer means: the value that is kept of a reply."""

from typing import NamedTuple

from askfirst.clarifications.answering.correcting import correction
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.state import Item, Question, Value
from askfirst.rules.replies import Replies
from askfirst.scoring.hearing import Heard, as_meant, unhesitating

REFERENCES = ("undefined_reference", "ambiguous_reference")
"""Kinds that ask which one is meant: what names an option, even in passing, has chosen it."""


class Meant(NamedTuple):
    """The value of an answer, the reply where it differs, and whether that tells more than the value."""

    value: Value
    said: str | None = None
    beside: bool = False


def meant(draft: Draft, item: Item, question: Question | None, given: Given, heard: Heard) -> Meant:
    """An option that was chosen, the one value that its field takes, else what of the reply answers.

    What is dictated ("What should it say?") is kept to the letter.
    """
    if heard.option is not None and (heard.exact or item.kind in REFERENCES):
        option = item.options[heard.option]
        return Meant(option) if option == given.value else Meant(option, str(given.value))
    fixed = correction(draft, item, given)
    if fixed is not None:
        return Meant(fixed.value, str(given.value))
    if heard.said not in ("words", "option") or not isinstance(given.value, str):
        return Meant(given.value)
    judge, language = draft.judge, draft.c.language
    if judge.hearing.dictates(asked_with(item, question), language):
        return Meant(given.value)
    plain = stated(given.value, judge.replies(language)[0])
    right = judge.hearing.put_right(plain, language)
    if right is not None:
        return Meant(right, given.value)
    picked = judge.hearing.picked(item.field, plain, language)
    if picked is not None:
        return Meant(picked.value, given.value, picked.beside)
    return Meant(given.value) if plain == given.value.strip() else Meant(plain, given.value)


def stated(reply: str, words: Replies) -> str:
    """The reply without hesitation, without a question that opens it, and without who else says so."""
    return unhesitating(as_meant(unhesitating(reply, words), words), words)


def asked_with(item: Item, question: Question | None) -> str:
    """The words by which the item was asked about; of what was volunteered, those by which it would be."""
    return question.text if question else item.wordings[0]
