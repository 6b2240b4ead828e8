"""Replies that take the request back, or turn to another matter, by the words of their language."""

from askfirst.scoring.hearing.turning.asking import asks_else
from askfirst.scoring.hearing.turning.calling_off import calls_off
from askfirst.scoring.hearing.turning.following import Following, follows
from askfirst.scoring.hearing.turning.forbidding import banned, forbids
from askfirst.scoring.hearing.turning.leading import Lead, joins, lead
from askfirst.scoring.hearing.turning.ordering import Order, order, points_back
from askfirst.scoring.hearing.turning.straying import strays
from askfirst.scoring.hearing.turning.thanking import thanks

__all__ = [
    "Following",
    "Lead",
    "Order",
    "asks_else",
    "banned",
    "calls_off",
    "follows",
    "forbids",
    "joins",
    "lead",
    "order",
    "points_back",
    "strays",
    "thanks",
]
