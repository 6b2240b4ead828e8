"""What the protocol's table says of a clarification beside its columns of plain values."""

from typing import Literal

from askfirst.clarifications.state import Clarification


def responded(c: Clarification) -> bool:
    """Whether somebody settled it: by an answer, or by calling the request off, which is one, too."""
    return c.status == "resolved" or c.ended == "declined"


def response_status(c: Clarification) -> Literal["resolved", "escalated", "timeout"] | None:
    """The protocol's `response_status`: somebody of the first level settled it, one above it, or nobody did."""
    if responded(c):
        return "resolved" if c.level == c.first_level else "escalated"
    return "timeout" if c.status == "best_guess" else None


def escalated_to(c: Clarification) -> str | None:
    """The highest role that was asked beyond the first level, if any."""
    return c.chain[c.level].role if c.level > c.first_level else None


def responded_at(c: Clarification) -> int | None:
    """When the first answer came, in ms; None where none did."""
    return next((answer.at for answer in c.answers if answer.outcome != "timed_out"), None)
