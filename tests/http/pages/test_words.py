"""The page's own words in every language that the packs speak."""

import re
from importlib.resources import files

import pytest

from askfirst.http.pages.words import WORDS, preferred_words, words_in
from askfirst.shipped import shipped_packs

ENGLISH = WORDS["en"]


def test_every_shipped_language_has_its_words() -> None:
    assert {folder.name for folder in shipped_packs().iterdir() if folder.is_dir()} == set(WORDS)


@pytest.mark.parametrize("language", sorted(set(WORDS) - {"en"}))
def test_a_language_has_every_text_that_english_has_with_the_same_blanks(language: str) -> None:
    words = WORDS[language]
    assert {name: blanks(text) for name, text in words.texts.items()} == {
        name: blanks(text) for name, text in ENGLISH.texts.items()
    }
    assert words.roles.keys() == ENGLISH.roles.keys()
    assert all(text.strip() for text in (*words.texts.values(), *words.roles.values()))


def blanks(text: str) -> list[str]:
    """What is filled in, in the order of the alphabet."""
    return sorted(re.findall(r"\{\w+\}", text))


def test_the_page_says_all_of_it() -> None:
    package = files("askfirst.http")
    folders = (package.joinpath("templates", "answer"), package.joinpath("pages"))
    code = "".join(file.read_text("utf-8") for folder in folders for file in folder.iterdir() if file.is_file())
    assert {name for name in ENGLISH.texts if not re.search(rf"\bt\.{name}\b|[\"']{name}[\"']", code)} == set()


@pytest.mark.parametrize("language", sorted(set(WORDS) - {"en"}))
def test_nothing_was_left_in_english(language: str) -> None:
    same = {name for name, text in WORDS[language].texts.items() if text == ENGLISH.texts[name]}
    assert same <= {"problem"}


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
    assert preferred_words(header).language == language


def test_a_language_without_words_gets_english() -> None:
    assert words_in("it") is ENGLISH
    assert words_in("zh-Hant").language == "zh-Hant"
