"""How pieces of evidence count together is fitted so that none speaks against a question."""

from pathlib import Path
from random import Random

import pytest

from askfirst.gate import load_gate
from askfirst.learning.combining import Weighed, combined, fitted, texts_to_fit, weighed
from askfirst.learning.labels import FOLDER, LabelsError
from askfirst.model import Instruction
from askfirst.scoring.classifier.combination import Evidence
from askfirst.scoring.classifier.opinion import load_classifiers

RNG = Random(7)
GATE = load_gate(classifiers=load_classifiers())


def seen(reader: float, *, unclear: bool, rules: float = 0.0) -> Weighed:
    return Weighed(unclear, "first", "en", Evidence(reader, rules))


def test_what_tells_counts_and_what_misleads_does_not() -> None:
    texts = []
    for _ in range(2_000):
        unclear = RNG.random() < 0.5
        right = RNG.gauss(1.0 if unclear else -1.0, 1.0)
        texts.append(seen(right, unclear=unclear, rules=-right))
    found = fitted(texts)
    assert found.reader == pytest.approx(2.0, abs=0.4)  # the log odds of two normal distributions at 1 and -1
    assert found.rules == 0.0
    assert found.intercept == pytest.approx(0.0, abs=0.3)


def test_a_text_counts_as_much_as_it_is_said_to() -> None:
    texts = [seen(0.0, unclear=True)._replace(counts=0.5), seen(0.0, unclear=False)]
    assert fitted(texts * 50).doubt(Evidence(0.0)) < -0.6


def test_english_and_other_languages_are_fitted_apart_by_sort_of_message() -> None:
    texts = [
        Weighed(unclear, sort, language, Evidence(2.0 if unclear else -2.0))
        for sort in ("first", "department", "reply")
        for language in ("en", "pt")
        for unclear in (language == "en", False, True)
    ]
    found = combined(texts, "v")
    assert found.reader == "v"
    assert found.english.first.intercept > found.others.first.intercept
    assert found.of("en") is found.english
    assert found.of("pt") is found.others


def test_evidence_is_what_a_request_is_judged_by() -> None:
    one = weighed(GATE, Instruction(text="Give them a good discount", department="sales"), unclear=True)
    assert one is not None
    assert (one.sort, one.language, one.evidence.blocked) == ("department", "en", 1.0)
    assert one.evidence.rules == pytest.approx(0.4)
    assert weighed(GATE, Instruction(text="Thanks!"), unclear=False) is None


def test_without_the_real_texts_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(LabelsError, match="the real texts are not here"):
        texts_to_fit(GATE, {FOLDER: tmp_path}, Path("corpus"))
