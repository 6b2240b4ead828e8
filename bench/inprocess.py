"""Scoring in this process, against spaCy's tokenizer on the same texts."""

from statistics import mean, median
from time import perf_counter

import spacy

from askfirst import load_gate
from bench.rows import Row, at_most, instructions

ROUNDS = 25
BAR = 12


def rows() -> list[Row]:
    """Both are timed in turn, round by round, so that whatever else runs hits both alike."""
    texts = instructions()
    assess, make_doc = load_gate().assess, spacy.blank("en").make_doc
    scored, tokenized = [], []
    for _ in range(ROUNDS + 2):
        start = perf_counter()
        for one in texts:
            make_doc(one.text)
        between = perf_counter()
        for one in texts:
            assess(one)
        tokenized.append(between - start)
        scored.append(perf_counter() - between)
    ours, base = (median(times[2:]) / len(texts) * 1e6 for times in (scored, tokenized))
    words = mean(len(one.text.split()) for one in texts)
    what = f"score, one text of {words:.0f} words, in process, against make_doc"
    return [at_most(what, ours / base, BAR, "x", f" ({ours:.0f} us / {base:.0f} us)")]
