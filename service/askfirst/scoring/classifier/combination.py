"""What speaks for a question, put together: the reader, and the rules.

Each is a piece of evidence with a weight that is never below 0, so that one more issue never raises a confidence. The
weights are numbers of logistic regressions (`askfirst.learning.combining`), one for each sort of message.
"""

from math import exp
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from askfirst.errors import WeightsError
from askfirst.scoring.confidence import UNIT


def sure(logit: float) -> float:
    """A log odds as a probability."""
    return 1 / (1 + exp(-logit)) if logit >= 0 else exp(logit) / (1 + exp(logit))


FILE = Path(__file__).with_name("combination.json")
"""The weights that come with Askfirst."""
ASKED = 0.69
"""The most confidence that is left where a question is asked."""
PASSED, NARROWED = 0.76, 0.8
"""The least confidence where none is, and up to where confidences are narrowed to keep that: between `ASKED` and
`PASSED` lies the threshold of 0.7, also where stakes raise it by 0.05. A doubt that is too weak to ask about must not
end on the wrong side of it."""

Sort: TypeAlias = Literal["first", "department", "reply"]
"""A message that begins a matter, the same sent for a department, or a reply to the assistant's question."""


def sort_of(department: str | None, *, reply: bool) -> Sort:
    """The sort of a message."""
    return "reply" if reply else "first" if department is None else "department"


Weight: TypeAlias = Annotated[float, Meta(ge=0)]


class Evidence(NamedTuple):
    """What speaks for a question on a request.

    `reader` are its log odds that one has to be asked. `rules` is what the rule score lost, from 0 to 1; `found`
    whether a rule that only lowers would block if rules decided alone (1 or 0); `blocked` whether one blocks.
    """

    reader: float
    rules: float = 0.0
    found: float = 0.0
    blocked: float = 0.0


class Weighing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much each piece of evidence counts for one sort of message; from the log odds `ask_from` on it is asked."""

    intercept: float
    reader: Weight
    rules: Weight
    found: Weight
    blocked: Weight
    ask_from: float

    def __post_init__(self) -> None:
        """Raises ValueError where an issue that blocks would count less than one that would block alone."""
        if self.blocked < self.found:
            raise ValueError("`blocked` counts less than `found`, so that one more issue could raise a confidence")

    def doubt(self, evidence: Evidence) -> float:
        """The log odds that a question has to be asked."""
        return (
            self.intercept
            + self.reader * evidence.reader
            + self.rules * evidence.rules
            + self.found * evidence.found
            + self.blocked * evidence.blocked
        )

    def asks(self, evidence: Evidence) -> bool:
        """Whether it is asked, whatever blocks."""
        return self.doubt(evidence) >= self.ask_from

    def points(self, evidence: Evidence) -> int:
        """The confidence in ten-thousandths: the probability that all is clear, kept off the threshold."""
        doubt = self.doubt(evidence)
        clear = sure(-doubt)
        if doubt >= self.ask_from:
            clear = min(clear, ASKED)
        elif clear < NARROWED:
            clear = PASSED + (NARROWED - PASSED) * clear / NARROWED
        return round(clear * UNIT)


class Weighings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How evidence is weighed in a language, by sort of message."""

    first: Weighing
    department: Weighing
    reply: Weighing


class Combination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weighings in English and in all other languages, fitted with the `reader` of that version.

    `languages` are those that there was text in to fit them on.
    """

    reader: str
    languages: tuple[str, ...]
    english: Weighings
    others: Weighings

    def of(self, language: str) -> Weighings:
        """The weighings for a language."""
        return self.english if language == "en" else self.others


def load_combination(file: Path = FILE) -> Combination:
    """Reads the shipped weights, unless told otherwise. Raises WeightsError."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Combination)
    except (OSError, msgspec.MsgspecError) as error:
        raise WeightsError(file.name, f"cannot be used: {error}") from error
