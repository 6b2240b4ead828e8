"""What is asked again and again between two agents, and what the sender could do about it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from askfirst.insights.counters import pair_parts
from askfirst.insights.seen import Seen, Unclear
from askfirst.moments import iso
from askfirst.ports import Pattern

OFTEN = 10
"""A pattern that was seen more often than this becomes a suggestion (the protocol's number)."""
DETECTED = "pattern.detected"
LINES = 5
"""Lines of an example template."""


class Named(Struct, frozen=True, kw_only=True):
    """One issue of an example."""

    rule: Annotated[str, Meta(description="The rule that found it")]
    kind: Annotated[str, Meta(description="The kind of defect")]
    field: Annotated[str | None, Meta(description="The parameter that it is about; null where it has no name")] = None


class Example(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the latest cases of a pattern. `text` is there only where the service may keep it."""

    at: Annotated[str, Meta(description="When, in UTC")]
    language: Annotated[str, Meta(description="Its language, `en` for instance; found out unless given")]
    department: Annotated[str | None, Meta(description="Whose rules hold beside the general ones")] = None
    issues: Annotated[tuple[Named, ...], Meta(description="What is unclear, in the order in which it is asked")] = ()
    text: Annotated[str | None, Meta(description="The beginning of the instruction, where the service may keep it")] = (
        None
    )


class Suggestion(Struct, frozen=True, kw_only=True):
    """What the sender of the instructions could do, with a template to follow, in their language."""

    issue: Annotated[str, Meta(description="The type of ambiguity")]
    between: Annotated[str, Meta(description="Both agents")]
    suggestion: Annotated[str, Meta(description="What the writer could do")]
    example_template: Annotated[str, Meta(description="A text to follow, in the language of the instructions")]


class SeenPattern(Struct, frozen=True, kw_only=True):
    """A pattern: `from` had to ask what `to` meant, `occurrence_count` times. `feedback` counts verdicts."""

    pattern_id: Annotated[int, Meta(description="Its id")]
    agent_pair: Annotated[str, Meta(description="Both agents in one text")]
    from_: Annotated[str, Meta(description="Who asked")] = field(name="from")
    to: Annotated[str, Meta(description="Who wrote the instruction")]
    ambiguity_type: Annotated[str, Meta(description="The type of the first issue")]
    occurrence_count: Annotated[int, Meta(description="How often it was seen")]
    example_requests: Annotated[tuple[Example, ...], Meta(description="The latest cases")]
    last_seen: Annotated[str, Meta(description="When it was last seen, in UTC")]
    suggestion: Annotated[
        Suggestion | None, Meta(description="What the writer could do; null until it was seen more than ten times")
    ]
    feedback: Annotated[dict[str, int], Meta(description="Verdicts, counted")] = field(default_factory=dict)


def example_of(seen: Seen, at: int, *, text: bool) -> str:
    """The example of a case, as JSON; with the beginning of the instruction only if `text`."""
    example = Example(
        at=iso(at, "seconds"),
        language=seen.language,
        department=seen.labels.department or None,
        issues=tuple(Named(rule=one.rule, kind=one.kind, field=one.field) for one in seen.unclear),
        text=seen.text if text else None,
    )
    return msgspec.json.encode(example).decode()


def examples_of(pattern: Pattern) -> tuple[Example, ...]:
    """The examples that can be read, the latest first."""
    found = []
    for raw in pattern.example_requests:
        try:
            found.append(msgspec.json.decode(raw, type=Example))
        except msgspec.DecodeError:  # kept by another version of the service
            continue
    return tuple(found)


def commonest(examples: Sequence[Example]) -> tuple[Unclear, ...]:
    """What the examples have open most often, the most frequent first."""
    found = Counter((one.rule, one.kind, one.field) for example in examples for one in example.issues)
    return tuple(Unclear(*one) for one, _ in found.most_common(LINES))  # type: ignore[arg-type]


def kept_text(suggestion: str, template: str) -> str:
    """Both as one text: what the column `suggested_improvement` holds."""
    return f"{' '.join(suggestion.split())}\n\n{template}"


def suggestion_of(pattern: Pattern) -> Suggestion | None:
    """The suggestion that is kept with a pattern."""
    if not pattern.suggested_improvement:
        return None
    said, _, template = pattern.suggested_improvement.partition("\n\n")
    return Suggestion(
        issue=pattern.ambiguity_type, between=pattern.agent_pair, suggestion=said, example_template=template
    )


def shown(pattern: Pattern, feedback: Iterable[str] = ()) -> SeenPattern:
    """A pattern for the outside; `feedback` are the verdicts about cases of it."""
    from_, to = pair_parts(pattern.agent_pair)
    return SeenPattern(
        pattern_id=pattern.pattern_id,
        agent_pair=pattern.agent_pair,
        from_=from_,
        to=to,
        ambiguity_type=pattern.ambiguity_type,
        occurrence_count=pattern.occurrence_count,
        example_requests=examples_of(pattern),
        last_seen=iso(pattern.last_seen, "seconds"),
        suggestion=suggestion_of(pattern),
        feedback=dict(Counter(feedback)),
    )
