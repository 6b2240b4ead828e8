"""Whether a phrase is the object of an order, and not what a statement is about."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions import Mention

POLITE = frozenset(
    (
        "please pls plz kindly can could would you u and then also hi hey hello , ok okay so now just to "
        "must should not n't i we need want let 's like 'd if otherwise but me 'll will once done thanks "
        "- : first today tomorrow dear colleague colleagues all team good morning afternoon quickly "
        "again have had get for"
    ).split()
)


def ordered(discourse: Discourse, m: Mention) -> bool:
    """Whether it is the object of an order, a wish or a short question, and not what a statement is about."""
    if ordered_at(discourse, m.start):
        return True
    text = discourse.now.text
    sentences, words = text.reading.sentences, text.reading.words
    own = [p for p in range(len(words)) if sentences[p] == sentences[m.start]]
    before = words[own[0] : m.start]
    if words[own[-1]] == "?" and len(own) <= 9:
        return True
    if (before and before[-1] in ("need", "needs", "want", "wants")) or before[-2:] == ["would", "like"]:
        return True
    return len(own) <= 6 and all(text.classes[p] not in ("verb", "pronoun") and words[p] not in BEING for p in own)


def tells_more(discourse: Discourse, start: int) -> bool:
    """Whether the text has content for a thing that is to be made: a name, a number, a time."""
    text = discourse.now.text
    return (
        len(text.classes) > 10
        or any(label in ("name", "id", "data", "number", "time") for label in text.classes[start:])
        or ":" in text.reading.words
    )


BEING = frozenset({"is", "are", "was", "were", "has", "have", "had", "'s"})


def ordered_at(discourse: Discourse, start: int) -> bool:
    """Whether a phrase that begins at `start` is what an order is to be done to."""
    text = discourse.now.text
    words, classes = text.reading.words, text.classes
    making = {hit.end - 1 for hit in text.reading.all_hits.get("@making_verb", ())}
    clause = text.reading.clauses[start]
    for position in range(start - 1, -1, -1):
        if text.reading.clauses[position] != clause:
            return False
        if classes[position] == "verb":
            opening = [p for p in range(position) if text.reading.clauses[p] == clause]
            if all(words[p] in POLITE or classes[p] == "verb" for p in opening):
                return not (position in making and position == start - 1 and tells_more(discourse, start))
    return False
