"""A pronoun for one behind two of a sort: asked about exactly where nothing singles one out."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message

PAIRS = (("drill", "saw"), ("teaser", "trailer"), ("router", "switch"))


def rules_of(text: str, *history: str) -> set[str]:
    said = tuple(Message(("user", "assistant")[number % 2], content) for number, content in enumerate(history))
    instruction = Instruction(text=text, language="en", history=said)
    return {issue.rule for issue in default_gate().assess(instruction).issues}


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_it_behind_two_things_in_one_breath(one: str, other: str) -> None:
    assert "ambiguous_reference" in rules_of(f"The {one} and the {other} are back; lend it to site S-3 until 15 May.")
    assert "ambiguous_reference" not in rules_of(f"The {one} and the {other} are back; lend the {one} to site S-3.")


@pytest.mark.parametrize("verb", ["told", "texted", "wrote to"])
def test_a_pronoun_behind_two_people_of_whom_one_turned_to_the_other(verb: str) -> None:
    assert "ambiguous_reference" in rules_of(f"Omar {verb} Felix that his card C-4 is blocked; reactivate card C-4.")
    assert "ambiguous_reference" not in rules_of(f"Omar {verb} Felix that card C-4 is blocked; reactivate card C-4.")


def test_the_one_of_several_that_a_reply_lists() -> None:
    asked = "Which of our servers are down?"
    assert "ambiguous_reference" in rules_of("Reboot the server.", asked, "lx-07 and lx-12 do not answer.")
    assert "ambiguous_reference" not in rules_of("Reboot the server.", asked, "Only lx-07 does not answer.")
