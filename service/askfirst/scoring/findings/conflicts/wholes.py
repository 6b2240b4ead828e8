"""All of it, and yet a part is taken out: ship the order complete, hold back ten of them; in one go, on two days."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.exceptions import compared
from askfirst.scoring.findings.statements.nearby import FARTHEST
from askfirst.scoring.findings.statements.periods.moments import moments
from askfirst.scoring.findings.statements.places import is_word, places, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

PRONOUNS = frozenset("them it this that these those".split())
LINKS = frozenset("of in on from".split())
NEGATED = frozenset("no none nothing nobody not n't never without".split())
NOT_WHOLE = frozenset("not n't never if nearly almost until".split())
SAID_OF = frozenset({"full", "complete"})
"""These speak of a whole only where nothing stands behind them that they describe."""
GOING_ON = frozenset("and but in on at by to with from for as before until today tomorrow now this next then".split())
ORDINALS = frozenset("first second third fourth fifth last final middle".split())
SHARES = frozenset("one half some most part parts few third quarter rest".split())
"""With "of them" behind it this is a part, as a number is; a copy of it is none."""
PARTICLES = frozenset({"out", "back", "off", "aside", "away"})
PURPOSES = frozenset({"as", "for"})
DAY_LEADS = frozenset("on by before until till next this the".split())
STATING = frozenset(
    "is are was were be been has have had will would can could may might must should does do did".split()
)
INTRANSITIVE = frozenset("come go arrive leave start begin end open close follow need land happen take depart".split())
MOST = 12
"""Words for a whole that are looked at, so that a long list takes time in line with its length."""
MEMBERS = frozenset("the everyone everybody everything all those".split())


@demanding({"wholly", "in_one_go", "every_one"}, {"taking_out", "following_on", "in_one_go"})
def part_of_whole(material: Material) -> Sequence[Hit]:
    """The first whole with a part of it that is taken out, or with parts that go on two days."""
    reading = material.text
    for name, find in (("wholly", stressed), ("in_one_go", stressed), ("in_one_go", two_days), ("every_one", plain)):
        for whole in places(reading, name)[:MOST]:
            if not stands(reading, whole):
                continue
            for part in find(reading, whole):
                if found := compared(reading, whole, part):
                    return found
    return []


def stands(reading: Reading, whole: Hit) -> bool:
    """Whether it is the whole: not "nearly complete", nor "complete the form" or "in full colour"."""
    if NOT_WHOLE & set(reading.words[max(0, whole.start - 2) : whole.start]):
        return False
    behind = reading.words[whole.end : whole.end + 1]
    return reading.words[whole.end - 1] not in SAID_OF or not behind or not behind[0].isalpha() or behind[0] in GOING_ON


def stressed(reading: Reading, whole: Hit) -> Iterator[Hit]:
    """Every part that is taken out, or follows, though it is said that nothing is left out."""
    for verb, end in taken_out(reading, whole, farthest=1):
        if verb.end < end and is_part(reading, verb.end, end):
            yield Hit(verb.start, end)
    for verb in places(reading, "following_on"):
        near = reading.sentences[verb.start] - reading.sentences[whole.start] in (0, 1)
        if near and 0 <= verb.start - whole.end <= FARTHEST:
            start = max(whole.end, clause(reading, verb.start)[0])
            if start < verb.start and is_part(reading, start, verb.start):
                yield Hit(start, verb.end)


def plain(reading: Reading, whole: Hit) -> Iterator[Hit]:
    """Every number of them that is taken out; "all members, skipping the Danish ones" is no conflict."""
    for verb, end in taken_out(reading, whole, farthest=0):
        if reading.word_before(verb.start) == "but" or not number_of(reading, verb.end, end):
            continue
        if not is_word(reading, "keeping_back", verb.start) or left(reading, whole, verb.end, end):
            yield Hit(verb.start, end)


def left(reading: Reading, whole: Hit, start: int, end: int) -> bool:
    """Whether what is kept would have gone: "sell all of it", not "delete all and keep three of them as samples"."""
    if not PURPOSES.isdisjoint(reading.words[start:end]):
        return False
    first = sentence_of(reading, whole.start)[0]
    return any(first <= verb.start and verb.end <= whole.start for verb in places(reading, "parting_with"))


def taken_out(reading: Reading, whole: Hit, farthest: int) -> Iterator[tuple[Hit, int]]:
    """Every order to take something out behind a whole, with the end of its clause; at most so many sentences on."""
    for verb in places(reading, "taking_out"):
        apart = reading.sentences[verb.start] - reading.sentences[whole.start]
        if not 0 <= verb.start - whole.end <= FARTHEST or apart > farthest:
            continue
        end = clause(reading, verb.end - 1)[1]
        ordered = commands(reading, verb.start) or reading.word_before(verb.start) in {"and", ",", "but", ";"}
        if ordered and NEGATED.isdisjoint(reading.words[verb.start - 1 : end]):
            yield verb, end


def is_part(reading: Reading, start: int, end: int) -> bool:
    """Whether a stretch names a part of what came before: ten of them, the Danish ones, 10 %."""
    start += reading.words[start] in PARTICLES
    words = reading.words[start:end]
    if not words or number_of(reading, start, end):
        return bool(words)
    if words[0] in MEMBERS and any(one in LINKS and other in PRONOUNS for one, other in pairwise(words)):
        return True
    if words[0] == "the" and ("ones" in words or not ORDINALS.isdisjoint(words[1:2])):
        return True
    shares = (hit for hit in reading.entities("percent") if start <= hit.start <= start + 1 and hit.end <= end)
    return any(hit.end == end or reading.words[hit.end] in PARTICLES | GOING_ON for hit in shares)


def number_of(reading: Reading, start: int, end: int) -> bool:
    """Whether a stretch says how many of them: "ten of them", "every one of it", "€200 of it"."""
    counted = {hit.end for name in ("number", "money", "percent") for hit in reading.entities(name)}
    return any(
        reading.words[place] == "of"
        and reading.words[place + 1] in PRONOUNS
        and (place in counted or reading.words[place - 1] in SHARES)
        for place in range(start + 1, end - 1)
    )


def two_days(reading: Reading, whole: Hit) -> Iterator[Hit]:
    """Two days behind what is to be done in one go, where none of them is that of the whole."""
    days = moments(reading, whole.end, sentence_of(reading, whole.start)[1])
    own = clause(reading, whole.end - 1)[1]
    if len(days) < 2 or days[0].hit.start < own or not days[0].before(days[1]):
        return
    if (
        all(day_of_part(reading, day.hit, own) for day in days[:2])
        and ";" not in reading.words[own : days[1].hit.start]
    ):
        yield Hit(days[0].hit.start, days[1].hit.end)


def day_of_part(reading: Reading, day: Hit, own: int) -> bool:
    """Whether the day stands behind a thing: "the lamps on Friday", not "the truck comes on Friday"."""
    start = max(own, clause(reading, day.start)[0])
    words = reading.words[start : day.start]
    while words and words[-1] in DAY_LEADS:
        words.pop()
    return bool(words) and words[-1] not in LINKS and not any(finite(reading, at) for at in range(start, day.start))


def finite(reading: Reading, at: int) -> bool:
    """Whether a verb that states something stands at the token: "was", or "comes" behind "the truck"."""
    word = reading.words[at]
    if word in STATING:
        return True
    stem = word.removesuffix("s")
    return stem != word and stem in INTRANSITIVE
