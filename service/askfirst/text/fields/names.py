"""The words of a field's name, and the sort of thing that a field of that name holds."""

import re
from collections.abc import Set
from typing import Literal, TypeAlias

from askfirst.text.fields.words import (
    ABOUT_THE_RUN,
    ACTING,
    MARKS,
    MEASURES,
    PARTIES,
    PLACES,
    REMARKS,
    SERVED,
    SPOKEN_OF,
    STAFF,
    SUPPLYING,
)
from askfirst.text.late import late
from askfirst.text.plurals import singular

Sort: TypeAlias = Literal["run", "measure", "remark", "party", "place", "thing"]
"""How the request came about, a property, a remark, somebody, a place, anything else."""

WORD = late(r"[A-Z]?[a-zß-öø-ÿ]+|[A-ZÀ-ÖØ-Þ]+(?![a-z])|[\u4e00-\u9fff]+")


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name in snake, kebab or camel case, in lower case and in the singular."""
    return tuple(singular(word.lower()) for word in WORD.findall(name))


def sort_of(name: str) -> Sort:
    """What a field of that name holds: its last word tells, but for a mark such as "id" behind another word."""
    words = words_of(name)
    if not ABOUT_THE_RUN.isdisjoint(words):
        return "run"
    if not MEASURES.isdisjoint(words):
        return "measure"
    told = [word for word in words if word not in MARKS] or list(words)
    last = told[-1] if told else ""
    sorts: tuple[tuple[frozenset[str], Sort], ...] = ((REMARKS, "remark"), (PARTIES, "party"), (PLACES, "place"))
    return next((sort for listed, sort in sorts if last in listed), "thing")


def names(name: str, noun: str) -> bool:
    """Whether a field of that name is what a noun speaks of: `client_id` is "the customer", `order` "the order"."""
    words, wanted = frozenset(words_of(name)), singular(noun)
    if wanted in words:
        return True
    return any(wanted in kin and not kin.isdisjoint(words) for kin in SPOKEN_OF)


HAN = late(r"[\u4e00-\u9fff]+")
CODED = re.compile(r"(?:custom|user|extra|cf|udf|col|column|field|attribute|attr|property|prop|input|question|q)*")


def is_flag(name: str, leads: Set[str], measures: Set[str]) -> bool:
    """Whether a field of that name holds yes or no: it begins with one of `leads` and ends in none of `measures`.

    `is_vip` and `hasContract` do, `can_size` does not. Chinese has no joint behind the word: 是否急件.
    """
    words = [word.lower() for word in WORD.findall(name)]
    if len(words) > 1:
        return words[0] in leads and words[-1] not in measures
    return any(HAN.fullmatch(lead) and word != lead and word.startswith(lead) for word in words for lead in leads)


def is_coded(name: str) -> bool:
    """Whether a name only numbers the fields of a program, and says nothing to people: `customfield_10021`."""
    return any(map(str.isdigit, name)) and CODED.fullmatch("".join(WORD.findall(name)).lower()) is not None


def is_person(name: str) -> bool:
    """Whether a field of that name holds somebody: `customer`, `new_owner`; not `customer_id` or `company`."""
    words = words_of(name)
    return bool(words) and words[-1] in SERVED | SUPPLYING | STAFF | ACTING and sort_of(name) == "party"
