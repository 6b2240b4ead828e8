"""Whether an order is given where a verb stands: not told, nor asked about, nor denied."""

from askfirst.scoring.findings.irreversible.closing import spots
from askfirst.text.moods.told import told_tokens
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

NEAR = 3
"""Tokens ahead of a verb in which it is denied: "do not ever delete", "\u4e0d\u8981\u628a"."""


def given(reading: Reading, at: int) -> bool:
    """Whether a verb at this token orders something to be done: not "we must not delete", "how do I delete"."""
    return commands(reading, at) and not (told_tokens(reading)[at] or denied(reading, at))


def denied(reading: Reading, at: int) -> bool:
    """Whether a word right ahead makes an order of the opposite, or a question."""
    denials = spots(reading, "@order_denied")
    return any(place in denials for place in range(max(reading.sentence_start(at), at - NEAR), at))
