"""Tokenisation of Chinese: characters one by one, Latin words and numbers whole, nothing lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.text.pipelines import blank_pipeline

NLP = blank_pipeline("zh-Hant")


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("把它關掉。", ["把", "它", "關", "掉", "。"]),
        ("FB 預算 50 萬", ["FB", "預", "算", "50", "萬"]),
        ("寄到 a.b@c.example", ["寄", "到", "a.b", "@", "c.example"]),
    ],
)
def test_tokens(text: str, tokens: list[str]) -> None:
    assert [token.text for token in NLP.make_doc(text)] == tokens


@given(st.text(max_size=80))
def test_the_text_comes_back(text: str) -> None:
    assert NLP.make_doc(text).text == text
