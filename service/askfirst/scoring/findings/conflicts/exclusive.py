"""One only, and another one besides: only Ann may see it, cc Bob."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import is_word, opens, sentence_of
from askfirst.scoring.findings.statements.scope import clause, compared, ids
from askfirst.scoring.findings.statements.stems import stem
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

MODALS = frozenset({"may", "can", "must", "should", "shall"})


class Alone(NamedTuple):
    """Who or what is to be the only one, and where the verb stands that it is the only one for (-1: nowhere)."""

    hit: Hit
    names: frozenset[str]
    verb: int


@demanding({"alone_word", "sole_one", "nobody_else"})
def not_the_only_one(material: Material) -> Sequence[Hit]:
    """The first one that is to be the only one, with another one who gets or does the same."""
    reading = material.text
    for alone in only_ones(reading):
        for other in others(reading, alone):
            if found := compared(reading, alone.hit, other):
                return found
    return []


def only_ones(reading: Reading) -> Iterator[Alone]:
    """Everybody who is said to be the only one: "Ann and nobody else", "the sole reader", "only Ann may"."""
    for hit in reading.outside_data("@nobody_else"):
        end = hit.start
        while end and reading.words[end - 1] in {"and", ","}:
            end -= 1
        yield from alone_at(reading, name_before(reading, end), hit.end)
    for hit in reading.outside_data("@sole_one"):
        yield Alone(hit, proper(reading, Hit(clause(reading, hit.start)[0], hit.start)), -1)
    for hit in reading.outside_data("@alone_word"):
        yield from behind_only(reading, hit)
        ahead = name_before(reading, hit.start)
        if ahead and reading.words[max(0, ahead.start - 1)] == "to":
            yield from alone_at(reading, ahead, hit.end)


def behind_only(reading: Reading, only: Hit) -> Iterator[Alone]:
    """The one behind "only": "only to Ann", "only Ann may", "only she may"."""
    start = only.end + (reading.words[only.end : only.end + 1] == ["to"])
    who = name_at(reading, start)
    if (
        not who
        and start < len(reading)
        and (reading.raw[reading.starts[start]].isupper() or is_pronoun(reading, start))
    ):
        who = Hit(start, start + 1)
    if who and (may(reading, who.end) or (start > only.end and capital(reading, start))):
        yield from alone_at(reading, who, who.end)


def is_pronoun(reading: Reading, place: int) -> bool:
    """Whether "he" or "she" stands here."""
    return reading.words[place] in {"he", "she"}


def may(reading: Reading, place: int) -> bool:
    """Whether a word like "may" stands here."""
    return place < len(reading) and reading.words[place] in MODALS


def alone_at(reading: Reading, who: Hit | None, end: int) -> Iterator[Alone]:
    """The finding for one who is the only one, with the verb behind a modal or the order ahead."""
    if who is None:
        return
    verb = who.end + 1 if may(reading, who.end) and who.end + 1 < len(reading) else -1
    if not may(reading, who.end):
        start = sentence_of(reading, who.start)[0]
        orders = (place for place in range(who.start - 1, start - 1, -1) if is_order(reading, place))
        verb = next(orders, -1)
    if verb < 0 or reading.words[verb] not in {"reply", "change", "set"}:
        yield Alone(Hit(who.start, max(end, who.end)), proper(reading, who), verb)


def is_order(reading: Reading, place: int) -> bool:
    """Whether a verb that orders something stands here."""
    return reading.words[place].isalpha() and (commands(reading, place) or opens(reading, place))


def others(reading: Reading, alone: Alone) -> Iterator[Hit]:
    """Somebody else for the same verb, in copy, or "too", in this sentence or the next."""
    number = reading.sentences[alone.hit.start]
    for place in range(sentence_of(reading, alone.hit.start)[0], len(reading) - 1):
        if reading.sentences[place] - number > 1:
            return
        if alone.hit.start - 1 <= place < alone.hit.end:
            continue
        who = added(reading, place, alone)
        if who and another(reading, who, alone):
            yield Hit(min(place, who.start), max(who.end, place + 1))


def added(reading: Reading, place: int, alone: Alone) -> Hit | None:
    """Where the words stand for the one who is added here, if one is."""
    words = reading.words
    start, end = clause(reading, place)
    before = words[place - 1] if place else ""
    if is_word(reading, "put_in_copy", place):
        if words[place] == "copy" and before == "in":
            return Hit(start, place)
        return Hit(place + 1, min(end, place + 6)) if place >= alone.hit.end and before not in {"no", "hard"} else None
    if place < alone.hit.end:
        return None
    if same_verb(reading, place, alone):
        return Hit(place + 1, min(end, place + 7))
    if words[place] in {"to", "with"} and receives(reading, alone):
        gives = any(is_word(reading, "giving_verb", there) for there in range(start, min(start + 2, place)))
        return Hit(place + 1, min(end, place + 6)) if gives or before in {"and", "also"} else None
    if is_word(reading, "besides_word", place) and start >= alone.hit.end and same_verb(reading, start, alone):
        return Hit(start + 1, place)
    return None


def receives(reading: Reading, alone: Alone) -> bool:
    """Whether one is alone in having something, so that another one who is given it breaks it."""
    return alone.verb < 0 or any(is_word(reading, name, alone.verb) for name in ("giving_verb", "receiving_verb"))


def same_verb(reading: Reading, place: int, alone: Alone) -> bool:
    """Whether the verb is ordered again here, or somebody is to do what only one may."""
    if alone.verb < 0 or not reading.words[place].isalpha():
        return False
    verb = stem(reading.words[alone.verb])
    here = stem(reading.words[place]) == verb
    if reading.words[place] in {"have", "let", "ask"} and is_order(reading, place):
        return here or any(stem(word) == verb for word in reading.words[place + 1 : place + 6])
    return here and (is_order(reading, place) or (place > 0 and reading.words[place - 1] == "and"))


def another(reading: Reading, who: Hit, alone: Alone) -> bool:
    """Whether a stretch names somebody or a group, and not the one who is alone, nor another thing."""
    named = proper(reading, who)
    if not named and not any(is_word(reading, "group_word", place) for place in range(who.start, who.end)):
        return False
    if {"not", "n't", "never", "no"} & set(reading.words[max(0, who.start - 6) : who.end]):
        return False
    behind = clause(reading, alone.hit.end - 1)[1]
    left, right = ids(reading, alone.hit.start, behind), ids(reading, *clause(reading, who.start))
    return not named & alone.names and not (left and right and left.isdisjoint(right))


def proper(reading: Reading, hit: Hit) -> frozenset[str]:
    """The words of a stretch that are written like names, days and titles left out."""
    return frozenset(
        reading.words[place]
        for place in range(hit.start, hit.end)
        if capital(reading, place) and reading.words[place].isalpha() and not is_word(reading, "person_title", place)
    )


def capital(reading: Reading, place: int) -> bool:
    """Whether a token is written like a name; a weekday or a month with its day is none."""
    if not 0 <= place < len(reading) or not reading.raw[reading.starts[place]].isupper():
        return False
    return reading.capitals[place] or not any(hit.start <= place < hit.end for hit in reading.entities("date"))


def name_before(reading: Reading, end: int) -> Hit | None:
    """The name that ends right before a token."""
    start = end
    while start and capital(reading, start - 1) and not opens(reading, start - 1):
        start -= 1
    return Hit(start, end) if 0 <= start < end else None


def name_at(reading: Reading, start: int) -> Hit | None:
    """The name that begins at a token."""
    end = start
    while capital(reading, end):
        end += 1
    return Hit(start, end) if end > start else None
