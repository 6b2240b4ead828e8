"""References with nothing, or with several things, that they could stand for."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.references.definites import unnamed
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.ellipsis import fragment
from askfirst.scoring.references.pronouns.anaphors import anaphors
from askfirst.scoring.references.pronouns.antecedents import has_antecedent
from askfirst.scoring.references.pronouns.several import several
from askfirst.text.hit import Hit
from askfirst.text.plurals import is_plural, singular
from askfirst.text.reading import Reading

CUES = frozenset("@thing_pronoun @man_pronoun @woman_pronoun @many_pronoun @demonstrative @nameless_noun".split())
"""Lists of which any word may refer to something."""
SHORT = 8
"""A text of so many tokens may be a mere fragment of something that was said before."""
BARE = 10
"""Words beyond which a request is taken to name something."""
BRIEF = 11
"""Tokens beyond which what a request calls "the file" is taken for known to those who work with it."""


def references(material: Material) -> Sequence[Hit]:
    """Every reference that asks for a question; `options` are what it could mean.

    In a request that names something "the kiln" may well be known: it is a suspicion.
    """
    reading = material.text
    if len(reading) > SHORT and CUES.isdisjoint(reading.lists):
        return ()
    discourse = Discourse(material)
    suspected = unnamed(discourse) if len(reading) <= BRIEF else []
    if not names_nothing(reading):
        suspected = [hit.suspected for hit in suspected]
    found = [*suspected, *fragment(discourse)]
    told = discourse.now.told
    for anaphor in anaphors(discourse.now.text):
        if not has_antecedent(discourse, anaphor):
            if not told[anaphor.start] or all(told):  # what is only told beside an order needs no name to act on
                found.append(anaphor.hit)
        elif options := several(discourse, anaphor):
            found.append(Hit(anaphor.start, anaphor.end, {"options": singly(options)}))
    return sorted(found, key=lambda hit: hit.start)


def singly(options: tuple[str, ...]) -> tuple[str, ...]:
    """Each option by itself: "reports RP-8" and "RP-9" are the report RP-8 and the report RP-9."""
    *kind, first = options[0].split()
    if not kind or not is_plural(kind[-1].lower()) or any(len(one.split()) != 1 for one in options[1:]):
        return options
    noun = " ".join([*kind[:-1], singular(kind[-1].lower())])
    return tuple(f"{noun} {one}" for one in (first, *options[1:]))


def names_nothing(reading: Reading) -> bool:
    """Whether a short text has neither a name nor a figure nor data."""
    if len(reading.words) > BARE or reading.data or any(char.isdigit() for char in reading.plain):
        return False
    return not any(capital and at != reading.sentence_start(at) for at, capital in enumerate(reading.capitals))


def undefined_reference(material: Material) -> Sequence[Hit]:
    """The references that nothing in the case could mean."""
    return [hit for hit in material.findings("reference") if not hit.attrs.get("options")]


def ambiguous_reference(material: Material) -> Sequence[Hit]:
    """The references that several named things in the case could mean."""
    return [hit for hit in material.findings("reference") if hit.attrs.get("options")]
