"""From issues and the caller's own questions to the items that a clarification settles."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from askfirst.clarifications.keys import key_of, parts_of
from askfirst.clarifications.options import OwnQuestion
from askfirst.clarifications.state import Item
from askfirst.gate import Gate
from askfirst.model import Assessment, Issue, Message
from askfirst.replies.tokens import folded

Place: TypeAlias = tuple[str, int | None]
"""A rule, and where the words of its issue begin; None where it is about none."""


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


def items_of(gate: Gate, assessment: Assessment, searched: frozenset[str] = frozenset()) -> list[Item]:
    """One item per question, in rank order; issues with the same question share one.

    `searched` holds the keys of issues that the caller's candidates raise.
    """
    lost = points_of(assessment)
    together: dict[str, list[Issue]] = {}
    for issue in assessment.issues:
        together.setdefault(folded(issue.question), []).append(issue)
    return [item_of(gate, assessment, issues, lost, searched) for issues in together.values()]


def item_of(
    gate: Gate, assessment: Assessment, issues: Sequence[Issue], lost: Mapping[Place, float], searched: frozenset[str]
) -> Item:
    """The item for issues with one question; the first of them gives the words."""
    first = issues[0]
    keys = tuple(dict.fromkeys(key_of(issue) for issue in issues))
    return Item(
        keys=keys,
        kind=first.kind,
        field=first.field,
        name=gate.phrasing.label(first.field or "", assessment.language),
        span=first.span.text if first.span else "",
        issue=first.issue,
        suggestion=first.suggestion,
        wordings=gate.phrasing.wordings(first, assessment.language, assessment.department),
        options=first.options,
        sorts=gate.phrasing.sorts(first, assessment.language, assessment.department),
        parts=gate.phrasing.parts(first, assessment.language, assessment.department),
        assume=first.assume,
        undone=gate.phrasing.undone(first.assume, assessment.language),
        nothing_left=gate.phrasing.nothing_left(first.assume, assessment.language),
        hard=any(issue.hard for issue in issues),
        searched=any(key in searched for key in keys),
        points=round(sum(lost.get(parts_of(key)[:2], 0.0) for key in keys), 4),
    )


def own_items(gate: Gate, questions: Iterable[str | OwnQuestion], language: str) -> list[Item]:
    """The caller's own questions, in their order, as given."""
    given = [OwnQuestion(text=one) if isinstance(one, str) else one for one in questions]
    return [own_item(gate, one, language) for one in given]


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
        nothing_left=gate.phrasing.nothing_left(assume, language),
        own=True,
    )


def answered_before(item: Item, history: Sequence[Message]) -> bool:
    """Whether the last message of the history was this very question: the text is then its answer."""
    return bool(history) and history[-1].role == "assistant" and contains(history[-1].content, item)


def contains(message: str, item: Item) -> bool:
    """Whether a message asks the item's question in one of its wordings."""
    said = folded(message)
    return any(folded(text) in said for text in item.wordings)


def asked_before(items: Iterable[Item], history: Sequence[Message]) -> list[str]:
    """The wordings that messages of the assistant have used already."""
    said = [folded(message.content) for message in history if message.role == "assistant"]
    return [text for item in items for text in item.wordings if any(folded(text) in one for one in said)]
