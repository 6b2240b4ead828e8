"""The small language of phrases."""

from collections.abc import Sequence

import pytest

from askfirst.rules.inflection import english
from askfirst.rules.phrases import ConditionError, expand


def inflect(word: str) -> Sequence[str]:
    return english(word, {"give": ("gave", "given")})


@pytest.mark.parametrize(
    ("phrase", "wordings"),
    [
        ("a good discount", ["a good discount"]),
        ("Net 30", ["net 30"]),
        ("(good|nice) price", ["good price", "nice price"]),
        ("as soon as [humanly] possible", ["as soon as possible", "as soon as humanly possible"]),
        ("ship~ it", ["ship it", "ships it", "shipping it", "shipped it"]),
        ("give~", ["give", "gives", "giving", "gave", "given"]),
    ],
)
def test_a_phrase_stands_for_its_wordings(phrase: str, wordings: list[str]) -> None:
    assert sorted(expand(phrase, inflect)) == sorted(wordings)


@pytest.mark.parametrize("phrase", ["(good price", "a (b (c)) d", "[soon]", ""])
def test_a_phrase_that_cannot_be_read_says_so(phrase: str) -> None:
    with pytest.raises(ConditionError):
        expand(phrase, inflect)
