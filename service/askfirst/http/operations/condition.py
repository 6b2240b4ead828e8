"""Readiness and packs: whether the service can do its work, and with which rules."""

from collections.abc import Sequence
from html import escape

from askfirst.http.operations.pieces import badge, details, table
from askfirst.http.status import Check, Ready, Status
from askfirst.rules.outline import PackInfo

_WORDS: dict[Status, tuple[str, str]] = {
    "ready": ("ready", "good"),
    "degraded": ("works, but something needs mending", "warn"),
    "not_ready": ("cannot do its work", "bad"),
}


def condition(ready: Ready, packs: Sequence[PackInfo]) -> str:
    """The section's body."""
    word, tone = _WORDS[ready.status]
    checks = "\n".join(map(shown, ready.checks))
    rows = [
        [escape(one.language), escape(one.department or "general"), str(len(one.rules)), f"<code>{one.version}</code>"]
        for one in packs
    ]
    listed = table(("Language", "Department", "Rules", "Version"), rows, "Loaded packs")
    state = f'<p>The service is {badge(word, tone)}</p>\n<ul class="checks">\n{checks}\n</ul>'
    return state + details("packs", f"{len(rows)} packs are loaded", listed)


def shown(check: Check) -> str:
    """One thing that readiness depends on."""
    mark = badge("ok", "good") if check.ok else badge("mend", "bad")
    return f"<li>{mark} <b>{escape(check.name.replace('_', ' '))}</b>: {escape(check.detail)}</li>"
