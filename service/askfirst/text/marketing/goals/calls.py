"""Goals set by a call for machines: "goal.create team=social text='be loved'"."""

import re

from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

CALL = late(
    r"(?:^|\s)(?:(?:goal|goals|okr|kpi|objective|target)[._](?:create|new|add|set|update)"
    r"|(?:create|new|add|set|update)_(?:goal|okr|kpi|objective|target))\b",
    re.IGNORECASE,
)
VALUE = re.compile(
    r"\b(?:target|value|metric_value|goal_value|threshold|min|max)\s?=\s?[\"']?[<>=~]*\W?\d", re.IGNORECASE
)
TOLD = re.compile(
    r"\b(?:text|objective|name|title|goal|theme|kr|key_result|statement|metric)\s?=\s?(\"[^\"]*\"|'[^']*'|\S+)"
)
DAY = re.compile(
    r"\b(?:by|until|before|in)\s+(?:\d{1,2}\s+)?[A-Za-z]*\s*(?:20\d\d)?|\b20\d\d(?:-\d\d){0,2}|\b\d+- ?(?:to|and)\b.*"
)


def called(reading: Reading) -> list[Hit]:
    """The call, where neither its keys nor its text give a value to reach."""
    if "=" not in reading.raw or not (call := CALL.search(reading.raw)):
        return []
    if VALUE.search(reading.raw):
        return []
    told = " ".join(DAY.sub(" ", one[1]) for one in TOLD.finditer(reading.raw))
    if any(mark.isdigit() for mark in told):
        return []
    start, end = reading.cover(*call.span())
    return [Hit(start, end)]
