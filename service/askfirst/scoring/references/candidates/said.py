"""What a text says that can tell candidates apart, and what it denies."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.scoring.references.candidates.matching import has, meaning, telling
from askfirst.scoring.references.candidates.placing import misplaced
from askfirst.scoring.references.candidates.spelling import text_at
from askfirst.text.hit import Hit
from askfirst.text.listed import covered
from askfirst.text.orders import commands
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading


class Said(NamedTuple):
    """What a text says of something, all its words with it, and what it denies."""

    words: frozenset[str]
    plain: frozenset[str]
    denied: frozenset[str]


NEW = ("date", "clock_time", "timezone", "money", "percent", "quantity")


def said_in(reading: Reading, known: Sequence[frozenset[str]]) -> Said:
    """What a text says. New dates, times and amounts tell nothing, nor do numbers that count what is not counted so."""
    vain = misplaced(reading, known)
    skip = renewed(reading) | counted(reading, known) | vain
    denied = {
        p
        for hit in reading.hits("@not_that")
        for p in range(hit.end, min(hit.end + 4, len(reading.words)))
        if reading.same_clause(hit, Hit(p, p + 1))
    }
    kept = " ".join(text_at(reading, p) for p in range(len(reading)) if p not in skip and p not in denied)
    away = " ".join(text_at(reading, p) for p in sorted(denied - vain))
    words = meaning(kept, sentence=True)
    return Said(words, words | telling(kept), meaning(away, sentence=True))


def renewed(reading: Reading) -> set[int]:
    """The tokens of what something is moved or set to, which does not tell what it is: "to 14:00 on 6 May"."""
    found: set[int] = set()
    becoming, joints = covered(reading, "@becoming_lead"), covered(reading, "@value_joint")
    for hit in sorted((hit for name in NEW for hit in reading.entities(name)), key=lambda hit: hit[:2]):
        before = hit.start - 1
        if before >= 0 and (before in joints or reading.words[before] == ","):
            before -= 1
            if before in found:
                found.update(range(before, hit.end))
            before += 1
        if before >= 0 and (before in becoming or before in found):
            found.update(range(hit.start, hit.end))
    return found


def counted(reading: Reading, known: Sequence[frozenset[str]]) -> set[int]:
    """The numbers that say how many are ordered: "order 300 of the bottles" does not name that of 300 ml."""
    return {at for at in counts(reading) if not any(has(words, reading.words[at + 1]) for words in known)}


def counts(reading: Reading) -> Iterator[int]:
    """Numbers behind the verb of an order and ahead of what they count."""
    for verb in reading.outside_data("@order_verb"):
        at = verb.end
        if commands(reading, verb.start) and reading.words[at : at + 1] and reading.words[at].isdigit():
            following = reading.words[at + 1] if at + 1 < len(reading) else ""
            if at + 1 in reading.begins("@of_word") or is_plural(following):
                yield at
