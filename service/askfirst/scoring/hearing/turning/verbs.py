"""The verbs of an order, and forms of one verb."""

from askfirst.scoring.hearing.turning.leading import lead
from askfirst.scoring.hearing.turning.listed import terms
from askfirst.text.reading import Reading

STEM = 4
"""Letters by which two forms of a verb are one: "lösch", "löschen"."""
HAN_VERB = 2
"""Characters of a Chinese verb."""


def same_verb(one: str, other: str) -> bool:
    """Whether two words can be forms of one verb."""
    if one == other:
        return True
    return min(len(one), len(other)) >= STEM and one[:STEM] == other[:STEM]


def verbs_of(request: Reading) -> frozenset[str]:
    """The word that an order opens with, behind its courtesies, and infinitives of deeds; in Chinese all deeds."""
    words, at = request.words, lead(request, frozenset()).at
    if request.han:
        found = {"".join(words[start:end]) for start, end in terms(request, "@deed").items()}
        return frozenset({*found, "".join(words[at : at + HAN_VERB])})
    infinitives = {words[start] for start in terms(request, "@deed_infinitive")}
    return frozenset({*words[at : at + 1], *infinitives})
