"""The key of an issue among those of one text: by it an issue is known again when the text is scored anew.

Keys are kept with a clarification as text: "rule@start:field", where `start` and `field` may be empty. A field may have
any character, so that nobody but this module takes a key apart.
"""

from typing import NamedTuple

from askfirst.model import Issue


class Parts(NamedTuple):
    """The rule, where its words begin (None where it is about none), and the field (empty where it asks for none)."""

    rule: str
    start: int | None
    field: str


def key_of(issue: Issue) -> str:
    """The key of an issue where it stands."""
    return key_at(issue, issue.span.start if issue.span else None)


def key_at(issue: Issue, start: int | None) -> str:
    """The key that the issue has where its words begin there; None where it has no place."""
    return f"{issue.rule}@{'' if start is None else start}:{issue.field or ''}"


def parts_of(key: str) -> Parts:
    """What a key is made of."""
    rule, _, place = key.partition("@")
    start, _, field = place.partition(":")
    return Parts(rule, int(start) if start.isdecimal() else None, field)
