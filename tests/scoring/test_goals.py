"""Goals without a metric: what is no goal of the order at hand, and targets that are told in other words."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction


@pytest.fixture(scope="module")
def rules_alone() -> Gate:
    return load_gate()


def asks_for_target(gate: Gate, text: str) -> bool:
    found = gate.assess(Instruction(text=text, language="en", department="marketing")).issues
    return any(issue.rule == "goals_without_metrics" for issue in found)


TOLD_IN_WORDS = [
    ("The club wants 500 new members. Log that as the goal", "The club wants a stronger voice. Log that as the goal"),
    ("Increase open rates by 3 points", "Increase open rates"),
]


@pytest.mark.parametrize(("clear", "unclear"), TOLD_IN_WORDS)
def test_a_target_may_be_told_in_words(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not asks_for_target(rules_alone, clear)
    assert asks_for_target(rules_alone, unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Send flyer F-2 to list 'Rowers' on 4 May", "Grow list 'Rowers' by 4 May"),
    ],
)
def test_an_improvement_may_be_none_of_this_order(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not asks_for_target(rules_alone, clear)
    assert asks_for_target(rules_alone, unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Cross out the objective 'inspire people' on slide 6", "Write down the objective 'inspire people' on slide 6"),
    ],
)
def test_a_goal_may_be_a_setting_or_a_thing(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not asks_for_target(rules_alone, clear)
    assert asks_for_target(rules_alone, unclear)


@pytest.mark.parametrize(
    "text",
    [
        "Optimise campaign C-7 for clicks and for reach",
    ],
)
def test_figures_beside_the_point_give_no_target(rules_alone: Gate, text: str) -> None:
    assert asks_for_target(rules_alone, text)
