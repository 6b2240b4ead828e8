"""The weights of a word for all languages stand side by side in one number, and never run into each other."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.text.language import LANE, SAMPLE, WHOLE, Detector

WORDS = {"en": ["the", "de", "send"], "es": ["de", "la", "muy"], "fr": ["de", "la", "nous"]}
"""Words of each language: "de" is shared by all of them, "la" by two."""
DETECTOR = Detector(WORDS, {}, "en")


def lane(total: int, language: str) -> int:
    return total >> LANE * DETECTOR.names.index(language) & ((1 << LANE) - 1)


def test_a_word_counts_for_each_language_by_its_share() -> None:
    weights = DETECTOR.words["muy"]
    assert lane(weights, "es") == WHOLE
    assert lane(weights, "en") == lane(weights, "fr") == 0
    assert lane(DETECTOR.words["de"], "en") == lane(DETECTOR.words["de"], "fr") < WHOLE / 2


@given(st.lists(st.sampled_from(sorted({word for words in WORDS.values() for word in words})), max_size=40))
def test_lanes_add_up_each_by_itself(words: list[str]) -> None:
    total = DETECTOR.weighed(words)
    for language in DETECTOR.names:
        assert lane(total, language) == sum(lane(DETECTOR.words[word], language) for word in words)


def test_the_longest_sample_of_one_word_overflows_no_lane() -> None:
    total = DETECTOR.weighed(["muy"] * SAMPLE)
    assert lane(total, "es") == WHOLE * SAMPLE
    assert DETECTOR.chosen(total).language == "es"


@given(st.sampled_from([("es", "muy"), ("fr", "nous"), ("en", "send")]), st.integers(1, 100))
def test_a_word_of_one_language_tells_it(known: tuple[str, str], times: int) -> None:
    language, word = known
    assert DETECTOR.detect(" ".join([word] * times)) == (language, "")
