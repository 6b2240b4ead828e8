"""What of a text a question can point at: an unnamed thing, a choice, an order."""

from collections.abc import Iterator

from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.opinion import Opinion
from askfirst.scoring.classifier.parts import NOUNS, OTHER, PATTERN, phrase, signs_of
from askfirst.scoring.classifier.weighing import DANGLING, weights_of
from askfirst.scoring.classifier.words.tags import MEANINGS, SIGNS
from askfirst.scoring.findings.statements.options import options
from askfirst.scoring.findings.statements.places import sentence_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

OBJECT = 10
"""Words that a question repeats of an order."""
JOINTS = frozenset("that which who whom what where when why how if because so but while until unless - : ( , ;".split())
"""Before one of these what is repeated ends."""
POINTERS = {"it": 2.5, "this": 2.5, "other": 1.5, "the": 1.0, "next": 0.8, "my": 0.5, "bare": 0.0, "plural": 0.0}
"""How much, in log odds, a sort of phrase speaks for itself where something is pointed at that nothing names."""
TOLD = 1.5
"""What it costs where the next phrase tells which one: "the trip to Dinant"."""
SEVERAL = 1.5
"""What a plural speaks for itself where the doubt is how far something goes: "the lists"."""
TIMES = frozenset({"time", "one time", "many time"})
"""Sorts of words that end a phrase of time: "the other day" points at nothing."""
NOUN_SIGNS = frozenset(SIGNS[sort] for sort in NOUNS)
ONES, POINTING = frozenset({"one", "ones", "two"}), frozenset("the that this those these".split())
"""Together these point at something: "that one"."""
SPEAKERS = frozenset("i we you me us myself ourselves yourself u you're mine yours".split())
"""These point at nobody who is unknown."""


def pointed(material: Material, seen: Opinion, several: float = 0.0) -> Hit | None:
    """The pronoun or noun phrase that most probably points at something unknown: "it", "the other room".

    `several` is what a plural speaks for itself.
    """
    weights = weights_of(material, seen)
    loose = [
        (points + several * many + sum(weights[hit.start : hit.end]), -hit.start, hit)
        for points, many, hit in pointers(material.text)
    ]
    return max(loose)[2] if loose else None


def pointers(text: Reading) -> Iterator[tuple[float, bool, Hit]]:
    """Phrases that nothing tells apart, with what speaks for each, and whether it is a plural."""
    signs = signs_of(text)[0]
    found = [match for match in PATTERN.finditer("".join(signs)) if match[3]]
    for match, following in zip(found, [*found[1:], None], strict=False):
        start, end = match.span(3)
        last = MEANINGS[match[3][-1]]
        points = POINTERS.get(phrase(match[3]).kind)
        if text.words[end - 1] in ONES and text.words[start] in POINTING:
            points = POINTERS["this"]
        if points is None or last in TIMES or text.words[start] in SPEAKERS or relative(text.words, signs, start):
            continue
        if phrase(match[3]).kind == "bare" and match[3][-1] not in NOUN_SIGNS:
            continue
        told = following is not None and following.start() == end and bool(following[2]) and phrase(following[3]).fine
        yield points - told * TOLD, last.startswith("many "), Hit(start, end)


def relative(words: list[str], signs: list[str], start: int) -> bool:
    """Whether "that" goes on about the noun ahead: "the report that everybody liked"."""
    return words[start] == "that" and start > 0 and signs[start - 1] in NOUN_SIGNS | {OTHER}


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
    start = next((verb.start for verb in verbs if commands(text, verb.start)), verbs[0].start if verbs else 0)
    end = start + 1
    while end < min(len(text), start + OBJECT) and text.clauses[end] == text.clauses[start]:
        if text.words[end] in JOINTS:
            break
        end += 1
    while end > start + 1 and (text.words[end - 1] in DANGLING or not text.words[end - 1][-1:].isalnum()):
        end -= 1
    return Hit(start, end)
