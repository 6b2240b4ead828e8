"""A request's fields as text, and what a classifier says where they are read as part of what is ordered.

Automations say next to nothing in words ("Set the flag") and the rest in fields. A classifier weighs words more than
what stands beside them, so it doubts such a text for what the fields give.
"""

import msgspec

from askfirst.model import Instruction, IssueType
from askfirst.scoring.classifier.naming import CLASSIFIER
from askfirst.scoring.classifier.opinion import Opinion
from askfirst.scoring.confidence import UNIT
from askfirst.scoring.judge import Verdict
from askfirst.text.blanks import is_filled
from askfirst.text.reading import Reading

LONGEST_NAME = 8
"""Words up to which a text only names a call ("Send the quote to the customer"); a longer one says more than fields."""
GIVEN_BY_FIELDS: tuple[IssueType, ...] = ("missing_information", "multiple_interpretations")
"""What can be wanting in the words of a call and stand in its fields; vague words and clashes stay what they are."""


def field_lines(instruction: Instruction) -> str:
    """The request's filled fields as lines of text, so that rules find facts in them."""
    return "\n".join(
        f"{name.replace('_', ' ')}: {value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in instruction.fields.items()
        if is_filled(value)
    )


def retold(instruction: Instruction) -> Instruction | None:
    """The instruction with its fields written below its text, as in a form; None where no field has a value."""
    lines = field_lines(instruction)
    return msgspec.structs.replace(instruction, text=f"{instruction.text}\n{lines}") if lines else None


def names_a_call(text: Reading) -> bool:
    """Whether a text is one short sentence."""
    words = [at for at, word in enumerate(text.words) if any(map(str.isalnum, word))]
    return 0 < len(words) <= LONGEST_NAME and len({text.sentences[at] for at in words}) == 1


def wanting(verdict: Verdict) -> bool:
    """Whether it is asked for nothing but a classifier's doubt about something that fields can give."""
    return verdict.decision == "clarify" and all(
        issue.rule.id == CLASSIFIER and issue.rule.type in GIVEN_BY_FIELDS for issue in verdict.raised
    )


def lesser(one: Opinion, other: Opinion) -> Opinion:
    """Of two opinions on a request the one that has the greater confidence in it."""
    return max(one, other, key=lambda opinion: opinion.points(UNIT))
