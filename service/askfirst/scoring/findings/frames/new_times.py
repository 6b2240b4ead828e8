"""Things that are put off or brought forward, and nothing says to when."""

from askfirst.scoring.findings.frames.one_sided import Frame, one_sided
from askfirst.scoring.findings.frames.order import Order


def unmoved(order: Order) -> bool:
    """Whether something is put off without a length of time or a date behind it."""
    reading = order.reading
    at = {hit.start for name in ("date", "duration", "clock_time") for hit in reading.entities(name)}
    return (
        bool(order.object)
        and order.object[0] not in {"in", "of"}
        and not any(order.end <= start < order.stop for start in at)
    )


def parted(order: Order) -> bool:
    """Whether the verb's particle ends the order: "bring the release forward"."""
    particle = "back" if order.reading.words[order.verb.start] == "push" else "forward"
    return len(order.words) > 2 and order.words[-1] == particle


new_time_absent = one_sided(
    "new_time",
    Frame("frame_bring", frozenset("to until till by".split()), None, parted),
    Frame(
        "frame_postpone",
        frozenset(("to until till by for after indefinitely a one two three so :").split()),
        None,
        unmoved,
    ),
)
