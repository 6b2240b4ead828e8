"""Answers that settle nothing yet: two where one is asked for, or one on a condition."""

import pytest

from askfirst.entry import default_gate
from askfirst.replies.unsettled import conditional, torn

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


@pytest.mark.parametrize(
    ("language", "reply", "depends"),
    [
        ("en", "the old ones, if Kim is fine with it", True),
        ("en", "the old ones, even if they are large", False),
        ("de", "die alten, falls Kim zustimmt", True),
        ("es", "los de 2022, si Kim está de acuerdo", True),
        ("es", "si, los de 2022", False),
        ("fr", "les anciens, s'il est d'accord", True),
        ("fr", "les anciens, s'il vous plaît", False),
        ("zh-Hant", "如果小陳同意，就刪舊的", True),
    ],
)
def test_a_condition_is_heard_in_each_language(language: str, reply: str, depends: bool) -> None:
    assert conditional(reply, default_gate().replies(language)) is depends
