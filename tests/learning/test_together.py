"""Languages with few texts are trained together."""

from itertools import combinations
from pathlib import Path

import pytest

from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import FURTHER, HELD_BACK, together
from askfirst.learning.named import Named
from askfirst.learning.samples import Texts, samples_of
from askfirst.learning.training import train
from askfirst.scoring.classifier.classifier import Regressions
from askfirst.scoring.classifier.file import OTHERS, load

LANGUAGES = Path(__file__).parents[2] / "corpus" / "languages"
GATE = load_gate()


def test_each_language_is_a_corpus_with_a_part_for_weights_alone_and_one_held_back() -> None:
    parts = [together(LANGUAGES, name) for name in ("", FURTHER, HELD_BACK)]
    assert all({case.language for case in one} == set(load(OTHERS)[0].languages) for one in parts)
    for one, other in combinations(parts, 2):
        assert not {(case.text, case.history) for case in one} & {(case.text, case.history) for case in other}


@pytest.fixture(scope="module")
def trained() -> Named:
    some = [case for case in together(LANGUAGES) if case.language in ("es", "pt") and case.department == "sales"]
    samples = [one for language in ("es", "pt") for one in samples_of(GATE, some, language)]
    return train(Texts(samples), ("es", "pt"))


def test_the_weights_serve_all_languages_that_they_are_trained_on(trained: Named) -> None:
    assert trained.languages == ("es", "pt")
    served = Regressions(trained.packed, "x")
    cases = [case for case in together(LANGUAGES, FURTHER) if case.department == "sales"]
    samples = [one for language in ("es", "pt") for one in samples_of(GATE, cases, language)]
    doubts: dict[bool, list[float]] = {True: [], False: []}
    for one in samples:
        doubts[one.unclear].append(served.doubt_of(one.shown, one.case.department).work)
    assert sum(doubts[True]) / len(doubts[True]) > sum(doubts[False]) / len(doubts[False])
