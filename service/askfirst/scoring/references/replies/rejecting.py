"""Replies that take none of what a question offers, or choose by what the options do not show."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.matching import has, telling
from askfirst.scoring.references.replies.denying import denies
from askfirst.scoring.references.replies.offered import SMALL
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.cues import spots
from askfirst.text.hit import tokens_of
from askfirst.text.listed import covered
from askfirst.text.reading import Reading

SHOWN = ("date", "clock_time", "money", "duration", "percent", "quantity")
"""By one of these beside them things can be ranked."""
NAMED = ("id", "name", "number", "quote", "file", "email")


def turned_down(material: Material, question: Question) -> bool:
    """Whether what is offered is refused and nothing else named: "neither", or another than those that were found.

    What a question asks as "which do you mean" are things that there are, so that a new name is first to be confirmed.
    """
    if not question.options or question.loose or "scope" in question.asks:
        return False
    if denies(material):
        return "yes_no" not in question.asks
    return unlisted(material, question)


def unlisted(material: Material, question: Question) -> bool:
    """Whether the reply is one name that is not among those of which it is asked which is meant."""
    text, asked = material.text, material.history[-1]
    if not spots(asked.words, asked.cues.meaning):
        return False
    named = [hit for name in NAMED for hit in text.entities(name)]
    small = tokens_of([*text.hits("@small_word"), *text.hits("@yes_word"), *text.hits("@social_opener")])
    covered = tokens_of(named) | small
    if not named or any(word[0].isalnum() and at not in covered for at, word in enumerate(text.words)):
        return False
    offered = telling(asked.raw) | {option.lower() for option in question.options}
    if not any(text.entities(name) for name in NAMED if name != "number") and not text.words[0].isdigit():
        return False
    return not telling(text.raw) <= offered and not any(has(offered, word) for word in own(text, question))


def own(text: Reading, question: Question) -> frozenset[str]:
    """The words of the reply that not all options have: of "A-18" for "A-17 or A-19" the 18."""
    common = frozenset.intersection(*question.words)
    return telling(text.raw) - common - SMALL


def unranked(material: Material, question: Question) -> bool:
    """Whether the reply chooses by a size or an age that nothing said shows: "the bigger one" of A-17 and A-19."""
    text = material.text
    words = {at for at, word in enumerate(text.words) if word[0].isalnum() and word not in SMALL}
    if not question.options or not words or not words <= covered(text, "@ranking_word"):
        return False
    said = [material.history[-1], *material.history[:-1]]
    if any(reading.entities(name) for reading in said for name in SHOWN):
        return False
    return all(plain(option, material.history[-1]) for option in question.options)


def plain(option: str, asked: Reading) -> bool:
    """Whether an option is a bare name or id, by which nothing can be ranked."""
    named = {asked.text(hit).strip("'\"").lower() for name in NAMED for hit in asked.entities(name)}
    return option.strip().lower() in named
