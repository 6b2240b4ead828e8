"""What a step of a clarification adds to the counters.

Everything is counted in the hour in which the clarification was opened, however late it ends: so of
any stretch of time no more can have ended than were requested, and periods add up.
"""

from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import responded
from askfirst.insights.labels import Labels, agent, counter
from askfirst.insights.periods import hour_of
from askfirst.ports import Increment


def labels_of(c: Clarification) -> Labels:
    """Department and agents of a clarification."""
    instruction = c.instruction
    return Labels(instruction.department or "", agent(instruction.from_), agent(instruction.to))


def outcomes(before: Clarification | None, after: Clarification, labels: Labels) -> tuple[Increment, ...]:
    """The counters that the step from `before` (None: it was opened) to `after` moves."""
    found: dict[str, int] = {}
    if before is None:
        found["requested"] = 1
    if after.status != "pending" and (before is None or before.status == "pending"):
        found["resolved" if responded(after) else after.status] = 1
        if responded(after):
            found["resolution_ms"] = max(0, (after.closed_at or after.updated_at) - after.created_at)
            if after.level > after.first_level:
                found["escalated"] = 1
    hour = hour_of(after.created_at)
    return tuple(Increment(hour, counter(metric, labels), by) for metric, by in found.items() if by)
