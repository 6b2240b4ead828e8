"""A pronoun for one, as in "Paul et Marc ont appelé. Rappelle-le": it could mean either.

For languages whose grammar of references is not in code: the lexicon lists the pronouns for one
(`one_pronoun`, and by gender), the words that join two things, first names by gender, and what stands
ahead of a place or a day (`place_lead`), which no pronoun for a person means.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

EXCLUDED = {"@one_pronoun_masculine": "@woman_name", "@one_pronoun_feminine": "@man_name", "@one_pronoun": ""}


def one_of_two(material: Material) -> Sequence[Hit]:
    """Pronouns for one person or thing where the sentence before names two, and either fits."""
    reading = material.text
    found = []
    for pronoun, excluded in EXCLUDED.items():
        for hit in reading.all_hits.get(pronoun, ()):
            for pair in pairs_before(reading, hit):
                if not any(excluded and belongs(reading, one, excluded) for one in pair):
                    found.append(Hit(hit.start, hit.end, {"options": tuple(reading.text(one) for one in pair)}))
    return found[:1]


def pairs_before(reading: Reading, hit: Hit) -> Iterator[tuple[Hit, Hit]]:
    """Two names or two ids that a joining word ties, in the sentence before the hit, or in a clause before it."""
    joints = {one.start for one in reading.all_hits.get("@joining_word", ())}
    for things in (names_in(reading), reading.entities("id")):
        for one, other in pairwise(outermost(things)):
            joint = next((p for p in range(one.end, min(one.end + APART, other.start)) if p in joints), None)
            joined = joint is not None and other.start - one.end <= (LIKE if likened(reading, joint) else APART)
            before = other.end <= hit.start and apart(reading, other, hit)
            if joined and before and not (third(reading, other, hit) or again(reading, (one, other), hit)):
                yield (one, other)


APART = 3
SMALL = 2
"""Letters of an article, which a name may begin with."""
LIKE = 5
"""Tokens between the two where "that of" stands for the noun: "du gîte Aubépine et celui du gîte Sureau"."""


def likened(reading: Reading, joint: int) -> bool:
    """Whether behind a joining word stands the one that takes a noun's place."""
    return not STANDING.isdisjoint(reading.words[joint + 1 : joint + 2])


STANDING = frozenset("celui celle der die das el la o a".split())


def again(reading: Reading, pair: tuple[Hit, Hit], hit: Hit) -> bool:
    """Whether one of the two is named once more ahead of the pronoun: "Rosa e Nádia ... a da Rosa está errada"."""
    words = {word for one in pair for word in reading.words[one.start : one.end] if len(word) > SMALL}
    return not words.isdisjoint(reading.words[pair[1].end : hit.start])


def apart(reading: Reading, other: Hit, hit: Hit) -> bool:
    """Whether the two are told of ahead of the order: a sentence, or a clause with words of its own behind them."""
    sentences = reading.sentences[hit.start] - reading.sentences[other.start]
    between = reading.words[other.end : hit.start]
    told = next((place for place, word in enumerate(between) if word in {",", ";", ":"}), 0)
    return sentences == 1 or (sentences == 0 and (told > 0 or between[:1] == [";"]))


def names_in(reading: Reading) -> list[Hit]:
    """Names; a first name also where its capital only opens the sentence."""
    known = [hit for key in ("@man_name", "@woman_name") for hit in reading.all_hits.get(key, ())]
    return [*reading.entities("name"), *(hit for hit in known if reading.capitals[hit.start])]


def third(reading: Reading, other: Hit, hit: Hit) -> bool:
    """Whether a name or an id stands between, to which the pronoun rather points."""
    places = {lead.end for lead in reading.all_hits.get("@place_lead", ())}
    between = [*names_in(reading), *reading.entities("id")]
    return any(other.end <= one.start < hit.start and one.start not in places for one in between)


def belongs(reading: Reading, name: Hit, key: str) -> bool:
    """Whether the first word of a name is on the list."""
    return any(one.start == name.start for one in reading.all_hits.get(key, ()))
