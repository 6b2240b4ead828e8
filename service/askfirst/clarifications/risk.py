"""Whether it is safe to go on: the one place that says so, of clarifications and chats, whatever answers them."""

from askfirst.clarifications.merging import unplaced_lines
from askfirst.clarifications.state import NO_RISK, Assumption, Clarification, Item, Risk

UNTOLD = "undefined_reference"
"""The kind of what nothing in the request says the meaning of."""


def assumptions(c: Clarification) -> tuple[Assumption, ...]:
    """What is taken for granted in place of answers."""
    return tuple(Assumption(item.field, item.assume, item.because) for item in c.items if item.because is not None)


def interpretation(c: Clarification) -> str | None:
    """What is assumed, as one line."""
    return "; ".join(dict.fromkeys(one.assumption for one in assumptions(c))) or None


def risk_of(c: Clarification) -> Risk:
    """What is risked by going on, and whether it is safe to; what is pending is not judged yet.

    It is where every matter has an answer that `verdict` took, or an assumption that does no harm. None does none where
    the action cannot be undone. The risk is then high; that of what somebody agreed to is low, of any other a medium
    one. The reasons say what is left undone.
    """
    if c.status == "pending":
        return NO_RISK
    if c.status == "cancelled":
        return Risk("none", (), safe_to_proceed=False)
    made = assumptions(c)
    stray = any(item.stray for item in c.items)
    if not made and not stray:
        return NO_RISK
    why = [f"{one.field or 'wording'}: {one.because}" for one in made] or unplaced_lines(c)
    left_out = [f"{c.undone}: {item.assume}" for item in c.items if item.because is not None and item.undone]
    reasons = tuple(dict.fromkeys([*why, *left_out, *(c.stakes if made else ())]))
    if c.stakes:
        return Risk("high", reasons, safe_to_proceed=False)
    agreed = bool(made) and all(one.because == "skipped" for one in made)
    safe = not stray and all(harmless(item) for item in c.items)
    return Risk("low" if agreed else "medium", reasons, safe)


def harmless(item: Item) -> bool:
    """Whether nothing is lost by going on with what an item assumes, where it assumes anything.

    "Never mind" agrees to nothing, and may take the whole request back. Who does not know agrees to nothing either, nor
    does who only gave what is no answer; a caller's own question may be left so. Nobody guesses what words of the
    request stand for, and where what was skipped is all that there was to do there is nothing to go on with.
    """
    if item.because is None:
        return True
    if item.unplaced or (item.undone and item.nothing_left):
        return False
    match item.because:
        case "skipped":
            return not (item.undone and item.sole)
        case "partly_answered":
            return True
        case "declined":
            return False
        case "unknown":
            return item.own
        case _:
            return (item.own or not item.misses) and (item.kind != UNTOLD or item.undone)
