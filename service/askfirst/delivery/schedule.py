"""What came of an attempt, and what follows: delivered, again later, or given up. Pure functions, without a clock.

At first in quick steps, because a workflow may not be ready for its answer yet (an n8n execution that
has not parked answers 404, 409 or 500), then at growing intervals.
"""

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Literal, TypeAlias

from msgspec import Struct

from askfirst.ports import EXECUTION, Dead, Delivery, Done, RetryAt, Settlement

PATIENCE = 15.0
"""Seconds that an attempt takes at most, from the name's resolution on."""
DELAYS = (0.5, 1, 2, 4, *(5,) * 10, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, *(3600,) * 21)
"""Seconds before each further attempt, before jitter: a minute of quick ones, 23 hours altogether."""
JITTER = 0.25
"""The share by which a delay is made longer or shorter, so that what failed together does not return together."""
LONGEST = 3_600
"""Seconds for which a receiver's Retry-After is honoured at most."""
GONE, MISSING = 410, 404
"""A receiver that says the first wants nothing more; one that says the second for a day is no more."""
QUICK = 14
"""Attempts that are made in the first minute: longer than an execution takes to park."""
OVER = frozenset({404, 409, 410})
"""What n8n answers for an execution that has ended (409) or is not known any more (404); 410: others say so at once."""
TRANSIENT = frozenset({404, 408, 409, 421, 423, 425, 429})
"""Answers below 500 after which it is tried again. Any other, a redirect included, would be the same next time."""

_SAID = {
    "dns": "its name could not be resolved",
    "connect": "no connection",
    "tls": "no secure connection",
    "timeout": "no answer in time",
    "protocol": "no proper HTTP answer",
    "forbidden": "its address may not be called",
    "busy": "no answer in time",
    "failed": "it could not be sent; the log says why",
}


Why: TypeAlias = Literal["dns", "connect", "tls", "timeout", "protocol", "forbidden", "busy", "failed"]
"""Why there was no answer. `forbidden`: the address is not one that may be called; `busy`: the receiver
has not answered others for a while, and was not asked; `failed`: our own mistake."""


class Answered(Struct, frozen=True):
    """The receiver answered. `retry_after` is its header, if any, as it was sent."""

    status: int
    retry_after: str | None = None


class Unreached(Struct, frozen=True):
    """There was no answer."""

    why: Why


Answer: TypeAlias = Answered | Unreached


def settlement(delivery: Delivery, answer: Answer, now: int, chance: float) -> Settlement:
    """How a delivery stands after an attempt that ended at `now` (ms); `chance` from 0 to 1 is the jitter."""
    if isinstance(answer, Answered) and 200 <= answer.status < 300:
        return Done()
    if not may_change(answer):
        return Dead(now, reason(answer))
    if delivery.attempt > len(DELAYS):
        return Dead(now, f"{reason(answer)}, at the last of {delivery.attempt} attempts")
    delay = DELAYS[delivery.attempt - 1] * (1 - JITTER + 2 * JITTER * chance)
    asked = retry_after(answer.retry_after, now) if isinstance(answer, Answered) else 0
    return RetryAt(now + max(1, round(1_000 * max(delay, asked))))


def is_over(delivery: Delivery, answer: Answer, *, before: bool) -> bool:
    """Whether the execution that was to be woken is no more; `before`: that was so at an earlier event.

    One that has not parked yet answers 404 and 409 as well, so at first that is tried again for a minute.
    """
    if delivery.target.key != EXECUTION or not isinstance(answer, Answered) or answer.status not in OVER:
        return False
    return before or answer.status == GONE or delivery.attempt > QUICK


def is_gone(answer: Answer) -> bool:
    """Whether a subscriber is no more, where a delivery was given up after this answer."""
    return isinstance(answer, Answered) and answer.status in {GONE, MISSING}


def may_change(answer: Answer) -> bool:
    """Whether another attempt may end otherwise."""
    if isinstance(answer, Unreached):
        return answer.why != "forbidden"
    return answer.status >= 500 or answer.status in TRANSIENT


def reason(answer: Answer) -> str:
    """Why it was not delivered, in a few words that hold no address."""
    return f"the receiver answered {answer.status}" if isinstance(answer, Answered) else _SAID[answer.why]


def retry_after(header: str | None, now: int) -> float:
    """The seconds that a Retry-After header (RFC 9110, 10.2.3) asks for, from 0 to LONGEST; 0 where it says nothing."""
    text = (header or "").strip()
    if text.isascii() and text.isdigit():
        return float(min(LONGEST, int(text[:9])))
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, TypeError, OverflowError):
        return 0.0
    at = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    wait = (at - datetime.fromtimestamp(now / 1_000, UTC)).total_seconds()
    return min(LONGEST, max(0.0, wait))
