"""Scoring in this process, against spaCy's tokenizer on the same texts."""

from collections.abc import Callable, Sequence
from statistics import mean, median
from time import perf_counter

import spacy

from askfirst import load_gate
from askfirst.model import Instruction
from askfirst.scoring.classifier.opinion import load_classifiers
from bench.rows import Row, at_most, instructions

ROUNDS = 25
BAR = 12


def rows() -> list[Row]:
    """All are timed in turn, round by round, so that whatever else runs hits all alike."""
    texts = instructions()
    make_doc = spacy.blank("en").make_doc
    without, with_it = load_gate().assess, load_gate(classifiers=load_classifiers()).assess
    kept: dict[str, list[float]] = {"make_doc": [], "rules": [], "both": []}
    for _ in range(ROUNDS + 2):
        kept["make_doc"].append(timed(lambda one: make_doc(one.text), texts))
        kept["rules"].append(timed(without, texts))
        kept["both"].append(timed(with_it, texts))
    base, rules, both = (median(times[2:]) / len(texts) * 1e6 for times in kept.values())
    words = mean(len(one.text.split()) for one in texts)
    what = f"score, one text of {words:.0f} words, in process, {{}}, against make_doc"
    return [
        at_most(what.format("with the classifier"), both / base, BAR, "x", f" ({both:.0f} us / {base:.0f} us)"),
        at_most(what.format("rules alone"), rules / base, BAR, "x", f" ({rules:.0f} us / {base:.0f} us)"),
    ]


def timed(score: Callable[[Instruction], object], texts: Sequence[Instruction]) -> float:
    """Seconds for all texts."""
    start = perf_counter()
    for one in texts:
        score(one)
    return perf_counter() - start
