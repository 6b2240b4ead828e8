"""What is to come first, and choices: asked about exactly where nothing decides."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction


def rules_of(text: str) -> set[str]:
    return {issue.rule for issue in default_gate().assess(Instruction(text=text, language="en")).issues}


@pytest.mark.parametrize("rank", ["must be first", "have precedence", "are number one", "come before the other"])
def test_a_rank_that_both_have_is_asked_about(rank: str) -> None:
    found = {"same_rank", "rival_order", "all_come_first"}
    assert found & rules_of(f"Job J-4 and job J-7 need press P-2 at 9:00; both {rank}.")
    assert not found & rules_of("Job J-4 and job J-7 need press P-2 at 9:00; J-4 goes first, then J-7.")


@pytest.mark.parametrize("lead", ["by", "in order of"])
def test_two_keys_of_one_order_are_asked_about_unless_the_second_comes_second(lead: str) -> None:
    word = lead.rpartition(" ")[2]
    assert "two_keys" in rules_of(f"Sort queue Q-3 {lead} grade and {word} date")
    assert "two_keys" not in rules_of(f"Sort queue Q-3 {lead} grade, then {word} date")


@pytest.mark.parametrize("verb", ["weld", "grind", "sterilise", "roster"])
def test_an_open_choice_is_seen_behind_any_verb(verb: str) -> None:
    assert "open_choice" in rules_of(f"{verb.capitalize()} part P-8 on Monday or on Tuesday.")
    assert "open_choice" not in rules_of(f"{verb.capitalize()} part P-8 on Monday, or on Tuesday if it rains.")


def test_a_choice_that_the_text_takes_up_is_made() -> None:
    assert "open_choice" in rules_of("Lead 12 goes to Ann or Ben; note the source.")
    assert "open_choice" not in rules_of("Lead 12 goes to Ann or Ben; give it to Ben.")
