"""The clarifications that are open: who is asked at which level, and how long they still have."""

from collections.abc import Sequence
from html import escape

from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import party
from askfirst.http.operations.pieces import moment, note, table
from askfirst.model import Party
from askfirst.moments import iso

SHOWN = 100
"""Open clarifications that the page shows, of the newest; those whose time is up first on top."""
_HEADS = ("Time left", "Asked now", "Question", "From → to", "Department", "Opened", "Id")


def opened(found: Sequence[Clarification], *, more: bool) -> str:
    """The section's body. `more`: there are others beyond those that were found."""
    if not found:
        return note("No question is open. Clarifications that the service keeps (POST /v1/clarifications) stand here.")
    rows = [row(c) for c in sorted(found, key=lambda one: one.deadline or 0)]
    listed = table(_HEADS, rows, "Open clarifications, the next deadline first", stacked=True)
    rest = note(f"The newest {SHOWN} are shown; GET /v1/clarifications?status=pending lists all.") if more else ""
    return listed + rest


def row(c: Clarification) -> list[str]:
    """One clarification. Its link and its callback are shown nowhere: whoever has the link may answer."""
    return [
        left(c.deadline),
        f"<b>{escape(c.chain[c.level].role.replace('_', ' '))}</b><br>"
        f'<span class="muted">level {c.level - c.first_level + 1} of {len(c.chain) - c.first_level}</span>',
        "<br>".join(question(c, one.text) for one in open_questions(c)),
        f"{named(c.instruction.from_)} → {named(c.instruction.to)}",
        escape(c.instruction.department or "–"),
        moment(c.created_at),
        f"<code>{escape(c.id)}</code>",
    ]


def question(c: Clarification, text: str) -> str:
    """An open question."""
    return f'<span lang="{escape(c.language)}" dir="auto">{escape(text)}</span>'


def left(deadline: int | None) -> str:
    """The deadline, for the script to count down to."""
    if deadline is None:
        return "–"
    text = iso(deadline)
    return f'<time class="left" datetime="{text}" data-deadline="{deadline}">until {text[11:19]} UTC</time>'


def named(given: Party | str | None) -> str:
    """Somebody, as far as named."""
    found = party(given)
    return escape(found.id) if found else '<span class="muted">not named</span>'
