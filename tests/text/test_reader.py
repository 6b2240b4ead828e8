"""Reading: token patterns find what spaCy's own matcher finds, and spans fit the text as sent."""

import spacy
from hypothesis import example, given
from hypothesis import strategies as st
from spacy.matcher import Matcher

from askfirst.text.entities import ENTITIES
from askfirst.text.normalise import normalise
from askfirst.text.reader import Reader
from askfirst.text.with_spacy import TokenPattern

PATTERNS: dict[str, list[TokenPattern]] = {
    "by number": [({"LOWER": "by"}, {"IS_DIGIT": True})],
    "optional": [({"LOWER": "very", "OP": "*"}, {"LOWER": {"IN": ["good", "nice"]}}, {"LOWER": "price"})],
    "no literal": [({"IS_DIGIT": True}, {"IS_PUNCT": True})],
    "repeated": [({"LOWER": "more", "OP": "+"},)],
    "rows": [
        ({"LOWER": "by"}, {"IS_ALPHA": True, "LOWER": {"NOT_IN": ["a", "good"]}}),
        ({"LOWER": {"REGEX": "^[0-9]+$"}}, {"ORTH": {"IN": ["more", ","]}}, {}),
        ({"IS_TITLE": False}, {"TEXT": "nice"}),
    ],
    "no anchor": [({"IS_ALPHA": False}, {"IS_DIGIT": True})],
}
BLANK = spacy.blank("en")
READER = Reader("en", {"good price": ["price"], "a": ["letter"]}, PATTERNS, ENTITIES)
WORDS = ["by", "12", "very", "good", "nice", "price", "more", "!", "a", "  ", "\n", "7", ","]


@given(st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join))
def test_token_patterns_match_what_a_matcher_matches(text: str) -> None:
    reading = READER.read(text)
    nlp = BLANK
    plain = Matcher(nlp.vocab)
    for key, patterns in PATTERNS.items():
        plain.add(key, [list(pattern) for pattern in patterns])
    doc = spacy.tokens.Doc(nlp.vocab, words=[text[s:e] for s, e in zip(reading.starts, reading.ends, strict=True)])
    for key in PATTERNS:
        expected = {(start, end) for match, start, end in plain(doc) if nlp.vocab.strings[match] == key}
        assert {(hit.start, hit.end) for hit in reading.all_hits.get(key, [])} == expected


@given(st.text(max_size=200))
@example("İstanbul’da 5 € <b>x</b> a_b=1")
@example("\u0130\u0130 a")
def test_any_text_is_read_and_every_word_lies_where_it_says(text: str) -> None:
    reading = READER.read(text)
    assert len(reading.words) == len(reading.starts) == len(reading.ends) == len(reading.sentences)
    for word, start, end in zip(reading.words, reading.starts, reading.ends, strict=True):
        assert len(word) == end - start and 0 <= start < end <= len(text)
    for name in ENTITIES:
        for hit in reading.entities(name):
            assert 0 <= hit.start < hit.end <= len(reading.words), name


@given(st.text(max_size=200))
def test_normalising_keeps_the_length(text: str) -> None:
    assert len(normalise(text)) == len(text)
