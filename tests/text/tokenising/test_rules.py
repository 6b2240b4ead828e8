"""Rules that were taken from spaCy cut every text as spaCy does."""

from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from askfirst.text.tokenisers import rules_for, tokeniser_of
from askfirst.text.tokenising import Rules, Tokeniser
from askfirst.text.with_spacy.pipelines import blank_pipeline

LANGUAGES = ("en", "de", "es", "pt")
DOCS = {language: blank_pipeline(language).make_doc for language in LANGUAGES}


@cache
def rules(language: str) -> Rules:
    found = rules_for(language)
    assert found is not None
    return found


@cache
def tokeniser(language: str) -> Tokeniser:
    return tokeniser_of(language, rules(language))


@st.composite
def pieces(draw: st.DrawFn) -> tuple[str, str]:
    """A language, and a text of its special words, of marks, words and any other characters."""
    language = draw(st.sampled_from(LANGUAGES))
    special = st.sampled_from(sorted(rules(language).special))
    marks = st.sampled_from(
        [*".,:;-'()\"/%€$#@*^_~0", " ", "  ", "\n", "12", "Ann", "don't", "km", "a@b.co", "https://x.org/a?b=1"]
    )
    return language, "".join(draw(st.lists(st.one_of(special, marks, st.text(max_size=3)), max_size=9)))


def assert_alike(language: str, text: str) -> None:
    words = [(token.idx, token.idx + len(token)) for token in DOCS[language](text) if not token.is_space]
    assert list(zip(*tokeniser(language).places(text), strict=True)) == words


@given(pieces())
@example(("en", "at-10a.m. (see me@x.example) :( \n:-) don't"))
@example(("en", "((-: ) :)x ''Cause'll 5km/h $4.50-$5 'tis"))
@example(("es", "en EE. UU., a las 10a.m.-12p.m. y EE.  UU."))
@example(("de", "z.B. am 3. Mai d.h. 'ne (^_^)"))
def test_they_cut_as_spacy_does(given: tuple[str, str]) -> None:
    assert_alike(*given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_words_are_cut_their_way_alone_and_behind_affixes(language: str) -> None:
    for word in rules(language).special:
        for text in (word, f"({word})", f"x-{word}", f"{word}.", f"{word} {word}"):
            assert_alike(language, text)


def test_a_language_that_needs_more_than_rules_is_left_to_spacy() -> None:
    assert rules_for("ru") is not None
    assert rules_for("hu") is None  # it has an expression for tokens of its own


def test_such_a_language_is_cut_all_the_same() -> None:
    text = "A 12-es csomag,  ma."
    starts, ends = tokeniser_of("hu", None).places(text)
    assert "".join(text[start:end] for start, end in zip(starts, ends, strict=True)) == "".join(text.split())
