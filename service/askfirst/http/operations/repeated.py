"""Patterns: what is asked again and again between two agents, and what the writer could do about it."""

from collections.abc import Sequence
from html import escape

from askfirst.http.operations.pieces import badge, details, moment, note
from askfirst.insights.patterns import OFTEN, SeenPattern

SHOWN = 20
"""Patterns that the page shows, the most frequent."""
_EMPTY = (
    "No pattern yet. One appears when the same is unclear between two agents: name them as “from” and “to” in the "
    f"instructions. Seen more than {OFTEN} times, it gets a suggestion."
)
_VERDICTS = {
    "was_clear": "was clear",
    "was_unclear": "was unclear",
    "question_helped": "question helped",
    "question_did_not_help": "question did not help",
}


def repeated(found: Sequence[SeenPattern]) -> str:
    """The section's body."""
    return "\n".join(map(pattern, found)) if found else note(_EMPTY)


def pattern(one: SeenPattern) -> str:
    """One pattern with its suggestion and what people said about its cases."""
    kind = one.ambiguity_type.replace("_", " ")
    verdicts = " ".join(badge(f"{_VERDICTS.get(name, name)}: {number}") for name, number in one.feedback.items())
    times = "time" if one.occurrence_count == 1 else "times"
    parts = [
        f"<h3>{escape(one.from_)} → {escape(one.to)}: {escape(kind)}</h3>",
        f'<p class="small">Seen <b>{one.occurrence_count}</b> {times}, last {moment(one.last_seen)} {verdicts}</p>',
        advice(one),
        cases(one),
    ]
    return '<article class="card pattern">' + "\n".join(filter(None, parts)) + "</article>"


def advice(one: SeenPattern) -> str:
    """What to tell the writer of the instructions."""
    if one.suggestion is None:
        return f'<p class="muted small">A suggestion comes when it was seen more than {OFTEN} times.</p>'
    return (
        f'<p>For {escape(one.to)}: <span dir="auto">{escape(one.suggestion.suggestion)}</span></p>\n'
        f'<pre dir="auto">{escape(one.suggestion.example_template)}</pre>'
    )


def cases(one: SeenPattern) -> str:
    """The latest cases: rules and fields, and the beginning of the text where the service may keep it."""
    lines = "\n".join(
        f"<li>{moment(case.at)}: {escape(', '.join(issue.rule for issue in case.issues)) or '–'}"
        + (f' <q dir="auto">{escape(case.text)}</q>' if case.text else "")
        + "</li>"
        for case in one.example_requests
    )
    return details(f"cases-{one.pattern_id}", "Latest cases", f"<ul>\n{lines}\n</ul>") if lines else ""
