"""Replies that take the request back, or turn to another matter, by the words of their language."""

from askfirst.scoring.hearing.turning.adding import goes_on
from askfirst.scoring.hearing.turning.asking import asks_else, asks_only
from askfirst.scoring.hearing.turning.calling_off import calls_off
from askfirst.scoring.hearing.turning.following import Following, corrects_value, follows
from askfirst.scoring.hearing.turning.forbidding import banned, forbids
from askfirst.scoring.hearing.turning.holding import holds
from askfirst.scoring.hearing.turning.leading import Lead, joins, lead
from askfirst.scoring.hearing.turning.matters import joins_known
from askfirst.scoring.hearing.turning.ordering import Order, order, points_back
from askfirst.scoring.hearing.turning.recalling import takes_back
from askfirst.scoring.hearing.turning.straying import strays
from askfirst.scoring.hearing.turning.thanking import thanks

__all__ = [
    "Following",
    "Lead",
    "Order",
    "asks_else",
    "asks_only",
    "banned",
    "calls_off",
    "corrects_value",
    "follows",
    "forbids",
    "goes_on",
    "holds",
    "joins",
    "joins_known",
    "lead",
    "order",
    "points_back",
    "strays",
    "takes_back",
    "thanks",
]
