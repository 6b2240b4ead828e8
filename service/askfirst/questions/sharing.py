"""One question for what is missing under two names: a required field, and what the order lacks or points at.

"Mail the customer" with `body` required lacks its topic, its content and `body`: that is one thing to ask for. All
issues stay; those with the same question are settled by one answer.
"""

from collections.abc import Mapping, Sequence

import msgspec

from askfirst.model import Issue
from askfirst.rules.nodes import plain_name
from askfirst.rules.pack import Rule
from askfirst.scoring.raised import REQUIRED, Raised
from askfirst.text.fields.names import names, words_of
from askfirst.text.fields.parts import PARTS, gives

REFERENCE = "undefined_reference"


def shared(raised: Sequence[Raised], issues: Sequence[Issue]) -> tuple[Issue, ...]:
    """The issues, those that one field would settle with one question.

    The order's own question says most ("Who should it be assigned to?"); of a thing that is only pointed at, the
    field says more exactly what is wanted. What the order lacks is asked for under one required name alone.
    """
    found = list(issues)
    wanted = [at for at, issue in enumerate(issues) if issue.rule == REQUIRED and issue.field is not None]
    same: dict[int, list[int]] = {}
    for other, one in enumerate(raised):
        best = best_of({at: closeness(issues[at].field or "", one, issues[other]) for at in wanted})
        if best is not None:
            same.setdefault(best, []).append(other)
    for at, others in same.items():
        asking = next((found[other] for other in others if found[other].kind != REFERENCE), issues[at])
        for other in (at, *others):
            found[other] = msgspec.structs.replace(found[other], question=asking.question, options=asking.options)
    return tuple(found)


def best_of(close: Mapping[int, int]) -> int | None:
    """The one field that is closest; None where none is meant, or two equally."""
    most = max(close.values(), default=0)
    best = [at for at, one in close.items() if one == most]
    return best[0] if most and len(best) == 1 else None


def closeness(name: str, one: Raised, issue: Issue) -> int:
    """How closely a field of that name is what an issue is about: 0 not at all, most for the part's own name."""
    if not meant(name, one, issue):
        return 0
    if issue.kind == REFERENCE:
        return 1
    part, words = part_of(one.rule), frozenset(words_of(name))
    if plain_name(part) == plain_name(name):
        return 4
    if part in words or (part in TOLD and not TELLING.isdisjoint(words)):
        return 3
    return 1 if part in TOLD else 2 if len(words) == 1 else 1


TOLD = frozenset({"topic", "content"})
TELLING = frozenset("body message text content msg".split())
"""Names of all that somebody is told; a subject or a title is only its heading."""


def meant(name: str, one: Raised, issue: Issue) -> bool:
    """Whether an issue is about what a field of that name holds."""
    if issue.rule == REQUIRED:
        return False
    if issue.kind == REFERENCE:
        return issue.span is not None and names(name, issue.span.text.split()[-1].lower())
    part = part_of(one.rule)
    return plain_name(part) == plain_name(name) or (part in PARTS and gives(name, "", part))


def part_of(rule: Rule) -> str:
    """The part of an order that a rule misses: its field, or what its id says ("contact_without_topic")."""
    return rule.field or rule.id.rpartition("_without_")[2]
