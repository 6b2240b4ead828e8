"""What of a text a question can point at: an unnamed thing, a choice, an order."""

from collections.abc import Sequence

from askfirst.reader.reading import Open
from askfirst.scoring.findings.statements import options, sentence_of
from askfirst.text.hit import Hit
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
