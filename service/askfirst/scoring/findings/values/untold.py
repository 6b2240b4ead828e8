"""Values that somebody knows and the text does not say: "the figure that Renate was after"."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.settled import asked_for, known, stated
from askfirst.scoring.findings.values.new_values import NUMERIC
from askfirst.text.given import value_after
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

PRONOUNS = frozenset("i we he she they it everybody everyone".split())
DETERMINERS = frozenset("with the my our your his her its their that this those these some few".split())
POSSESSIVES = frozenset("the my our your his her its their".split())
ADVERBS = frozenset(
    "already just previously only really actually always once had has have 've 's 'd was were am is "
    "are 'm 're had "
    "originally still finally recently".split()
)
WISHES = frozenset("after want wants wanted like likes liked for about".split())
"""What somebody only wishes for may well be named: "the bounce rate that Renate was after"."""
LONGEST = 9
"""Tokens from the determiner to the verb: "the relaunch day that our new director is thinking of"."""


@demanding({"known_to"}, {"value_noun"})
def untold(material: Material) -> Sequence[Hit]:
    """Every value that is described by who knows it, and is given nowhere in the case.

    With a history the words point back to it: that is a matter of references.
    """
    if material.history:
        return ()
    values = list(described(material.text))
    told_nouns = {
        hit.attrs["noun"]
        for hit in values
        if value_after(material.text, hit.end, sourced=False, digits=hit.attrs["noun"] in NUMERIC)
    }
    return [hit for hit in values if hit.attrs["noun"] not in told_nouns and not answered(material, hit)]


def answered(material: Material, hit: Hit) -> bool:
    """Whether the value stands elsewhere with the same noun, or somebody is to be asked for it."""
    if stated(material.text, hit) or asked_for(material.text, hit, "@asking_verb"):
        return True
    return known(material, hit.attrs["noun"], int(hit.attrs["at"]))


def described(reading: Reading) -> Iterator[Hit]:
    """A determiner, a noun for a value, who knows it and a verb of knowing: "the PIN he told me"."""
    for verb in outermost(reading.hits("@known_to")):
        nouns = [
            noun
            for noun in reading.hits("@value_noun")
            if 0 < verb.start - noun.end <= LONGEST and reading.same_sentence(noun, verb)
        ]
        for noun in reversed(nouns):
            start = determiner(reading, noun.start)
            named = start is not None and noun.start - start > 1 and reading.words[verb.end - 1] in WISHES
            if start is not None and not named and knower(reading, noun.end, verb.start):
                yield Hit(start, verb.end, {"noun": reading.words[noun.end - 1], "at": str(noun.end - 1)})
                break


def determiner(reading: Reading, position: int) -> int | None:
    """Where the noun phrase that ends before `position` begins; None without a determiner."""
    for start in range(position - 1, max(-1, position - 4), -1):
        if reading.words[start] in DETERMINERS:
            return start
        if not reading.words[start].isalpha():
            return None
    return None


def knower(reading: Reading, start: int, end: int) -> bool:
    """Whether only a person, and perhaps "that" or an adverb, stands between noun and verb."""
    words = reading.words[start:end]
    while words and words[-1] in ADVERBS:
        words = words[:-1]
    linked = bool(words) and words[0] in {"that", "which", "who", "whom"}
    if linked:
        words, start = words[1:], start + 1
    if not words:
        return linked and reading.words[end] in {"work", "works"}
    if len(words) == 1:
        capital = reading.raw[reading.starts[start]].isupper()
        return words[0] in PRONOUNS or capital or (linked and words[0].isalpha())
    if len(words) in (2, 3):
        capitals = all(reading.raw[reading.starts[start + step]].isupper() for step in range(len(words)))
        return capitals or (words[0] in POSSESSIVES and all(word.isalpha() for word in words))
    return False
