"""One question for what is missing under two names: a required field, and what the order lacks or points at.

"Mail the customer" with `body` required lacks its topic, its content and `body`: that is one thing to ask for. All
issues stay; those with the same question are settled by one answer.
"""

from collections.abc import Sequence

import msgspec

from askfirst.model import Issue
from askfirst.rules.nodes import Frame
from askfirst.rules.nodes.actions import plain_name
from askfirst.rules.pack import Rule
from askfirst.scoring.raised import Raised
from askfirst.text.fields.names import names
from askfirst.text.fields.parts import PARTS, gives

REQUIRED = "required_field"
REFERENCE = "undefined_reference"


def shared(raised: Sequence[Raised], issues: Sequence[Issue]) -> tuple[Issue, ...]:
    """The issues, those that one field would settle with one question.

    The order's own question says most ("Who should it be assigned to?"); of a thing that is only pointed at, the
    field says more exactly what is wanted. What the order lacks is asked for under one required name alone.
    """
    found = list(issues)
    taken: set[int] = set()
    for at, issue in enumerate(issues):
        if issue.rule != REQUIRED or issue.field is None:
            continue
        same = [
            other for other, one in enumerate(raised) if other not in taken and meant(issue.field, one, issues[other])
        ]
        taken.update(same)
        asking = next((found[other] for other in same if found[other].kind != REFERENCE), issue)
        for other in (at, *same) if same else ():
            found[other] = msgspec.structs.replace(found[other], question=asking.question, options=asking.options)
    return tuple(found)


def meant(name: str, one: Raised, issue: Issue) -> bool:
    """Whether an issue is about what a field of that name holds."""
    if issue.rule == REQUIRED:
        return False
    if issue.kind == REFERENCE:
        return issue.span is not None and names(name, issue.span.text.split()[-1].lower())
    part = part_of(one.rule)
    return plain_name(part) == plain_name(name) or (part in PARTS and gives(name, "", part))


def part_of(rule: Rule) -> str:
    """The part of an order that a rule misses: of its frame, in its field, or in its id ("contact_without_topic")."""
    if isinstance(rule.when, Frame):
        return rule.when.part
    return rule.field or rule.id.rpartition("_without_")[2]
