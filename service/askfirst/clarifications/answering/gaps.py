"""The gap that a value fills which its question did not ask for: one that waits, or one that the request has."""

import msgspec

from askfirst.clarifications.answering.elsewhere import AMOUNT
from askfirst.clarifications.answering.told import stretch_of
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.items import items_of
from askfirst.clarifications.merging import changed, settled_answers
from askfirst.clarifications.state import Answer, Item
from askfirst.scoring.timing import asks_when

TIME = "time"
TOLD = "told"
"""The rule in the key of a matter that nothing asked about, and a reply told all the same."""


def told_gap(draft: Draft, answer: Answer, value: str) -> int | None:
    """The number of the matter that waits and that the value answers; None where there is none."""
    suits, language = draft.judge.hearing.suits, draft.c.language
    return next(
        (
            number
            for number, item in enumerate(draft.c.items)
            if item.state == "queued"
            and number != answer.item
            and not (item.own or item.searched)
            and suits(value, item.field, item.span, item.wordings[0], language)
        ),
        None,
    )


def new_gap(draft: Draft, answer: Answer, sorts: frozenset[str]) -> int | None:
    """The number of a new matter for the value: the sum of a payment, when it is to be done, who "the landlord" is."""
    item: Item | None = None
    if sorts == {"money"}:
        item = unasked_sum(draft, answer)
    elif sorts == {"time"}:
        item = unasked_time(draft)
    elif sorts == {"person"}:
        item = unasked_person(draft)
    if item is None:
        return None
    draft.change(items=(*draft.c.items, item))
    return len(draft.c.items) - 1


def unasked_sum(draft: Draft, answer: Answer) -> Item | None:
    """The matter of an amount that the order has by itself: "Refund the customer", and not "of order 7715"."""
    c = draft.c
    if answer.item is None or any(item.field == AMOUNT for item in c.items):
        return None
    start, end = stretch_of(c.items[answer.item], c.instruction.text)
    told = next((str(one.value) for one in settled_answers(c) if one.item == answer.item), None)
    who = c.instruction.text[start:end] if told is None else draft.judge.hearing.name_beside(told, c.language) or told
    order = c.instruction.text[:start] + who
    found = draft.judge.assess(changed(c, text=order, candidates=None, is_ambiguous=None))
    return next((item for item in items_of(draft.judge, found) if item.field == AMOUNT), None)


def unasked_time(draft: Draft) -> Item | None:
    """The matter of when, where neither the request nor a question has it."""
    c = draft.c
    if any(asks_when(item.kind, item.field) for item in c.items):
        return None
    return None if draft.judge.hearing.dated(c.instruction.text, c.language) else volunteered(draft, TIME)


def unasked_person(draft: Draft) -> Item | None:
    """The matter of who it is: by the words of a role in the request."""
    c = draft.c
    role = draft.judge.hearing.role_in(c.instruction.text, c.language)
    if role is None:
        return None
    start, end = role
    span = c.instruction.text[start:end]
    if any(item.span == span for item in c.items):
        return None
    plain = volunteered(draft, None)
    return msgspec.structs.replace(
        plain, keys=(f"{TOLD}@{start}:",), kind="undefined_reference", span=span, wordings=(span,)
    )


def volunteered(draft: Draft, field: str | None) -> Item:
    """A matter that nobody asked about, for a value that was told."""
    label, language = draft.judge.phrasing.label, draft.c.language
    name = label(field or "", language)
    assume = draft.judge.phrasing.open_assumption(field, language)
    return Item(keys=(f"{TOLD}@:{field or ''}",), field=field, name=name, wordings=(name,), assume=assume, state="moot")
