"""Rules that were taken from spaCy cut every text as spaCy does."""

import re
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from askfirst.text.rule_tokeniser import BEYOND, Chunks, Expressions, Rules, Tokeniser
from askfirst.text.tokenisers import rules_for, tokeniser_of
from askfirst.text.with_spacy.pipelines import blank_pipeline
from askfirst.text.with_spacy.rules import narrowed

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


NAMES = ("prefix", "suffix", "infix", "whole")


@given(st.sampled_from(LANGUAGES), st.text(st.characters(max_codepoint=ord(BEYOND) - 1), min_size=1, max_size=12))
@example("en", "12°C.")
@example("en", "ŁÓDŹ,ŻYWIEC-Ąć")
@example("pt", "http://ação.example/–")
@example("de", "¶…„Öl“—5µg/m²")
def test_narrowed_expressions_match_the_same_in_usual_characters(language: str, text: str) -> None:
    every, usual = rules(language).every, rules(language).usual
    for name in NAMES:
        places = [
            [found.span() for found in re.finditer(getattr(each, name) or "(?!)", text)] for each in (every, usual)
        ]
        assert places[0] == places[1]


def test_most_of_what_they_name_is_left_out_and_waits_for_a_text_that_has_it() -> None:
    given = rules("en")
    assert len(given.usual.infix) < len(given.every.infix) / 2
    chunks = Chunks(given)
    assert chunks.sizes("(“café”)") == (1, 1, 4, 1, 1) and "every" not in vars(chunks)
    assert chunks.sizes("done😀") == (4, 1) and "every" in vars(chunks)


def test_where_case_is_ignored_nothing_is_left_out() -> None:
    kelvin = Expressions("(?i)^[\u212a]", "[\u212a]$", "(?:x|(?i:[\u212a]))", "[^\u212a]")
    assert narrowed(kelvin) == Expressions(kelvin.prefix, "(?!)$", kelvin.infix, kelvin.whole)


def test_ranges_and_sets_keep_what_is_usual() -> None:
    given = Expressions(r"[\w\u4e00-\u9fff\]-]", r"[\u00a1-\uffff_\\-]+\.", r"\[[a-f\U0001f600\x7f]", "[|é|ж™|]")
    assert narrowed(given) == Expressions(r"[\w\]\-]", r"[\u00a1-\u20ff_\\\-]+\.", r"\[[a-f\x7f]", r"[\|éж]")
