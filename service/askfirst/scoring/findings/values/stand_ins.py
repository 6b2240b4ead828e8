"""Words that stand in for a value that nobody has said: "a certain keyword", "my friend", "someone".

Each finding carries the noun, so that the question can ask for it.
"""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.settled import asked_for, known
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
MODIFIERS = 3
"""Adjectives allowed between the determiner and its noun: "a certain old bank account"."""
TELLING = frozenset(
    "tell inform send message text email mail notify update tag mention mentioning visiting to know let".split()
)


@demanding({"stand_in_certain", "stand_in_person", "stand_in_one", "stand_in_record"})
def stand_in(material: Material) -> Sequence[Hit]:
    """Every stand-in of the text whose value is given nowhere in the case."""
    reading = material.text
    return [
        Hit(*described(reading, hit, noun), {"noun": reading.words[noun]})
        for hit, noun in candidates(reading)
        if not value_after(reading, noun + 1, sourced=False) and not known(material, reading.words[noun], noun)
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


def candidates(reading: Reading) -> Iterator[tuple[Hit, int]]:
    """Each stand-in with the position of its noun."""
    for hit in reading.hits("@stand_in_certain"):
        if (noun := any_noun(reading, hit)) is not None:
            yield hit, noun
    for hit in reading.hits("@stand_in_record"):
        yield hit, hit.end - 1
    for hit in reading.hits("@stand_in_person"):
        if unnamed(reading, hit):
            yield hit, hit.end - 1
    for hit in reading.hits("@stand_in_one"):
        if not asked_for(reading, hit, "@asking_verb"):
            yield hit, hit.end - 1


def unnamed(reading: Reading, hit: Hit) -> bool:
    """Whether "my friend" is to be told something and has no name anywhere near."""
    near = reading.words[max(0, hit.start - 3) : hit.start]
    named = any(name.start >= hit.end and name.start - hit.end <= 2 for name in reading.entities("name"))
    return not TELLING.isdisjoint(near) and not named and not reading.entities("email")


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
