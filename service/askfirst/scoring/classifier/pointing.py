"""What of a text a question can point at: an unnamed thing, a choice, an order; as a thing, not half a phrase."""

from collections.abc import Sequence

from askfirst.reader.reading import Open
from askfirst.scoring.findings.statements import options, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.nouns import DETERMINERS, MARKS, STOPS, is_plural, phrase_end
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

OBJECT = 10
"""Words that a question repeats of an order."""
JOINTS = frozenset("that which who whom what where when why how if because so but while until unless - : ( , ;".split())
"""Before one of these what is repeated ends."""
LEADING = frozenset("the a an my our your his her its their".split())
"""What is named may begin with one of these."""
DANGLING = frozenset(
    "a an the to for of from with at on by in into out up off down about as and or is are was were be what "
    "my our your his her its their".split()
)
"""What is repeated does not end with one of these."""


def span(text: Reading, found: Sequence[Open]) -> Hit | None:
    """The words that most probably leave something open, of those that the reader sees."""
    if not found:
        return None
    best = max(found, key=lambda one: one.probability)
    inside = [at for at in range(len(text)) if text.starts[at] < best.end and text.ends[at] > best.start]
    return Hit(inside[0], inside[-1] + 1) if inside else None


def sentence(text: Reading, words: Hit | None) -> Hit:
    """The sentence of these words, or of the first order."""
    return Hit(*sentence_of(text, (words or order(text)).start))


def chosen(text: Reading) -> Hit | None:
    """The first "or" with what it leaves to choose from, as `a`, `b` and `options`."""
    for hit in text.all_hits.get("@or_word", ()):
        if 0 < hit.start < len(text) - 1 and not text.is_data(hit):
            start, end = sentence_of(text, hit.start)
            found = options(text, start, hit, end)
            return found._replace(attrs={**found.attrs, "options": (found.attrs["a"], found.attrs["b"])})
    return None


def deed(text: Reading, words: Hit | None) -> Hit:
    """The order of these words, where they begin with its verb; else the first order of the text."""
    verbs = {verb.start for verb in text.outside_data("@order_verb")}
    return words if words is not None and words.start in verbs else order(text)


def order(text: Reading) -> Hit:
    """The first verb of order with what follows it, up to the next clause; the first words where there is none."""
    verbs = text.outside_data("@order_verb")
    return ordered(
        text, next((one.start for one in verbs if commands(text, one.start)), verbs[0].start if verbs else 0)
    )


def ordered(text: Reading, start: int) -> Hit:
    """The order that begins at a token, up to the next clause."""
    end = start + 1
    while end < min(len(text), start + OBJECT) and text.clauses[end] == text.clauses[start]:
        if text.words[end] in JOINTS:
            break
        end += 1
    while end > start + 1 and (text.words[end - 1] in DANGLING or not text.words[end - 1][-1:].isalnum()):
        end -= 1
    return Hit(start, end)


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
