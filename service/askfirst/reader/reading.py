"""What the reader says about a request."""

from typing import Literal, NamedTuple, TypeAlias, get_args

from askfirst.model import Kind

Topic: TypeAlias = Literal[
    "recipient", "thing", "content", "subject", "amount", "currency", "quantity", "unit", "rate", "date", "time",
    "timezone", "duration", "frequency", "place", "channel", "format", "audience", "budget", "goal", "criterion",
    "priority", "condition", "scope", "action", "reference", "choice", "conflict", "order",
]  # fmt: skip
"""What a question asks for: a closed list."""
Act: TypeAlias = Literal[
    "answers", "partly", "skips", "refuses", "defers", "passes_on", "asks_back", "corrects", "new_order", "machine",
    "nothing",
]  # fmt: skip
"""What a message does with the assistant's message before it."""
TOPICS: tuple[Topic, ...] = get_args(Topic)
ACTS: tuple[Act, ...] = get_args(Act)


class Open(NamedTuple):
    """Words that leave something open: its topic, their characters in the text, and how likely that is (0 to 1)."""

    topic: Topic
    start: int
    end: int
    probability: float


class Mention(NamedTuple):
    """Words that an open reference could mean: a message of the history, or -1 for the text, and their characters."""

    message: int
    start: int
    end: int


class Reading(NamedTuple):
    """What the reader takes a request for.

    `unclear` are the log odds that a question has to be asked. `topics` is how likely the first question is on each
    topic, `kind` what is wrong with it. `open` has the words that leave something open, in order of the text. `act` is
    what a message does with the assistant's before it, with how likely each is; empty where there was none.
    """

    unclear: float
    topics: dict[Topic, float]
    kind: Kind
    open: tuple[Open, ...]
    act: dict[Act, float]
    antecedents: tuple[Mention, ...]

    @property
    def topic(self) -> Topic:
        """What the first question is most likely on."""
        return max(self.topics, key=self.topics.__getitem__)
