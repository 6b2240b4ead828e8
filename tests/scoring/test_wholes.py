"""All of it, and yet a part is taken out or goes on another day: asked about exactly where both cannot hold."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction


def asks(text: str) -> bool:
    issues = default_gate().assess(Instruction(text=text, language="en")).issues
    return "part_of_whole" in {issue.rule for issue in issues}


@pytest.mark.parametrize("number", [2, 7, 30])
def test_a_number_of_them_is_a_part_of_all_of_them(number: int) -> None:
    assert asks(f"Ship the 60 chairs complete and hold back {number} of them")
    assert not asks(f"Ship the 60 chairs complete and hold back {number} lamps")


@pytest.mark.parametrize(("share", "part"), [("the Danish ones", True), ("10 %", True), ("the receipt", False)])
def test_a_share_is_a_part_another_thing_is_none(share: str, part: bool) -> None:
    assert asks(f"Refund order 4410 in full and keep {share}") is part


def test_nearly_all_is_no_whole() -> None:
    assert not asks("The 60 chairs are nearly complete, hold back two of them")


@pytest.mark.parametrize("days", [("Tuesday", "Friday"), ("4 May", "6 May")])
def test_one_delivery_has_no_two_days(days: tuple[str, str]) -> None:
    first, second = days
    assert asks(f"Send order 3 in one delivery, the desks on {first} and the lamps on {second}")
    assert not asks(f"Send order 3 in two deliveries, the desks on {first} and the lamps on {second}")
    assert not asks(f"Send order 3 in one delivery, the desks and the lamps on {first}")


def test_a_day_on_which_something_happens_is_none_of_the_delivery() -> None:
    assert not asks("Send order 3 in one delivery, the truck comes on Tuesday and the crew leaves on Friday")
