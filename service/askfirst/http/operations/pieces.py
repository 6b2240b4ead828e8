"""Small pieces of the operations page."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape

from askfirst.insights.kpis import Kpi, State
from askfirst.moments import iso


def badge(text: str, tone: str = "") -> str:
    """A word that stands out; `tone` is good, warn or bad."""
    return f'<span class="badge{f" {tone}" if tone else ""}">{escape(text)}</span>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str, *, stacked: bool = False) -> str:
    """A table that scrolls sideways where it must; cells are HTML already.

    `stacked`: on a phone each row is a list of its own, with the heads before the cells.
    """
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "\n".join(f"<tr>{''.join(map(cell, heads, row))}</tr>" for row in rows)
    kind = ' class="stacked"' if stacked else ""
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table{kind}>'
        f'<caption class="unseen">{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n'
        "</tbody></table></div>"
    )


def cell(head: str, content: str) -> str:
    """One cell, which knows its head."""
    return f'<td data-head="{escape(head)}"><div>{content}</div></td>'


def details(name: str, summary: str, body: str) -> str:
    """What opens at a click; `name` keeps it open when the page refreshes itself."""
    return f'<details id="{escape(name)}"><summary>{escape(summary)}</summary>\n{body}\n</details>'


def note(text: str, tone: str = "") -> str:
    """A sentence in a box."""
    return f'<p class="note{f" {tone}" if tone else ""}">{escape(text)}</p>'


def moment(at: int | str) -> str:
    """A time (ms, or ISO 8601), in UTC to the minute."""
    read = datetime.fromisoformat(at) if isinstance(at, str) else datetime.fromtimestamp(at / 1000, UTC)
    text = iso(read.astimezone(UTC), "seconds")
    return f'<time datetime="{text}">{text[:10]} {text[11:16]} UTC</time>'


def figure(kpi: Kpi) -> str:
    """A KPI's value for people."""
    return "–" if kpi.value is None else amount(kpi, kpi.value)


def amount(kpi: Kpi, value: float) -> str:
    """A value in the unit of a KPI."""
    if kpi.unit == "ratio":
        return f"{round(value * 100, 1 if value < 0.1 else 0):g} %"
    if value < 120:
        return f"{value:.0f} s"
    return f"{value / 60:.0f} min" if value < 7200 else f"{value / 3600:.1f} h"


TONES: dict[State, str] = {"on_target": "good", "off_target": "warn", "alert": "bad", "no_data": ""}
STATES: dict[State, str] = {
    "on_target": "on target",
    "off_target": "off target",
    "alert": "alert",
    "no_data": "no data",
}


def state(kpi: Kpi) -> str:
    """How a KPI stands, as a word and not by its colour alone."""
    return badge(STATES[kpi.state], TONES[kpi.state])
