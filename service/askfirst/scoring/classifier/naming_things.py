"""The words that a question of the classifier repeats, as a thing: neither an order nor half a phrase."""

from askfirst.scoring.classifier.pointing import LEADING
from askfirst.text.hit import Hit
from askfirst.text.nouns import DETERMINERS, MARKS, STOPS, phrase_end
from askfirst.text.orders import commands
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

SCOPE = "unclear_scope"
POINTED = frozenset({"undefined_reference", "ambiguous_reference", SCOPE})
"""Topics that ask which thing is meant: of an order, the one that stands behind its verb."""
OPEN = frozenset(
    "underspecified_parameter imprecise_quantifier unclear_timeframe timeline_without_specifics "
    "location_without_specifics mutually_exclusive_options".split()
)
"""Topics that ask about a word of the order: the order itself is none."""
RELATIVE = frozenset({"that", "which", "who", "whose"})
SUBJECTS = frozenset({"what", "you", "i", "we", "he", "she"})
"""Behind these a clause goes on, and no noun: "what I said"."""
LONGEST = 5
"""Words that a noun can have ahead of it."""
SEVERAL = frozenset({"them", "they", "these", "those", "both"})
SHORT = frozenset({"ads", "pos", "ids", "kpis"})
"""Plurals too short to be told by their form."""
ONE = "one"
"""The variant of a wording that asks which one, not which ones."""


def thing(text: Reading, topic: str, found: Hit | None) -> Hit | None:
    """What was found, as a question of this topic can repeat it; None where that is no more than the order.

    Which thing is meant is asked of the order's own, where nothing else was found. `variant` tells where only one is.
    """
    if topic not in POINTED | OPEN:
        return found
    found = definite(text) if found is None and topic in POINTED else found and plain(text, topic, found)
    if found is None or topic != SCOPE or many(text, found):
        return found
    return Hit(found.start, found.end, {**found.attrs, "variant": ONE})


def plain(text: Reading, topic: str, found: Hit) -> Hit | None:
    """The words with the noun that they go on about, and without the verb of the order."""
    if text.words[found.start] in SUBJECTS:
        return None
    if text.words[found.start] in RELATIVE:
        found = Hit(noun_ahead(text, found.start), found.end)
    verb = next((one for one in text.outside_data("@order_verb") if one.start == found.start), None)
    if verb is None or not commands(text, verb.start):
        return found
    return behind(text, verb.end) if topic in POINTED else None


def definite(text: Reading) -> Hit | None:
    """What the first order is about, where that has an article or an owner: "the new version"."""
    verbs = (verb for verb in text.outside_data("@order_verb") if commands(text, verb.start))
    found = next((behind(text, verb.end) for verb in verbs), None)
    return found if found is not None and text.words[found.start] in LEADING else None


def behind(text: Reading, start: int) -> Hit | None:
    """The noun phrase that begins at a token; None where none does."""
    end = phrase_end(text, start)
    return Hit(start, end) if end > start else None


def noun_ahead(text: Reading, relative: int) -> int:
    """Where the noun phrase begins that "that" goes on about: "the ads that nobody clicks"; else the word itself."""
    start, verbs = relative, {at for verb in text.outside_data("@order_verb") for at in range(verb.start, verb.end)}
    while start and relative - start < LONGEST and text.words[start - 1] not in STOPS | MARKS:
        if start - 1 in verbs and commands(text, start - 1):
            break
        start -= 1
        if text.words[start] in DETERMINERS:
            break
    return start


def many(text: Reading, hit: Hit) -> bool:
    """Whether it is a plural: "the red crates of Ana"."""
    end = phrase_end(text, hit.start)
    last = text.words[end - 1] if end > hit.start else ""
    return text.words[hit.start] in SEVERAL or is_plural(last) or last in SHORT
