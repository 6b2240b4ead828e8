"""A goal: the words of it, what it is about and what it costs."""

from typing import NamedTuple

from askfirst.text.hit import Hit


class Goal(NamedTuple):
    """The words of a goal: `noun` is what it is about, `axis` what it costs.

    `whole` goals are for the thing itself, `side` is set where the noun is only a side of it.
    """

    hit: Hit
    word: str
    noun: str
    axis: str
    whole: bool
    side: bool = False
