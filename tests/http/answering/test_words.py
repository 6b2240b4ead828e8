"""The page's own words in every language that the packs speak."""

import re

import msgspec
import pytest

from askfirst.http.answering.texts import TABLES, preferred, words_in
from askfirst.shipped import shipped_packs

ENGLISH = TABLES["en"]


def texts(language: str) -> dict[str, str]:
    return {name: text for name, text in msgspec.structs.asdict(TABLES[language]).items() if isinstance(text, str)}


def test_every_shipped_language_has_its_words() -> None:
    assert {folder.name for folder in shipped_packs().iterdir() if folder.is_dir()} == set(TABLES)


@pytest.mark.parametrize("language", TABLES)
def test_every_sentence_is_there_with_its_blanks(language: str) -> None:
    for name, text in texts(language).items():
        assert text.strip(), name
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", texts("en")[name])), name
    assert TABLES[language].roles.keys() == ENGLISH.roles.keys()


@pytest.mark.parametrize("language", sorted(set(TABLES) - {"en"}))
def test_nothing_was_left_in_english(language: str) -> None:
    same = {name for name, text in texts(language).items() if text == texts("en")[name]}
    assert same <= {"direction", "colon", "problem"}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("zh-TW,zh;q=0.9,en;q=0.8", "zh-Hant"),
        ("it, pt-BR;q=0.5, en;q=0.4", "pt"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("de;q=0, es;q=0.1", "es"),
        ("*;q=x, ,;", "en"),
    ],
)
def test_a_reader_of_whom_only_the_browser_is_known(header: str, language: str) -> None:
    assert preferred(header).language == language


def test_a_language_without_words_gets_english() -> None:
    assert words_in("it") is ENGLISH
    assert words_in("zh-Hant").language == "zh-Hant"
