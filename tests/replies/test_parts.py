"""What the assistant asked for and offered, and what a reply gives of it."""

import pytest

from askfirst.replies.parts import lacks
from tests.text.readings import read


@pytest.mark.parametrize("reply", ["2,000 euros", "in CAD", "rupees", "pounds", "zloty please", "£2,000"])
def test_a_reply_with_a_currency_lacks_none(reply: str) -> None:
    assert not lacks("currency", read(reply), read("Plan the launch"))


@pytest.mark.parametrize("reply", ["2,000", "about 2,000 then", "4500"])
def test_a_sum_without_one_lacks_it_unless_the_request_has_it(reply: str) -> None:
    assert lacks("currency", read(reply), read("Plan the launch"))
    assert not lacks("currency", read(reply), read("Plan the launch, we pay in euros"))


@pytest.mark.parametrize("reply", ["all", "try again", "as last year", "by 20 %"])
def test_what_is_no_sum_lacks_none(reply: str) -> None:
    assert not lacks("currency", read(reply), read("Plan the launch"))


@pytest.mark.parametrize(("reply", "missing"), [("15 %", False), ("15", False), ("for orders above 200 units", True)])
def test_a_discount_needs_its_rate(reply: str, missing: bool) -> None:
    assert lacks("rate", read(reply), read("Give Norda a discount")) is missing
