"""What the assistant asked for and offered, and what a reply gives of it."""

import pytest

from askfirst.scoring.findings.replies.asked import asks_for
from askfirst.scoring.references.replies.offered import takes_option
from askfirst.scoring.references.replies.parts import lacks
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


@pytest.mark.parametrize("mark", ["?", "？"])
def test_a_reply_takes_an_option_of_the_sentence_that_asks(mark: str) -> None:
    question = read(f"Red or blue is fine with me. PNG or SVG{mark}")
    assert takes_option(read("svg please"), question)
    assert not takes_option(read("blue"), question)


@pytest.mark.parametrize("mark", ["?", "？"])
def test_what_a_question_asks_for_ends_with_its_noun(mark: str) -> None:
    assert asks_for(read(f"What is the budget{mark}"), "@asks_budget")
    assert not asks_for(read(f"In which budget folder should I file it{mark}"), "@asks_budget")
    assert not asks_for(read("The budget is set."), "@asks_budget")
