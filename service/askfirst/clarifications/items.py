"""Items: what a clarification settles, one for each question, from issues or from the caller's own questions.

An item keeps the keys of its issues, by which an issue is known again when the text is scored anew, as text:
"rule@start:field", where `start` and `field` may be empty. A field may have any character, so that nobody but this
module takes a key apart.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from askfirst.clarifications.options import OwnQuestion
from askfirst.clarifications.state import Item
from askfirst.gate import Gate
from askfirst.model import Assessment, Issue
from askfirst.replies.phrases import folded

Place: TypeAlias = tuple[str, int | None]
"""A rule, and where the words of its issue begin; None where it is about none."""
NOTHING_LOST: Mapping[Place, float] = {}
"""Of issues that take nothing from the confidence."""


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


def points_of(assessment: Assessment) -> dict[Place, float]:
    """What each rule's issue at its place takes from the confidence."""
    lost: dict[Place, float] = {}
    for line in assessment.contributions:
        rule = line.source.partition(":")[2]
        if rule:
            place = rule, line.span.start if line.span else None
            lost[place] = lost.get(place, 0.0) - line.points
    return lost


def base_of(assessment: Assessment) -> float:
    """The confidence without any issue and without the cap that blocking issues set."""
    free = [line.points for line in assessment.contributions if ":" not in line.source and line.source != "cap"]
    return round(sum(free), 4)


def items_of(gate: Gate, text: str, assessment: Assessment, searched: frozenset[str] = frozenset()) -> list[Item]:
    """One item per question about a text, in rank order; issues with the same question share one.

    `searched` holds the keys of issues that the caller's candidates raise.
    """
    lost = points_of(assessment)
    together: dict[str, list[Issue]] = {}
    for issue in assessment.issues:
        together.setdefault(folded(issue.question), []).append(issue)
    language, department = assessment.language, assessment.department
    found = (item_of(gate, language, department, issues, lost, searched) for issues in together.values())
    return [whole_or_part(gate, text, language, item) for item in found]


def whole_or_part(gate: Gate, text: str, language: str, item: Item) -> Item:
    """The item, with whether its assumption leaves out the one thing that the text orders, or leaves nothing at all."""
    sole = item.undone and not gate.hearing.orders_several(text, language)
    return msgspec.structs.replace(item, sole=sole, nothing_left=gate.phrasing.nothing_left(item.assume, language))


def item_of(
    gate: Gate,
    language: str,
    department: str | None,
    issues: Sequence[Issue],
    lost: Mapping[Place, float] = NOTHING_LOST,
    searched: frozenset[str] = frozenset(),
) -> Item:
    """The item for issues with one question; the first of them gives the words."""
    first = issues[0]
    keys = tuple(dict.fromkeys(key_of(issue) for issue in issues))
    return Item(
        keys=keys,
        kind=first.kind,
        field=first.field,
        name=gate.phrasing.label(first.field or "", language),
        span=first.span.text if first.span else "",
        issue=first.issue,
        suggestion=first.suggestion,
        wordings=gate.phrasing.wordings(first, language, department),
        options=first.options,
        sorts=gate.phrasing.sorts(first, language, department),
        parts=gate.phrasing.parts(first, language, department),
        assume=first.assume,
        undone=gate.phrasing.undone(first.assume, language),
        hard=any(issue.hard for issue in issues),
        searched=any(key in searched for key in keys),
        points=round(sum(lost.get(parts_of(key)[:2], 0.0) for key in keys), 4),
    )


def own_items(gate: Gate, text: str, questions: Iterable[str | OwnQuestion], language: str) -> list[Item]:
    """The caller's own questions about a text, in their order, as given."""
    given = (OwnQuestion(text=one) if isinstance(one, str) else one for one in questions)
    return [whole_or_part(gate, text, language, own_item(gate, one, language)) for one in given]


def own_item(gate: Gate, one: OwnQuestion, language: str) -> Item:
    """The item for a question of the caller's."""
    assume = one.assume or gate.phrasing.open_assumption(one.field, language)
    return Item(
        field=one.field,
        name=gate.phrasing.label(one.field or "", language),
        issue=one.text,
        wordings=tuple(filter(None, (one.text, gate.phrasing.insisting(one.text, language)))),
        options=one.options,
        assume=assume,
        undone=gate.phrasing.undone(assume, language),
        own=True,
    )
