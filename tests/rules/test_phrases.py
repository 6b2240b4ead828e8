"""The small language of phrases."""

import pytest

from askfirst.rules.english import forms
from askfirst.rules.phrases import PhraseError, expand


def inflect(word: str) -> tuple[str, ...]:
    return forms(word, {"give": ("gave", "given")})


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
    with pytest.raises(PhraseError):
        expand(phrase, inflect)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("push", ("push", "pushes", "pushing", "pushed")),
        ("carry", ("carry", "carries", "carrying", "carried")),
        ("move", ("move", "moves", "moving", "moved")),
        ("drop", ("drop", "drops", "dropping", "dropped")),
        ("tie", ("tie", "ties", "tying", "tied")),
        ("agree", ("agree", "agrees", "agreeing", "agreed")),
        ("fix", ("fix", "fixes", "fixing", "fixed")),
    ],
)
def test_english_forms_follow_the_spelling_rules(word: str, expected: tuple[str, ...]) -> None:
    assert forms(word, {}) == expected
