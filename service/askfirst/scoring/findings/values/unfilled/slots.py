"""Slots of templates by their marks: `{{ticket.id}}`, `${name}`, `%ORDER_ID%`, `<ORDER_ID>`, `[CUSTOMER NAME]`."""

import re
from collections.abc import Iterator

from askfirst.scoring.findings.values.unfilled.names import names_a_value
from askfirst.scoring.findings.values.unfilled.places import Slot
from askfirst.text.late import late

SURE = late(
    r"\{\{\{?\s{0,5}(?![#/!>&^{])([^{}\n]{1,80}?)\s{0,5}\}\}\}?"  # {{ticket.id}}, {{ $json.id }}
    r"|[$#@]\{\s{0,5}([A-Za-z_][\w.\[\]\"' -]{0,60}?)\s{0,5}\}"  # ${name}, #{name}
    r"|(?<![$#@{\w\\])\{([A-Za-z_][A-Za-z_.]{0,40}[A-Za-z_]\d?)\}(?!\})"  # {name}, of f-strings
    r"|(?<![\w%])%([A-Za-z_][\w. -]{0,40}\w)%(?![\w%\\/])"  # %ORDER_ID%, but not %TEMP%\log
    r"|(?<![\w%\d])(?<!\d )%\(?([a-z_]{0,30})\)?s\b(?!%)"  # %s, %(name)s
    r"|\*\|([A-Za-z_][\w: ]{0,40})\|\*"  # *|FNAME|*
    r"|<<\s{0,5}([A-Za-z_][\w. -]{0,40}?)\s{0,5}>>"  # <<Name>>
    r"|\[%\s{0,5}([A-Za-z_][\w. -]{0,40}?)\s{0,5}%\]|<%=\s{0,5}([^%\n]{1,60}?)\s{0,5}%>"  # [% name %], <%= name %>
    r"|(?<!\w)__([A-Z][A-Z0-9_]{1,40}[A-Z0-9])__(?!\w)|@@([A-Za-z_]\w{1,40})@@|##([A-Za-z_]\w{1,40})##"
)
"""Marks that stand for nothing else."""
ANGLED = re.compile(r"(?<![\w)<])<([^\W\d][\w.-]{0,40}(?: [\w.-]{1,40}){0,4})>(?![\w>])")
SQUARE = re.compile(r"(?<![\w\])\[])\[([^\W\d][\w.'-]{0,40}(?: [\w.'-]{1,40}){0,4})\](?![\w(\[:\]])")
"""Marks that also hold HTML, addresses, links and labels: what stands between has to name a value."""


def slots(raw: str) -> Iterator[Slot]:
    """Every slot of a template, with its name in words."""
    for found in SURE.finditer(raw):
        if found.group() != raw.strip() or found.group()[:1] != "{":
            name = next((group for group in found.groups() if group), "")
            yield Slot(found.start(), found.end(), name)
    closed = "</" in raw
    for pattern in (ANGLED, SQUARE):
        for found in pattern.finditer(raw):
            if names_a_value(found[1]) and not (closed and pattern is ANGLED):
                yield Slot(found.start(), found.end(), found[1])
