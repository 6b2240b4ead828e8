"""Which fields give what an action cannot do without, whatever they are called: `sms_text` a text, `net_eur` a sum."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from askfirst.text.entities.money import is_code
from askfirst.text.fields.names import HAN, MARKS, PARTIES, PLACES, RECORDS, REMARKS, sort_of, words_of
from askfirst.text.fields.parts import LENGTHS, PARTS, STAMPS, TEXTS, TIMES, gives, listed
from askfirst.text.fields.values import has_value

CONTENT = frozenset({"content", "question", "message"})
MOMENT = frozenset({"time", "date", "start", "day", "dates", "new_time"})
PERIOD = frozenset({"until", "end", "length", "period"})
AS_PART = {"amount": "amount", "recipient": "recipient", "addressee": "recipient", "holder": "recipient"} | {
    "assignee": "assignee", "replacement": "successor", "count": "count", "quantity": "count", "value": "value"
}  # fmt: skip
"""The part of an order that a slot of that name stands for, where fields of many names hold it."""
RATES = listed("rate tax vat")
APART = listed("currency type kind color colour format language lang status template zone account field category list")
"""Behind the word of a slot these name another matter: `text_color`, `amount_currency`."""
OTHER = APART | PARTIES | PLACES | TIMES | MARKS
KEYS = listed("id no nr number key ref reference code uuid sku")
PARTED = RECORDS | listed("field property column attribute table sheet row cell model type path")
"""Words by which a field says what is to be changed, not to what."""
SUM = re.compile(r"(?:[A-Za-z]{3}|[€$£¥]) ?\d[\d.,']*|\d[\d.,']* ?(?:[A-Za-z]{3}|[€$£¥])")
DAY = re.compile(r"(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?:[T ]\d\d?:\d\d.*)?")


def slot_given(fields: Mapping[str, Any], slot: str, names: Collection[str]) -> bool:
    """Whether a field, or one nested in it, gives a slot; `names` are those that the slot itself lists."""
    return any(
        has_value(name, value) and (called(name, names, slot) or bears(name, value, slot))
        for name, value in every(fields)
    )


def every(fields: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """All fields, those of objects and of lists of objects too."""
    for name, value in fields.items():
        yield name, value
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, dict):
                yield from every(one)


def called(name: str, names: Collection[str], slot: str) -> bool:
    """Whether a field's name has one of these names in it, and no word behind that makes it another matter.

    An id stands for what it names, but for no text: `message_id`.
    """
    words = words_of(name)
    other = OTHER if slot in CONTENT else OTHER - MARKS
    for wanted in map(words_of, names):
        size = len(wanted)
        for at in range(len(words) - size + 1):
            if size and alike(words[at : at + size], wanted) and other.isdisjoint(words[at + size :]):
                return True
    return False


def alike(words: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether words of a name are those that are wanted; Chinese ones have no joint in front: 簡訊內容."""
    return words == wanted or (len(wanted) == 1 and HAN.fullmatch(wanted[0]) is not None and words[0].endswith(wanted))


def bears(name: str, value: Any, slot: str) -> bool:
    """Whether a field gives a slot by the sort of its name, or by what its value is."""
    words = frozenset(words_of(name))
    if not STAMPS.isdisjoint(words) or sort_of(name) == "run":
        return False
    if slot in CONTENT:
        return called(name, TEXTS | REMARKS, slot)
    if slot == "amount":
        return is_sum(str(value).strip()) or (RATES.isdisjoint(words) and called(name, PARTS["amount"], slot))
    if slot in MOMENT:
        return LENGTHS.isdisjoint(words) and (gives(name, value, "time") or is_day(str(value).strip()))
    if slot in PERIOD:
        return gives(name, value, "time") or is_day(str(value).strip())
    if slot == "new_value":
        return is_datum(name)
    return slot in AS_PART and gives(name, value, AS_PART[slot])


def is_sum(value: str) -> bool:
    """Whether a value is a sum as a whole: "420 EUR", "€ 20", but no code of a record ("INV2024")."""
    return SUM.fullmatch(value) is not None and (not any(map(str.isalpha, value)) or is_code(value))


def is_day(value: str) -> bool:
    """Whether a value is a day as a whole, with a time or without."""
    return DAY.fullmatch(value) is not None


def is_datum(name: str) -> bool:
    """Whether a field holds a value that a record gets, and not the record itself."""
    words = words_of(name)
    if not PARTS["value"].isdisjoint(words) or words[-1:] in (("email",), ("phone",)):
        return True
    return sort_of(name) in ("measure", "place", "thing") and words[-1] not in KEYS and PARTED.isdisjoint(words)
