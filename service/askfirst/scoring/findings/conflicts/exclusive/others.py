"""Everybody who is added where one was to be the only one."""

from collections.abc import Iterator

from askfirst.scoring.findings.conflicts.exclusive.names import proper
from askfirst.scoring.findings.conflicts.exclusive.only_ones import Alone, is_order
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.places import is_word, sentence_of
from askfirst.scoring.findings.statements.things import ids
from askfirst.scoring.findings.statements.verb_stems import verb_stem
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


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
    verb = verb_stem(reading.words[alone.verb])
    here = verb_stem(reading.words[place]) == verb
    if reading.words[place] in {"have", "let", "ask"} and is_order(reading, place):
        return here or any(verb_stem(word) == verb for word in reading.words[place + 1 : place + 6])
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
