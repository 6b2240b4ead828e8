"""What a reply gives beside the words that put the answer off or hand it back: "hall 5, ask Ines for the key"."""

from collections.abc import Collection

from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.matching import has, telling
from askfirst.scoring.references.replies.offered import offered
from askfirst.scoring.references.replies.questions import Question
from askfirst.scoring.references.replies.substance import TIMES, VALUES, compared, opens, own_words, tells
from askfirst.text.cues import spots
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.names import capital

SORTED = frozenset({"number", "time", "money"})
"""A question for one of these is not answered by a name."""
BRIEF = 4
"""Words of a choice ahead of such a word."""


def gives(material: Material, question: Question, places: Collection[int]) -> bool:
    """Whether an option, or a value of the sort that is asked for, stands at these places of the reply."""
    text = material.text
    return (
        takes(material, question, places)
        or any(
            hit.start in places and text.text(hit).lower() != "one" and not compared(text, hit)
            for name in sorts(question)
            for hit in text.entities(name)
        )
        or ("person" in question.asks and any(capital(text, at) and not opens(text, at) for at in places))
    )


def sorts(question: Question) -> list[str]:
    """The sorts of values that can answer the question."""
    return [
        name
        for name in VALUES
        if not (name in TIMES and question.asks and "time" not in question.asks)
        and not (name == "name" and question.asks & SORTED)
    ]


def takes(material: Material, question: Question, places: Collection[int]) -> bool:
    """Whether the words at these places choose some of the options and not all of them."""
    words = frozenset(material.text.words[at] for at in places)
    if question.options:
        common = frozenset.intersection(*question.words)
        said = telling(" ".join(words))
        matched = [any(has(said, word) for word in own - common) for own in question.words]
        return any(matched) and not all(matched)
    taken = [option <= words for option in offered(material.history[-1])]
    return any(taken) and not all(taken)


def opposed(material: Material, question: Question, hits: Collection[Hit]) -> bool:
    """Whether a brief choice stands ahead of what hands it back: "blue, but I don't care much"."""
    text = material.text
    own = own_words(material, question)
    for hit in hits:
        start = text.clause_start(hit.start)
        opposing = spots(text.words, text.cues.opposing)
        taken = tokens_of(opposing)
        ahead = [word for at, word in enumerate(text.words[:start]) if word[0].isalnum() and at not in taken]
        turned = any(start in (one.start, one.end) for one in opposing)
        if turned and 0 < len(ahead) <= BRIEF and not tells(text, start) and telling(" ".join(ahead)) & own:
            return True
    return False
