"""Replies that name two where one is asked for."""

import pytest

from askfirst.entry import default_gate
from askfirst.replies.unsettled import torn

SPOKEN = default_gate().replies("en")


@pytest.mark.parametrize(
    "reply",
    [
        "Lena Brandt or Lena Hoffer",
        "Brandt/Hoffer",
        "Lena Brandt oder Lena Hoffer",
        "Lena Brandt ou Lena Hoffer",
        "5 or 6",
        "甲公司還是乙公司",
        "Thursday or Friday at 11",
    ],
)
def test_two_are_named(reply: str) -> None:
    assert torn(reply, SPOKEN)


@pytest.mark.parametrize(
    "reply",
    [
        "Lena Brandt or so",
        "Thursday at 11, or?",
        "Donnerstag um 11 Uhr oder etwas später",
        "km/h",
        "Lena Brandt. Call me on Monday about the rest",
    ],
)
def test_one_is_named(reply: str) -> None:
    assert not torn(reply, SPOKEN)


def test_a_rule_may_have_an_or_but_not_two_figures() -> None:
    assert not torn("everyone in Leeds or York", SPOKEN, figures=True)
    assert torn("10 or 12 %", SPOKEN, figures=True)
