"""Numbers that tell one of several things from the others: silo 2 of silos 1 and 2, the order, 8890, release 8.3."""

import re

from askfirst.text.entities.quantities.settings import RANKS
from askfirst.text.entities.quantities.surroundings import ABOUT, Surroundings
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.nouns import DETERMINERS, STOPS, plural
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

JOINTS = frozenset(", and or & to - –".split())
NO_HEADS = ("@amount_verb", "@mass_noun", "@quantity_key", "@dimension")
"""Lists of words behind which a number is an amount, not a name."""
ARTICLES = frozenset("the this that a an our your my their his her first second third last next".split())
REACH = 7
SHORTEST = 3
"""Digits of a number that stands in commas behind what it names: the order, 412, goes."""
LEVELS = frozenset({"from", "to", "of"})
VERSIONED = frozenset({"release", "version", "build", "patch", "update"})
VERSION = re.compile(r"\d+(?:\.\d+)+$")
TEXT_VALUE = re.compile(r"(\w+)\s?=\s?\"([^\"]*[A-Za-z][^\"]*)\"")
"""A value in quotation marks that says something: reason="fan 3 hums"."""
AMOUNT_KEYS = frozenset("qty quantity amount menge order_qty order_quantity volume dose weight".split())


def labelled(around: Surroundings, number: Hit) -> bool:
    """Whether a number only tells which one is meant: its place in a row, in commas, in a text value says so."""
    return (
        recurring(around, number)
        or in_commas(around, number)
        or version(around, number)
        or of_rank(around, number)
        or in_text_value(around.reading, number)
    )


def head_of(around: Surroundings, number: Hit) -> int | None:
    """The noun that a number stands behind, also over others of its row: chapters 2 and 3, bookings 771, 772."""
    words, at = around.words, number.start - 1
    inside = around.number_starts
    while at > 0:
        if at in inside:
            at = inside[at] - 1
        elif words[at] in JOINTS and at - 1 in inside:
            at -= 1
        else:
            break
    if at < 0 or around.reading.sentences[at] != around.reading.sentences[number.start]:
        return None
    word, row = words[at], at != number.start - 1
    if not word.isalpha() or word in STOPS | ABOUT | DETERMINERS or at in no_heads(around.reading):
        return None
    return at if not row or plural(word) else None


@once
def no_heads(reading: Reading) -> frozenset[int]:
    """The tokens behind which a number is no name."""
    return frozenset(hit.end - 1 for key in NO_HEADS for hit in reading.all_hits.get(key, ()))


def recurring(around: Surroundings, number: Hit) -> bool:
    """Whether a number stands in a row behind its noun, or the noun has another number elsewhere: run 14, run 15."""
    head = head_of(around, number)
    if head is None:
        return False
    if head != number.start - 1:
        return True
    return bool(named_by(around)[singular(around.words[head])] - {number.attrs["value"]})


@once
def named_by(around: Surroundings) -> dict[str, set[str]]:
    """The numbers behind each noun, in the singular: run -> 6, 7."""
    found: dict[str, set[str]] = {}
    for one in around.numbers:
        head = head_of(around, one)
        if head is not None:
            found.setdefault(singular(around.words[head]), set()).add(one.attrs["value"])
    return found


def in_commas(around: Surroundings, number: Hit) -> bool:
    """Whether a number in commas names the order or the job ahead of it: "the cake order, 412, goes"."""
    words, value = around.words, number.attrs["value"]
    if not value.isdigit() or len(value) < SHORTEST or number.start < 2:
        return False
    if words[number.start - 1] != "," or words[number.end : number.end + 1] not in ([","], []):
        return False
    for hit in around.reading.all_hits.get("@work_item", ()):
        near = hit.end < number.start <= hit.end + REACH and around.reading.same_sentence(hit, number)
        if near and hit.start and not around.opens(hit.start):
            before = words[hit.start - 1]
            if any(of_goods(number, one, hit, len(value)) for one in around.mass):
                return False  # "add cable to the Lund job, 350, type H7", "issue: malt, 750, to"
            return before in ARTICLES or (before.isalpha() and before not in STOPS)
    return False


def of_goods(number: Hit, goods: Hit, item: Hit, digits: int) -> bool:
    """Whether a number in commas may be an amount of goods named ahead: they end there, or it is no long number."""
    if goods.end == number.start - 1:
        return True
    return digits == SHORTEST and goods.end <= number.start and goods.end != item.start


def of_rank(around: Surroundings, number: Hit) -> bool:
    """Whether it is a level: behind another one (1 of 5 instead of 3), or defined (10 being first)."""
    words, reading = around.words, around.reading
    if number.end < len(words) and words[number.end] == "being":
        return True
    if words[number.start - 1] not in LEVELS or words[number.end : number.end + 1] == ["of"]:
        return False
    return any(
        words[one.start - 1] in RANKS and one.start < number.start and reading.same_sentence(one, number)
        for one in around.numbers
        if one.start
    )


def version(around: Surroundings, number: Hit) -> bool:
    """Whether a number with a point stands behind "release" or "version"."""
    named = number.start > 0 and around.words[number.start - 1] in VERSIONED
    return named and VERSION.match(number.attrs["value"]) is not None


def in_text_value(reading: Reading, number: Hit) -> bool:
    """Whether a number stands in a quoted value of a command that is no amount: note="pump 2 leaks"."""
    if "=" not in reading.raw:
        return False
    start = reading.starts[number.start]
    return any(
        found.start(2) <= start < found.end(2) and found[1].lower() not in AMOUNT_KEYS
        for found in TEXT_VALUE.finditer(reading.raw)
    )
