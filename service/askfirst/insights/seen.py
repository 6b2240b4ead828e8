"""What is told of a scored instruction to those who count and log: never its text, unless cut for an example."""

from msgspec import Struct

from askfirst.insights.counters import Labels, agent
from askfirst.model import Assessment, Instruction, Kind

EXAMPLE = 200
"""Characters of an instruction that an example keeps, where examples may keep any."""
ISSUES = 5
"""Issues of an instruction that an example names."""


class Unclear(Struct, frozen=True, array_like=True):
    """One issue of an instruction that somebody has to be asked about: which rule, which kind, which field."""

    rule: str
    kind: Kind
    field: str | None


class Seen(Struct, frozen=True, array_like=True):
    """What is counted and logged of an assessment, also of one that was made in another process.

    `unclear` and the beginning of the `text` are there only where a question has to be asked between
    two named agents: what patterns are made of.
    """

    id: str
    decision: str
    confidence: float
    department: str | None
    language: str
    rules: tuple[str, ...]
    labels: Labels
    ambiguity_type: str | None = None
    unclear: tuple[Unclear, ...] = ()
    text: str = ""


def seen(assessment: Assessment, instruction: Instruction) -> Seen:
    """What is counted and logged of this one."""
    labels = Labels(instruction.department or "", agent(instruction.from_), agent(instruction.to))
    rules = tuple([issue.rule for issue in assessment.issues])
    told = (assessment.id, assessment.decision, assessment.confidence, assessment.department, assessment.language)
    if assessment.decision != "clarify" or not (labels.from_ and labels.to):
        return Seen(*told, rules, labels)
    unclear = tuple(Unclear(one.rule, one.kind, one.field) for one in assessment.issues[:ISSUES])
    return Seen(*told, rules, labels, assessment.ambiguity_type, unclear, instruction.text[:EXAMPLE])
