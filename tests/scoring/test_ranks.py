"""What is to come first, and choices: asked about exactly where nothing decides."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction


def rules_of(text: str) -> set[str]:
    return {issue.rule for issue in default_gate().assess(Instruction(text=text, language="en")).issues}


@pytest.mark.parametrize("rank", ["take precedence", "come first", "have priority"])
def test_a_rank_that_both_have_is_asked_about(rank: str) -> None:
    assert "all_come_first" in rules_of(f"Job J-4 and job J-7 need press P-2 at 9:00; both {rank}.")
    assert "all_come_first" not in rules_of("Job J-4 and job J-7 need press P-2 at 9:00; J-4 goes first, then J-7.")


@pytest.mark.parametrize("verb", ["weld", "grind", "sterilise", "roster"])
def test_an_open_choice_is_seen_behind_any_verb(verb: str) -> None:
    assert "open_choice" in rules_of(f"{verb.capitalize()} part P-8 on Monday or on Tuesday.")
    assert "open_choice" not in rules_of(f"{verb.capitalize()} part P-8 on Monday, or on Tuesday if it rains.")


def test_a_choice_that_the_text_takes_up_is_made() -> None:
    assert "open_choice" in rules_of("Lead 12 goes to Ann or Ben; note the source.")
    assert "open_choice" not in rules_of("Lead 12 goes to Ann or Ben; give it to Ben.")
