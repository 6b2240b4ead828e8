"""Phrases that point at something, or at somebody, and what in the text leaves nothing to ask about them."""

from askfirst.gate import load_gate
from askfirst.model import Instruction

RULES = load_gate(languages=["en", "es"])
"""Rules alone: what they find is tested, not what the classifier adds."""


def rules_of(text: str, language: str = "en") -> set[str]:
    return {issue.rule for issue in RULES.assess(Instruction(text=text, language=language)).issues}


def test_the_same_as_something_named_is_clear() -> None:
    assert rules_of("Same rights for the new starter as user m.lie has") <= {"person_described"}  # who that is, is open


def test_what_opens_a_text_may_be_said_of_the_sender() -> None:
    assert not rules_of("me again, sorry! Send Ida invoice 12")
