"""The two sides of a choice or a clash, from the words that hold both."""

import msgspec
import pytest

from askfirst.questions.sides import alternatives, clash
from askfirst.rules.schema import Questions

WORDS = msgspec.convert(
    {
        "kinds": {},
        "fallback": {},
        "combined": "{questions}",
        "field_names": {"or": "ou"},
        "choice_leads": ["à", "par", "le"],
        "contrast": ["mais", "tout en"],
    },
    Questions,
)
SCRIPT = msgspec.structs.replace(WORDS, field_names={"or": "或", "comma": "、"}, choice_leads=("給",), contrast=("但",))


@pytest.mark.parametrize(
    ("said", "sides"),
    [
        ("à Brest ou à Lyon", ("Brest", "Lyon")),
        ("en train ou en avion", ("en train", "en avion")),
        ("Livre la caisse à Brest ou à Lyon", ("Brest", "Lyon")),
        ("lundi, ou mardi ou jeudi", ()),
        ("le lundi, le mardi ou le jeudi", ()),
        ("prends la salle du fond au premier ou la petite", ()),
        ("à Brest", ()),
    ],
)
def test_a_choice_is_two_options_without_the_preposition_that_both_share(said: str, sides: tuple[str, ...]) -> None:
    assert alternatives(WORDS, said) == sides


def test_without_spaces_an_option_begins_behind_the_character_that_leads_in() -> None:
    assert alternatives(SCRIPT, "把表單交給小芳或給小華") == ("小芳", "小華")
    assert alternatives(SCRIPT, "把這份很長的表單整理好以後再說或者不用") == ()


def test_a_clash_is_what_stands_before_and_behind_the_contrast() -> None:
    assert clash(WORDS, "Invite tout le monde, mais seulement Ana") == {
        "a": "Invite tout le monde",
        "b": "seulement Ana",
    }
    assert clash(SCRIPT, "邀請所有人，但只邀小芳") == {"a": "邀請所有人", "b": "只邀小芳"}
    assert clash(WORDS, "Invite Ana") == {}
