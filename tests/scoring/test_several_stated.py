"""One of several that the case tells of: asked about with their names, but not where a word singles one out."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message

AMBIGUOUS = {"ambiguous_reference", "one_of_several"}


def asked(text: str, *history: str) -> tuple[str, ...]:
    """The questions about a reference that several things fit."""
    said = tuple(Message(("user", "assistant")[number % 2], content) for number, content in enumerate(history))
    assessment = default_gate().assess(Instruction(text=text, language="en", history=said))
    return tuple(issue.question for issue in assessment.issues if issue.rule in AMBIGUOUS)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Charge the scooter on plug 3; scooters E-4 and E-9 are both empty.", "scooter E-4 or scooter E-9"),
        ("Call the plumber at 8:00, Hoxha and Brandt are both on our list.", "Hoxha or Brandt"),
        ("Connect the camera to port 5: we have CM-1 and CM-2 on the shelf.", "CM-1 or CM-2"),
        ("There's a round sticker and a square one; print the sticker 40 times on sheet S-2.", "round sticker"),
        ("We own an oak and a birch table. Lend the table to the choir on 4 May.", "an oak table or a birch table"),
        ("The spare keys are K-11 and K-12; the spare key goes to Ida.", "K-11 or K-12"),
    ],
)
def test_a_clause_of_its_own_tells_of_several(text: str, options: str) -> None:
    (question,) = asked(text)
    assert options in question


@pytest.mark.parametrize(
    "text",
    [
        "Charge scooter E-4 on plug 3; scooters E-4 and E-9 are both empty.",
        "Charge either scooter on plug 3; scooters E-4 and E-9 are both empty.",
        "Charge the oldest scooter on plug 3; scooters E-4 and E-9 are both empty.",
        "There's a round sticker and a square one; print the round sticker 40 times on sheet S-2.",
        "There's a sticker and a stamp in box 4; post the stamp to Ida Lund, PO box 7, Skagen.",
        "Call the plumber Hoxha at 8:00, Hoxha and Brandt are both on our list.",
    ],
)
def test_a_word_that_singles_one_out(text: str) -> None:
    assert asked(text) == ()


def test_things_that_are_counted_and_not_named() -> None:
    assert asked("Change the bulb of the lamp in the porch, please; the porch has two lamps.")
    assert not asked("Change the bulb of the lamp in the porch, please; the porch has two doors.")


WHO = "Who still needs a badge?"
BOTH = "Jarle from floor 2 and Emeka from floor 5."


def test_a_pronoun_behind_a_reply_that_lists_people() -> None:
    assert asked("Print him a badge by 9:00.", WHO, BOTH)
    assert not asked("Print him a badge by 9:00.", WHO, "Jarle from floor 2.")
    assert not asked("Print him a badge by 9:00, I mean Emeka.", WHO, BOTH)


WHICH = "Which permits are open?"
TWO = "Two: Storgata 19 and Havnegata 4."


@pytest.mark.parametrize("text", ["Extend the permit to 4 May.", "Extend our permit to 4 May."])
def test_a_noun_behind_a_reply_that_lists_several_of_it(text: str) -> None:
    (question,) = asked(text, WHICH, TWO)
    assert "Storgata 19 or Havnegata 4" in question
    assert not asked(text, WHICH, "Only Storgata 19.")
    assert not asked(text.replace("4 May", "4 May, Havnegata"), WHICH, TWO)


@pytest.mark.parametrize("bearers", ["Two Svens", "Both Svens"])
def test_a_name_that_several_have(bearers: str) -> None:
    assert asked(f"{bearers} work in hall 3. Give Sven locker 12.")
    assert not asked("Sven works in hall 3. Give Sven locker 12.")


def test_a_surname_that_two_share() -> None:
    assert asked("Ola met Tuva Moe and Liv Moe; enter Ms Moe as contact of account A-4.")
    assert not asked("Ola met Tuva Moe and Liv Berg; enter Ms Moe as contact of account A-4.")


@pytest.mark.parametrize("met", ["has spoken with", "handed over to", "takes over from"])
def test_two_people_who_have_to_do_with_each_other(met: str) -> None:
    assert asked(f"Erik {met} Jonas; block his badge at noon on 4 May.")
    assert not asked(f"Erik {met} Jonas; block Erik's badge at noon on 4 May.")
