"""The page's own words in every language that the packs speak."""

import re
from importlib.resources import files

import msgspec
import pytest

from askfirst.http.pages.words import WORDS, check, preferred_words, words_in
from askfirst.shipped import shipped_packs

ENGLISH = WORDS["en"]


def test_every_shipped_language_has_its_words() -> None:
    assert {folder.name for folder in shipped_packs().iterdir() if folder.is_dir()} == set(WORDS)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"texts": {"send": " "}}, "send"),
        ({"texts": {"then_assumed": "Then something is assumed."}}, "then_assumed"),
        ({"texts": {"sent": "Sent"}}, "sent"),
        ({"roles": {"task_agent": ""}}, "task_agent"),
    ],
)
def test_a_text_or_a_blank_that_is_missing_is_an_error(changes: dict[str, dict[str, str]], said: str) -> None:
    check(ENGLISH, ENGLISH)
    changed = {name: getattr(ENGLISH, name) | texts for name, texts in changes.items()}
    with pytest.raises(ValueError, match=f"en.json: {said}: not as in English"):
        check(msgspec.structs.replace(ENGLISH, **changed), ENGLISH)


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
