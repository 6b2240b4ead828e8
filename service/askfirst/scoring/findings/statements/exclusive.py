"""One only, and another one besides: let Ann and nobody else in, and let Bob in - only Ann may see it, cc Bob."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.sides import opens
from askfirst.scoring.findings.conflicts.vetoes import stem
from askfirst.scoring.findings.statements.scope import clause, compared, ids
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

ALONE = frozenset({"only", "solely", "exclusively", "sole"})
NOBODY = frozenset({"nobody", "no-one", "noone", "none"})
MODALS = frozenset({"may", "can", "must", "should", "shall"})
ADDED = frozenset({"cc", "bcc", "copy", "copying", "cc'ing"})
BESIDES = frozenset({"too", "also", "additionally"})
GROUPS = frozenset(
    "team staff everyone everybody all list department group board office whole colleagues trainees".split()
)
GIVES = frozenset(
    "send share forward mail email show give disclose post grant publish let have invite add put book admit".split()
)
TITLES = frozenset("mr mrs ms dr prof mr. mrs. ms. dr. prof.".split())
STOPS = frozenset({".", ",", ";", "!", "?", "(", ")", "and", "but", ":"})


class Alone(NamedTuple):
    """Who or what is to be the only one: its words, and the verb that it is the only one for."""

    hit: Hit
    words: frozenset[str]
    verb: str


@demanding({"=" + word for word in ALONE | NOBODY | {"else"}})
def not_the_only_one(material: Material) -> Sequence[Hit]:
    """The first one that is to be the only one, with another one who gets or does the same."""
    reading = material.text
    for alone in only_ones(reading):
        for other in others(reading, alone):
            if found := compared(reading, alone.hit, other):
                return found
    return []


def only_ones(reading: Reading) -> Iterator[Alone]:
    """Everybody who is said to be the only one."""
    words = reading.words
    for place, word in enumerate(words):
        if reading.is_data(Hit(place, place + 1)):
            continue
        if word == "else" and place > 1 and (words[place - 1] in NOBODY or words[place - 2 : place] == ["no", "one"]):
            start = place - 1 if words[place - 1] in NOBODY else place - 2
            start -= words[start - 1] == "and"
            start -= words[start - 1] == ","
            yield from alone_at(reading, name_before(reading, start), place + 1)
        elif word in ALONE:
            yield from around(reading, place)


def around(reading: Reading, place: int) -> Iterator[Alone]:
    """The one beside "only": "only to Ann", "only Ann may", "to Ann only", "the sole reader"."""
    words = reading.words
    if words[place] == "sole":
        if words[place + 1 : place + 2] in (["reader"], ["recipient"], ["addressee"]):
            start, _ = clause(reading, place)
            yield Alone(Hit(place, place + 2), proper(reading, Hit(start, place)), "")
        return
    there = place + 1 + (words[place + 1 : place + 2] == ["to"])
    behind = name_at(reading, there)
    if not behind and MODALS & set(words[there + 1 : there + 2]):
        behind = Hit(there, there + 1) if reading.raw[reading.starts[there]].isupper() else None
    if behind and (there > place + 1 or MODALS & set(words[behind.end : behind.end + 1])):
        yield from alone_at(reading, behind, behind.end)
    elif words[place + 1 : place + 2] in (["she"], ["he"]) and MODALS & set(words[place + 2 : place + 3]):
        yield from alone_at(reading, Hit(place + 1, place + 2), place + 2)
    ahead = name_before(reading, place)
    if ahead and words[ahead.start - 1 : ahead.start] == ["to"]:
        yield from alone_at(reading, ahead, place + 1)


def alone_at(reading: Reading, who: Hit | None, end: int) -> Iterator[Alone]:
    """The finding for one who is the only one, with the verb behind a modal or the order ahead."""
    if who is None:
        return
    verb = ""
    if reading.words[who.end : who.end + 1] and reading.words[who.end] in MODALS:
        verb = reading.words[who.end + 1] if who.end + 1 < len(reading) else ""
    else:
        for place in range(who.start - 1, -1, -1):
            if reading.sentences[place] != reading.sentences[who.start]:
                break
            if reading.words[place].isalpha() and (commands(reading, place) or opens(reading, place)):
                verb = reading.words[place]
                break
    if verb in {"reply", "change", "set"}:
        return
    yield Alone(Hit(who.start, max(end, who.end)), proper(reading, who), stem(verb) if verb else "")


def others(reading: Reading, alone: Alone) -> Iterator[Hit]:
    """Somebody else for the same verb, in copy, or "too", in this sentence or the next."""
    words = reading.words
    for place in range(len(reading) - 1):
        near = 0 <= reading.sentences[place] - reading.sentences[alone.hit.start] <= 1
        if not near or alone.hit.start - 1 <= place < alone.hit.end:
            continue
        start, end = clause(reading, place)
        if words[place] in ADDED and words[place - 1] not in {"no", "hard"}:
            who = Hit(place + 1, min(end, place + 6)) if place >= alone.hit.end else None
            if words[place] == "copy" and words[place - 1 : place] == ["in"]:
                who = Hit(start, place)
        elif words[place] in {"cc", "copy"}:
            who = None
        elif place >= alone.hit.end and same_verb(reading, place, alone):
            who = Hit(place + 1, min(end, place + 7))
        elif (
            words[place] in {"to", "with"}
            and receives(alone)
            and place >= alone.hit.end
            and added(reading, place, start)
        ):
            who = Hit(place + 1, min(end, place + 6))
        elif words[place] in BESIDES and start >= alone.hit.end and same_verb(reading, start, alone):
            who = Hit(start + 1, place)
        else:
            continue
        if who is not None and another(reading, who, alone):
            yield Hit(min(place, who.start), max(who.end, place + 1))


RECEIVING = frozenset(stem(verb) for verb in "see read get open access know view receive have send share".split())


def receives(alone: Alone) -> bool:
    """Whether one is alone in having something, so that another one who is given it breaks it."""
    return alone.verb in RECEIVING | {stem(verb) for verb in GIVES} or not alone.verb


def same_verb(reading: Reading, place: int, alone: Alone) -> bool:
    """Whether the verb is ordered again here, or somebody is to do what only one may."""
    if not alone.verb or not reading.words[place].isalpha():
        return False
    if reading.words[place] in {"have", "let", "ask"} and (commands(reading, place) or opens(reading, place)):
        return any(stem(word) == alone.verb for word in reading.words[place + 1 : place + 6]) or (
            stem(reading.words[place]) == alone.verb
        )
    again = stem(reading.words[place]) == alone.verb
    return again and (commands(reading, place) or opens(reading, place) or reading.words[place - 1] == "and")


def added(reading: Reading, place: int, start: int) -> bool:
    """Whether "to" or "with" adds one: behind "and" or "also", or in a clause that gives something."""
    return reading.words[place - 1] in {"and", "also"} or bool(
        GIVES & set(reading.words[start : min(start + 2, place)])
    )


def another(reading: Reading, who: Hit, alone: Alone) -> bool:
    """Whether a stretch names somebody or a group, and not the one who is alone, nor another thing."""
    named = proper(reading, who)
    words = set(reading.words[who.start : who.end])
    if not named and not GROUPS & words:
        return False
    if {"not", "n't", "never", "no"} & set(reading.words[max(0, who.start - 6) : who.end]):
        return False
    behind = clause(reading, alone.hit.end - 1)[1]
    left, right = ids(reading, alone.hit.start, behind), ids(reading, *clause(reading, who.start))
    return not named & alone.words and not (left and right and left.isdisjoint(right))


def proper(reading: Reading, hit: Hit) -> frozenset[str]:
    """The words of a stretch that are written like names, days and titles left out."""
    return frozenset(
        reading.words[place]
        for place in range(hit.start, hit.end)
        if capital(reading, place) and reading.words[place].isalpha() and reading.words[place] not in TITLES
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
