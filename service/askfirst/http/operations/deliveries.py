"""Deliveries: what was given up and may be sent anew, and what waits. Addresses are shown nowhere."""

from collections.abc import Sequence
from html import escape

from askfirst.http.operations.pieces import details, moment, note, table
from askfirst.http.webhooks.body import DeliveryView, shown_dead, shown_waiting
from askfirst.ports import Backlog, DeadLetter, Waiting

SHOWN = 50
"""Deliveries of each kind that the page shows."""


def deliveries(dead: Sequence[DeadLetter], waiting: Sequence[Waiting], backlog: Backlog) -> str:
    """The section's body."""
    return "\n".join([given_up([shown_dead(one) for one in dead], backlog), under_way(waiting, backlog)])


def given_up(dead: Sequence[DeliveryView], backlog: Backlog) -> str:
    """Those that failed for good, the latest first, each with a button to send it anew."""
    if not dead:
        return note("No delivery was given up.", "good")
    heads = ("Given up", "Event", "Receiver", "Reason", "Attempts", "About", "")
    rows = [
        [
            moment(one.died_at or one.timestamp),
            escape(one.type),
            escape(one.receiver),
            escape(one.reason or "–"),
            str(one.attempts),
            f"<code>{escape(one.subject)}</code>",
            replay(one),
        ]
        for one in dead
    ]
    latest = f"; the latest {len(dead)}" if backlog.dead_letters > len(dead) else ""
    listed = table(heads, rows, "Deliveries that were given up, the latest first", stacked=True)
    return f"<p>{backlog.dead_letters} given up{latest}:</p>\n{listed}"


def replay(one: DeliveryView) -> str:
    """The button that sends a delivery anew, with all its attempts."""
    return (
        f'<form method="post" action="/v1/deliveries/{escape(one.id)}/replay" data-posts="It waits to be sent again.">'
        f'<button class="quiet" id="replay-{escape(one.id)}" '
        f'aria-label="Send {escape(one.type)} to {escape(one.receiver)} anew">Send anew</button></form>'
    )


def under_way(waiting: Sequence[Waiting], backlog: Backlog) -> str:
    """Those that wait: how many, and the next ones."""
    if not backlog.deliveries:
        return '<p class="muted">None waits to be sent.</p>'
    heads = ("Next attempt", "Event", "Receiver", "Attempts so far", "About")
    rows = [
        [moment(one.next_attempt_at or one.timestamp), escape(one.type), escape(one.receiver), str(one.attempts),
         f"<code>{escape(one.subject)}</code>"]
        for one in map(shown_waiting, waiting)
    ]  # fmt: skip
    return details(
        "waiting", f"{backlog.deliveries} wait to be sent", table(heads, rows, "The next of each line", stacked=True)
    )
