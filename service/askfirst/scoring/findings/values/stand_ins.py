"""Words that stand in for a value that nobody has said: "another folder", "a certain keyword".

Each finding carries the noun, so that the question can ask for it.
"""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.settled import known
from askfirst.scoring.findings.values.stand_in_sorts import SORTS
from askfirst.text.given import value_after
from askfirst.text.hit import Hit
from askfirst.text.nouns import phrase_end
from askfirst.text.reading import Reading

NP_ENDS = frozenset(
    "of in on at to into onto from with without by for about as than over under within inside and or "
    "but so then that "
    "which who whose where when while if because is are was were be has have had does do did will "
    "would can could "
    "should must may might the a an my our your his her its their this these those i we you he she it "
    "they please "
    "instead again today tomorrow now not until till before after during per via".split()
)
"""Words that end a noun phrase."""
TEXTUAL = frozenset("headline title name subject wording text slogan caption label tagline term keyword".split())
"""Nouns whose value is a text, which may stand in quotes further on."""
MODIFIERS = 3
"""Adjectives allowed between the determiner and its noun: "a different bank account"."""


@demanding({key[1:] for key in SORTS})
def stand_in(material: Material) -> Sequence[Hit]:
    """Every stand-in of the text whose value is given nowhere in the case."""
    reading = material.text
    return [
        Hit(*described(reading, hit, noun), {"noun": reading.words[noun]})
        for hit, noun in candidates(reading)
        if not value_after(reading, noun + 1, sourced=False)
        and not quoted(reading, noun)
        and not known(material, reading.words[noun], noun)
        and not worded(reading, noun)
    ]


def described(reading: Reading, hit: Hit, noun: int) -> tuple[int, int]:
    """From where to where the stand-in goes: "someone from the north team" without the verb and what is given ahead."""
    start = next((at for at in range(hit.start, noun + 1) if reading.words[at] in INDEFINITE), hit.start)
    end = noun + 1
    if start > hit.start and reading.words[end : end + 1] and reading.words[end] in OF_WHOM:
        end = max(end, phrase_end(reading, end + 1, 5))
    return start, end


INDEFINITE = frozenset({"someone", "somebody", "something", "somewhere"})
OF_WHOM = frozenset({"from", "in", "of", "on"})


def worded(reading: Reading, noun: int) -> bool:
    """Whether words in quotes follow that can be the headline or name in question."""
    return reading.words[noun] in TEXTUAL and any(hit.start > noun for hit in reading.entities("quote"))


WORDED = frozenset("headline title subject name caption text slogan label heading wording line greeting".split())
"""Nouns whose value is a wording, which stands in quotes somewhere behind."""


def quoted(reading: Reading, noun: int) -> bool:
    """Whether the new wording follows in quotes: "needs another headline, they chose 'Warm'"."""
    return reading.words[noun] in WORDED and any(kind == "quote" for kind in reading.data_kinds[noun + 1 :])


def candidates(reading: Reading) -> Iterator[tuple[Hit, int]]:
    """Each stand-in with the position of its noun."""
    for key, sort in SORTS.items():
        for hit in reading.hits(key):
            if sort.accepts(reading, hit) and (noun := noun_after(reading, hit, sort.nouns)) is not None:
                yield hit, noun


def noun_after(reading: Reading, hit: Hit, nouns: str | None) -> int | None:
    """The noun that a determiner belongs to."""
    if nouns == "":
        return hit.end - 1
    return any_noun(reading, hit) if nouns is None else listed_noun(reading, hit, nouns)


def any_noun(reading: Reading, hit: Hit) -> int | None:
    """The last word before the noun phrase ends."""
    for position in range(hit.end, min(hit.end + MODIFIERS, len(reading))):
        word = reading.words[position]
        after = reading.words[position + 1] if position + 1 < len(reading) else "."
        if not word.isalpha():
            return None
        if not after.isalpha() or after in NP_ENDS:
            return None if word in NP_ENDS else position
    return None


def listed_noun(reading: Reading, hit: Hit, nouns: str) -> int | None:
    """The farthest noun of the list that only adjectives part from the determiner."""
    found = [noun for noun in reading.hits(nouns) if 0 <= noun.start - hit.end < MODIFIERS]
    for noun in sorted(found, key=lambda one: -one.end):
        between = reading.words[hit.end : noun.start]
        if all(word.isalpha() and word not in NP_ENDS for word in between):
            return noun.end - 1
    return None
