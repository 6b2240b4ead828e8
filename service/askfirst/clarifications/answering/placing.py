"""Values that nothing had asked for when they were told: each goes to its gap once that is known, or is stray."""

from collections.abc import Iterator

import msgspec

from askfirst.clarifications.answering.answered import keep_for
from askfirst.clarifications.answering.correcting import corrects
from askfirst.clarifications.answering.gaps import new_gap, told_gap
from askfirst.clarifications.answering.meaning import REFERENCES
from askfirst.clarifications.answering.replying import Reply
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.merging import settled
from askfirst.clarifications.state import Answer, Item
from askfirst.scoring.hearing import Heard, left_open
from askfirst.scoring.hearing.tokens import folded

FAMILIES = {"currency": "money", "email": "person", "people": "person"}
"""Sorts of which a later value takes the place of an earlier one."""
WHOLE = {"all", "register"}
"""Words such as "both", which are no values of their own."""
COUNTED = ("quantity", "unit")
"""Fields beside which a sum is no number: "EUR 300" does not say how many."""


def place_earlier(draft: Draft) -> None:
    """Give what was told beside the question to the matter that it answers; what finds none stays with its own.

    A matter that is settled by a value of another sort then keeps it as said besides, and nothing is safe.
    """
    for answer, value in told_beside(draft):
        sum_for_whom = answer.item is not None and draft.c.items[answer.item].kind in REFERENCES
        number = gap_of(draft, answer, value, frozenset({"money"} if sum_for_whom else ()))
        if number is not None:
            keep(draft, answer, value, number)
    for answer in homeless(draft):
        find_place(draft, answer)
    for number, item in enumerate(draft.c.items):
        if item.unplaced and placed_all(draft, number):
            draft.change_item(number, unplaced=False, stray=False)


def find_place(draft: Draft, answer: Answer) -> None:
    """Keep a value that settled nothing for its matter; where there is none, with the one that it was given to."""
    if answer.item is None:
        return
    item, value = draft.c.items[answer.item], str(answer.value)
    closed = item.state == "settled"
    number = gap_of(draft, answer, value, families(draft, item, value) if closed else frozenset())
    if number is not None:
        keep(draft, answer, value, number)
    elif closed:
        draft.change_item(answer.item, unplaced=True, stray=True)


def gap_of(draft: Draft, answer: Answer, value: str, sorts: frozenset[str]) -> int | None:
    """The matter that waits for a value, else a new one for its sorts."""
    number = told_gap(draft, answer, value)
    return new_gap(draft, answer, sorts) if number is None else number


def told_beside(draft: Draft) -> Iterator[tuple[Answer, str]]:
    """What settled answers tell beside their own value: a sum for who is meant, and a name beside a sum."""
    hearing, language = draft.judge.hearing, draft.c.language
    for answer in draft.c.answers:
        if answer.item is None or answer.question_id is None or not settled(answer) or draft.c.items[answer.item].own:
            continue
        said = str(answer.said if answer.said is not None else answer.value)
        if draft.c.items[answer.item].kind in REFERENCES:
            value = hearing.sum_beside(said, language)
        else:
            value = hearing.name_beside(said, language)
        if value is not None and not has_place(draft, answer, value):
            yield answer, value


def homeless(draft: Draft) -> list[Answer]:
    """The answers that settled nothing and are values of a sort that their matter was not settled by.

    A later one of the same sort has taken the place of an earlier one.
    """
    found: list[Answer] = []
    spoken = draft.judge.replies(draft.c.language)
    for answer in reversed(draft.c.answers):
        if answer.item is None or answer.outcome != "answered" or answer.resolved or not isinstance(answer.value, str):
            continue
        item = draft.c.items[answer.item]
        sorts = families(draft, item, answer.value)
        later = [one for one in found if one.item == answer.item]
        if item.own or not sorts or any(families(draft, item, str(one.value)) & sorts for one in later):
            continue
        if has_place(draft, answer, answer.value) or left_open(answer.value, item.options, spoken, single=True):
            continue
        given = [str(one.value) for one in draft.c.answers if one.item == answer.item and settled(one)]
        if not any(families(draft, item, one) & sorts or folded(answer.value) in folded(one) for one in given):
            found.append(answer)
    return found[::-1]


def families(draft: Draft, item: Item, value: str) -> frozenset[str]:
    """The sorts of the values of a reply about a matter, those that stand for one another as one."""
    known = FAMILIES if item.field in COUNTED else {**FAMILIES, "number": "money"}
    return frozenset(known.get(sort, sort) for sort in draft.judge.hearing.sorts(value, draft.c.language) - WHOLE)


def has_place(draft: Draft, answer: Answer, value: str) -> bool:
    """Whether another matter has the value, or waits to hear whether it holds."""
    return any(
        one.item != answer.item and settled(one) and folded(str(one.value)) in folded(value) for one in draft.c.answers
    ) or any(corrects(item) and any(option in value for option in item.options[:1]) for item in draft.c.items)


def placed_all(draft: Draft, number: int) -> bool:
    """Whether each reply about a settled matter that settled nothing has a place elsewhere, or there is none."""
    if draft.c.items[number].state != "settled" or draft.c.items[number].because is not None:
        return False
    open_ = [one for one in draft.c.answers if one.item == number and not settled(one) and one.outcome == "answered"]
    return all(has_place(draft, one, str(one.value)) for one in open_)


def keep(draft: Draft, answer: Answer, value: str, number: int) -> None:
    """The value answers another matter than its reply was given to."""
    given = Given(value=value, explanation=answer.explanation)
    reply = Reply(given, answer.by, number, draft.c.items[number], None, Heard("words", value), None)
    told = msgspec.structs.replace(answer, question_id=None, value=value, said=None, beside=False, at=draft.now)
    keep_for(draft, reply, number, told)
