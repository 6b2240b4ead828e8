"""Tokenisation of Chinese: characters one by one, Latin words and numbers whole, nothing lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.text.pattern_tokeniser import OWN
from askfirst.text.with_spacy.pipelines import blank_pipeline

NLP = blank_pipeline("zh-Hant")
HAN = OWN["zh"]
DOCS = {language: blank_pipeline(language).make_doc for language in OWN}


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("把它關掉。", ["把", "它", "關", "掉", "。"]),
        ("FB 預算 50 萬", ["FB", "預", "算", "50", "萬"]),
        ("寄到 a.b@c.example", ["寄", "到", "a.b", "@", "c.example"]),
    ],
)
def test_tokens(text: str, tokens: list[str]) -> None:
    starts, ends = HAN.places(text)
    assert [text[start:end] for start, end in zip(starts, ends, strict=True)] == tokens


@given(st.text(max_size=80))
def test_the_text_comes_back(text: str) -> None:
    assert NLP.make_doc(text).text == text


@given(st.sampled_from(sorted(OWN)), st.text(max_size=80))
def test_spacy_sees_the_same_tokens(language: str, text: str) -> None:
    words = [(token.idx, token.idx + len(token)) for token in DOCS[language](text) if not token.is_space]
    assert list(zip(*OWN[language].places(text), strict=True)) == words
