"""How often label, length, register, department and action meet, so that none stands for another."""

from collections import Counter
from collections.abc import Sequence

from askfirst.evaluation.dataset import Case

SHORT, LONG = 8, 25
"""Words up to which a text is short, and from which it is long."""
POLITE = ("please", "could you", "would you", "can you", "kindly", "dear ", "hi ", "hello ")

Crossing = tuple[str, ...]


def length(text: str) -> str:
    """Short, middling or long."""
    words = len(text.split())
    return "short" if words <= SHORT else "long" if words >= LONG else "middling"


def register(text: str) -> str:
    """Chat (no capital at the start), polite, or plain orders."""
    if text[:1].islower():
        return "chat"
    return "polite" if text.lower().startswith(POLITE) or " please" in text.lower() else "plain"


def action(text: str) -> str:
    """The first plain word: in an instruction mostly its verb."""
    lower = text.lower()
    for opening in POLITE:
        lower = lower.removeprefix(opening)
    return next((word for word in lower.split() if word.isalpha()), "")


def crossings(cases: Sequence[Case]) -> Counter[Crossing]:
    """Texts by department, length, register and label."""
    return Counter(
        (case.department or "general", length(case.text), register(case.text), str(case.label)) for case in cases
    )


def against_length(cases: Sequence[Case]) -> float:
    """The share of texts that are long and unclear, or short and clear."""
    told = [(length(case.text), case.unclear) for case in cases]
    return sum(one in (("long", True), ("short", False)) for one in told) / len(told)


def one_sided_actions(cases: Sequence[Case], least: int = 12) -> dict[str, float]:
    """Actions of at least so many texts whose share of unclear ones is under 0.2 or over 0.8."""
    by_action: dict[str, list[bool]] = {}
    for case in cases:
        by_action.setdefault(action(case.text), []).append(case.unclear)
    shares = {name: sum(labels) / len(labels) for name, labels in by_action.items() if len(labels) >= least}
    return {name: share for name, share in sorted(shares.items()) if not 0.2 <= share <= 0.8}
