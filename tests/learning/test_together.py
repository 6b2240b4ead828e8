"""Languages with few texts are trained together."""

from pathlib import Path

import pytest

from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import FURTHER, together
from askfirst.learning.named import Named
from askfirst.learning.samples import Texts, samples_of
from askfirst.learning.training import train_together
from askfirst.scoring.classifier.classifier import Classifier, probability
from askfirst.scoring.classifier.file import OTHERS, load

LANGUAGES = Path(__file__).parents[2] / "corpus" / "languages"
GATE = load_gate()


def test_each_language_is_a_corpus_with_a_part_for_weights_alone() -> None:
    known, further = together(LANGUAGES), together(LANGUAGES, FURTHER)
    assert {case.language for case in known} == {case.language for case in further} == set(load(OTHERS)[0].languages)
    assert not {case.text for case in known} & {case.text for case in further}


@pytest.fixture(scope="module")
def trained() -> Named:
    some = [case for case in together(LANGUAGES) if case.language in ("es", "pt") and case.department == "sales"]
    samples = [one for language in ("es", "pt") for one in samples_of(GATE, some, language)]
    return train_together(Texts(samples), ("es", "pt"))


def test_the_weights_serve_all_languages_that_they_are_trained_on(trained: Named) -> None:
    assert trained.languages == ("es", "pt")
    assert trained.open.weights == {}
    served = Classifier(trained.packed, "x")
    cases = [case for case in together(LANGUAGES, FURTHER) if case.department == "sales"]
    samples = [one for language in ("es", "pt") for one in samples_of(GATE, cases, language)]
    doubts: dict[bool, list[float]] = {True: [], False: []}
    for one in samples:
        doubts[one.unclear].append(probability(served.doubt_of(one.shown, one.case.department)))
    assert sum(doubts[True]) / len(doubts[True]) > sum(doubts[False]) / len(doubts[False])
