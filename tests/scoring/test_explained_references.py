"""What else in a text explains a phrase that points at something: each pair differs in that alone."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction

RULES = load_gate(languages=["en", "es"])
"""Rules alone: what they find is tested, not what the classifier adds."""


def rules_of(text: str, language: str = "en") -> set[str]:
    return {issue.rule for issue in RULES.assess(Instruction(text=text, language=language)).issues}


@pytest.mark.parametrize(
    ("asked", "clear"),
    [
        ("Cancel the other two halls", "Of the three halls keep hall 2 and cancel the other two"),
        ("Delete the other five posts", "The six June posts: publish post 2, delete the other five posts"),
        (
            "Send the sheet back to the person who filed a complaint",
            "Send each sheet back to the person who filed it",
        ),
    ],
)
def test_a_number_or_a_sentence_before_explains_who_or_which_is_meant(asked: str, clear: str) -> None:
    assert "undefined_reference" in rules_of(asked)
    assert "undefined_reference" not in rules_of(clear)


def test_the_same_as_something_named_is_clear() -> None:
    assert rules_of("Same rights for the new starter as user m.lie has") <= {"person_described"}  # who that is, is open


def test_what_opens_a_text_may_be_said_of_the_sender() -> None:
    assert not rules_of("me again, sorry! Send Ida invoice 12")


def test_one_of_two_that_only_their_owners_tell_apart_is_asked_about() -> None:
    assert "ambiguous_reference" in rules_of("A van of Ada's and a van of Bo's are due. Wash the van.")
    assert "ambiguous_reference" not in rules_of("A van of Ada's is due. Wash the van.")


def test_work_is_given_to_somebody_a_message_may_reach_anybody() -> None:
    assert "stand_in_for_value" in rules_of("Give the task to someone")
    assert "stand_in_for_value" not in rules_of("Ask someone to call Bo")
