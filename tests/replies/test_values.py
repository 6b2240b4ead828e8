"""Whether a reply is of the sort that was asked for."""

import pytest

from askfirst.replies.values import fits
from tests.text.readings import read


@pytest.mark.parametrize(
    ("field", "reply", "expected"),
    [
        ("timeline", "tomorrow at 10", True),
        ("timeline", "EUR 500", False),
        ("timeline", "once the boss has signed", None),
        ("amount", "EUR 35", True),
        ("amount", "Friday", False),
        ("amount", "the full amount of the order", None),
        ("recipient", "kim@acme.example", True),
        ("recipient", "Tuesday at 10", False),
        ("location", "order 8112", True),
        ("location", "EUR 5", False),
        ("quantity", "12", True),
        ("quantity", "tomorrow", False),
        ("currency", "in euros", True),
        ("criterion", "90", False),
        ("criterion", "older than 90 days", None),
        ("colour", "tomorrow", None),
    ],
)
def test_a_value_of_another_sort_does_not_fit_and_words_have_to_tell(
    field: str, reply: str, expected: bool | None
) -> None:
    assert fits(read(reply), field, None, read("it")) is expected


@pytest.mark.parametrize("reply", ["tomorrow", "EUR 5", "3 pm"])
@pytest.mark.parametrize("words", ["it", "him", "the customer"])
def test_neither_a_time_nor_a_sum_says_who_or_what_is_meant(words: str, reply: str) -> None:
    assert fits(read(reply), None, "undefined_reference", read(words)) is False


@pytest.mark.parametrize("reply", ["4711", "order 8112", "#81"])
def test_a_number_or_a_record_does(reply: str) -> None:
    assert fits(read(reply), None, "undefined_reference", read("the customer")) is True
