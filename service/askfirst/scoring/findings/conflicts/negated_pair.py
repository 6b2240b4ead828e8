"""A value and its denial: set it to subscribed and unsubscribed, publish it with and without a byline."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import any_between, opens, places
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

DENIALS = ("un", "non", "not")
LISTED = {
    "in": frozenset("active complete visible valid correct direct secure dependent formal definite elastic".split()),
    "im": frozenset("possible perfect mature mutable movable".split()),
    "ir": frozenset("regular relevant reversible refundable".split()),
    "dis": frozenset("allow allowed approve approved connect connected continued assembled armed".split()),
    "de": frozenset("activate activated frosted listed duplicated centralised centralized caffeinated".split()),
    "no": frozenset("index follow reply cache archive login".split()),
}
"""Beginnings that deny some words only: form and inform, sign and design are no pairs."""
JOINTS = frozenset({"and", "&", "/", ",", "plus"})
TWO = frozenset("both respectively versions copies twice compare test alternately either two each".split())


@demanding({"=and", "=&", "=/", "=,"}, {"set_verb", "=publish", "=put", "=list", "=keep", "=print", "=send", "=show"})
def negated_pair(material: Material) -> Sequence[Hit]:
    """Every word that is joined to its own denial where an order sets one value."""
    reading = material.text
    if not TWO.isdisjoint(reading.words):
        return []
    return [
        hit
        for hit in pairs(reading)
        if not reading.is_data(hit)
        and ordered(reading, hit)
        and not any_between(reading, "in_turn", hit.start, hit.end + 3)
    ]


def pairs(reading: Reading) -> Iterator[Hit]:
    """Every word with its denial on the other side of a joint: "indexed and not indexed", "index and no-index"."""
    words = reading.words
    for place in range(1, len(words) - 1):
        if words[place] not in JOINTS:
            continue
        left = words[place - 1]
        at = place + 1 + (words[place + 1] in {"and", "to", "as"})
        right = words[at] if at < len(words) else ""
        end = at + 1
        if right in {"not", "no", "non", "un"} and at + 1 < len(words):
            hyphen = words[at + 1] == "-"
            right, end = right + words[min(at + 1 + hyphen, len(words) - 1)], at + 2 + hyphen
        if denies(left, right) and (end >= len(words) or not words[end].isalpha() or words[end] in FOLLOWING):
            yield Hit(place - 1, min(end, len(words)))


FOLLOWING = frozenset("for from on in at as by until to with today now of and".split())


def denies(one: str, other: str) -> bool:
    """Whether one word is the other with a denial ahead: subscribed, unsubscribed."""
    short, long = sorted((one, other), key=len)
    if len(short) < 4 or not long.endswith(short):
        return False
    ahead = long.removesuffix(short)
    return ahead in DENIALS or short in LISTED.get(ahead, ())


def ordered(reading: Reading, hit: Hit) -> bool:
    """Whether an order that sets a value stands ahead in the sentence."""
    return any(
        verb.start < hit.start
        and reading.same_sentence(verb, hit)
        and (commands(reading, verb.start) or opens(reading, verb.start))
        for verb in places(reading, "set_verb")
    )
