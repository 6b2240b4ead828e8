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
    if not all(word in POLITE for word in before):
        return False  # "nobody in the workshop"
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
    first = text.reading.clause_start(start)
    if any(words[p] in WHILE and words[p + 1 : p + 2] in WHOM for p in range(first, start)):
        return False  # "before you return the van"
    opening = opens(discourse, first, start)
    verb = next((p for p in range(opening, first - 1, -1) if classes[p] == "verb"), None)
    if verb is None:
        return False
    made = verb == start - 1 and any(hit.end - 1 == verb for hit in text.reading.all_hits.get("@making_verb", ()))
    return not (made and tells_more(discourse, start))


WHILE = frozenset({"before", "after", "when", "while", "until", "once", "if"})
WHOM = (["you"], ["i"], ["we"], ["he"], ["she"], ["they"])


def opens(discourse: Discourse, first: int, end: int) -> int:
    """The last token before `end` with nothing but courtesies and verbs between `first` and it; first - 1 for none."""
    text = discourse.now.text
    words, classes = text.reading.words, text.classes
    plain = (p for p in range(first, end) if words[p] not in POLITE and classes[p] != "verb")
    return min(next(plain, end), end - 1)
