"""Done before it may be: out before the embargo ends, sent now and not before Monday."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.times.events import led
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.exceptions import compared
from askfirst.scoring.findings.statements.periods.moments import MOST_DAYS, Moment, moments
from askfirst.scoring.findings.statements.places import opens, places, sentence_of
from askfirst.scoring.findings.statements.things import PRONOUNS, same_thing
from askfirst.scoring.findings.statements.verb_stems import verb_stem
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

LIMITS = frozenset({"until", "till", "before", "earlier", "sooner"})
DENIALS = frozenset({"not", "n't", "never", "no", "nothing", "dont", "cannot"})
GENERAL = frozenset("go goes out be leave happen start done live sent published released".split())

REACH = 10
"""Tokens from the words that hold something to the time until which they do."""


class Hold(NamedTuple):
    """Until when something may not be done: `verb` is what may not, None where it is kept altogether."""

    hit: Hit
    until: Moment
    verbs: tuple[str, ...] | None
    kept: bool = True


@demanding(
    {"holding", "ban", "not_earlier", "ruled_out_word", "embargo"}, {"over_on", *("=" + word for word in LIMITS)}
)
def too_early(material: Material) -> Sequence[Hit]:
    """The first order with a day that lies before the one until which its thing is held."""
    reading = material.text
    if len(moments(reading, 0, len(reading))) > MOST_DAYS:
        return []
    for hold in holds(reading):
        for verb, _ in acts(reading, hold):
            start, end = clause(reading, verb)
            things = clause(reading, hold.hit.start), (verb + 1, end)
            if hold.verbs is None and not same_thing(reading, *things):
                continue
            if hold.verbs is not None and not same_deed(reading, verb, hold):
                continue
            if found := compared(reading, Hit(start, end), hold.hit):
                return found
    return []


def holds(reading: Reading) -> Iterator[Hold]:
    """Every stretch that keeps something until a day, or forbids a deed before it."""
    yield from embargoes(reading)
    for place, word in enumerate(reading.words):
        if word not in LIMITS:
            continue
        behind = [one for one in moments(reading, place + 1, min(len(reading), place + 5)) if one.day or one.weekday]
        if not behind or not reading.same_sentence(behind[0].hit, Hit(place, place + 1)):
            continue
        if (denial := denied(reading, place)) is not None:
            words = tuple(w for w in reading.words[denial + 1 : place] if w.isalpha() and w not in PRONOUNS)
            yield Hold(Hit(denial, behind[0].hit.end), behind[0], words, kept=False)
        elif word in {"until", "till"}:
            for kept in places(reading, "holding"):
                if 0 <= place - kept.end <= REACH and reading.same_sentence(kept, behind[0].hit):
                    yield Hold(Hit(kept.start, behind[0].hit.end), behind[0], None)
                    break


def embargoes(reading: Reading) -> Iterator[Hold]:
    """Until when all that can go out is kept: "the embargo ends on 12 May"."""
    for mark in places(reading, "embargo"):
        end = sentence_of(reading, mark.start)[1]
        for day in moments(reading, mark.end, end):
            if led(reading, "over_on", day) and (day.day or day.weekday):
                yield Hold(Hit(mark.start, day.hit.end), day, ())


def denied(reading: Reading, place: int) -> int | None:
    """Where the denial of a limit stands, at most eight tokens ahead of it in its sentence."""
    for there in range(place - 1, max(-1, place - 9), -1):
        if reading.sentences[there] != reading.sentences[place] or reading.words[there] in {".", ";"}:
            return None
        if reading.words[there] in DENIALS:
            return there
    return None


def acts(reading: Reading, hold: Hold) -> Iterator[tuple[int, Moment]]:
    """Every order outside the hold that has an earlier day in its clause."""
    for place in range(len(reading)):
        if hold.hit.start <= place < hold.hit.end or not reading.words[place].isalpha():
            continue
        if not (commands(reading, place) or opens(reading, place)) or reading.words[place] in COURTESIES:
            continue
        if abs(reading.sentences[place] - reading.sentences[hold.hit.start]) > 1:
            continue
        if hold.kept and not any(hit.start == place for hit in places(reading, "release_verb")):
            continue
        start, end = clause(reading, place)
        end = hold.hit.start if start <= hold.hit.start < end else end
        for day in moments(reading, start, end):
            late = reading.words[day.hit.start - 1 : day.hit.start] in (["until"], ["till"], ["of"], ["dated"])
            if day.before(hold.until) and not late and not hold.hit.overlaps(day.hit):
                yield place, day


COURTESIES = frozenset({"please", "kindly", "and", "now", "today", "hi", "then", "not", "do", "tonight"})


def same_deed(reading: Reading, order: int, hold: Hold) -> bool:
    """Whether what is forbidden is what was ordered: the same verb, or no verb at all."""
    verbs = (hold.verbs or ())[:2]
    if other_thing(reading, order, hold):
        return False
    if not verbs or GENERAL & set(verbs):
        return True
    base = verb_stem(reading.words[order])
    return any(verb_stem(word) == base for word in verbs)


def other_thing(reading: Reading, order: int, hold: Hold) -> bool:
    """Whether the ban names something with a number or name of its own."""
    limit = hold.until.hit.start
    start = clause(reading, hold.hit.start)[0]
    banned = {word for word in reading.words[start:limit] if any(map(str.isdigit, word))}
    return bool(banned - set(reading.words[clause(reading, order)[0] : hold.hit.start]))
