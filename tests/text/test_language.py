"""Which language a text is in."""

import pytest

from askfirst.text.language import detect

KNOWN = {
    "en": frozenset({"the", "to", "and", "is", "please"}),
    "de": frozenset({"der", "die", "und", "bitte", "zu"}),
    "zh-Hant": frozenset({"的", "請"}),
}


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Please send the file to Ana", "en"),
        ("Bitte die Datei an Ana schicken und ablegen", "de"),
        ("把它刪掉。", "zh-Hant"),
        ("FB 廣告預算 5 萬", "zh-Hant"),
        ("Send the invoice to 王先生 and the team", "en"),
        ("issue_refund", "en"),
        ("1234", "en"),
    ],
)
def test_detect(text: str, language: str) -> None:
    assert detect(text, KNOWN, "en") == language
