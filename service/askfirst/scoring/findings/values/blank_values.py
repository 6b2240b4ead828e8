"""Places in the text itself that were left open: `[date]`, "amount: TBD", `to=`, "___"."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.values.crosses import are_kisses, is_size
from askfirst.text.blanks import is_placeholder
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

NEEDED = (
    r"amounts?|qty|quantity|to|recipients?|date|start|end|time|due|due date|deadline|assignee|owner|"
    r"(?:e-?mail |delivery "
    r"|shipping |postal )?address|e-?mail|phone|mobile|name|value|new value|price|sum|account|iban|"
    r"body|message|text|"
    r"title|from|until|city|destination|order|customer|product|item|sku|company|contact|url|link|id|"
    r"topic|subject|"
    r"first name|last name|surname|invoice(?: number)?|number|place|location|room|city|role|percentage|"
    r"rate|x|y"
)
"""What is not left blank on purpose, as a note or a copy line is."""
BRACKETED = late(
    rf"(?:<|\[|\{{\{{?|\()\s*(?:(?:insert|enter|add|your|the|new|fill in|customer|client|"
    rf"project)\s+)?(?:{NEEDED})(?: here)?"
    rf"\s*(?:>|\](?!\()|\}}\}}?|\))",
    re.IGNORECASE,
)
UNDERLINE = late(r"(?<!\w)_{3,}(?!\w)|\?{3,}|(?<=[:=] )\?+(?=\s|$)|(?<!\w)X{3,}(?!\w)")
LONE = late(r"(?<=\S )\?{1,2}(?= [a-z0-9])")
"""A question mark or two between words: a blank where the word ahead goes on, as "for" does."""
GOING_ON = frozenset(
    "for to at by with of from in on until till about over under the a an order buy ship send book reserve deliver "
    "transfer pay invite print add remove move refund charge".split()
)
PAIRS = (
    late(rf"(?:^|[\n,;({{-])\s*\"?({NEEDED})\"?[ \t]*:[ \t]*(\"[^\"\n]*\"|[^\n,;}}]*)", re.IGNORECASE),
    late(rf"(?<![\w.])({NEEDED})[ ]?=[ ]?(\"[^\"\n]*\"|'[^'\n]*'|[^\s,;]*)", re.IGNORECASE),
)
TEMPLATE_WORDS = frozenset("placeholder placeholders template templates variable variables merge token tokens".split())
NAMED_STATE = frozenset(
    "marked tagged as to with containing labelled labeled status says saying still or the a every all "
    "any no remove "
    "delete replace than without where shows show".split()
)
"""Before a placeholder word these say that the word itself is meant: "all rows marked TBD"."""


@demanding({"placeholder", "+marks"})
def blank_value(material: Material) -> Sequence[Hit]:
    """Every value that the text leaves open, outside quotes and code."""
    reading = material.text
    return [hit for hit in (*marked(reading), *worded(reading)) if hit.start == hit.end or not reading.is_data(hit)]


def marked(reading: Reading) -> Iterator[Hit]:
    """Brackets, underlines and keys with nothing behind them."""
    raw = reading.raw
    if any(mark in raw for mark in "<[{(") and not TEMPLATE_WORDS & set(reading.words):
        for found in BRACKETED.finditer(raw):
            if found.group()[0] != "(":
                yield from at(reading, found.span())
    if "___" in raw or "?" in raw or "XXX" in raw:
        for found in filter(is_open, UNDERLINE.finditer(raw)):
            yield from at(reading, found.span())
        for found in filter(within, LONE.finditer(raw)):
            yield from at(reading, found.span())
    if ("=" in raw or ":" in raw) and several_pairs(raw):
        yield from keyed(reading)


def keyed(reading: Reading) -> Iterator[Hit]:
    """Keys with nothing behind them."""
    raw = reading.raw
    for pairs in PAIRS:
        for found in pairs.finditer(raw):
            if blank_pair(raw, found):
                yield from at(reading, found.span(1))


def within(mark: "re.Match[str]") -> bool:
    """Whether a question mark stands where the word ahead of it goes on."""
    return mark.string[: mark.start()].split()[-1].lower() in GOING_ON


def is_open(row: "re.Match[str]") -> bool:
    """Whether a row of the same sign is a blank, and no size."""
    return "X" not in row.group() or not is_size(row.string)


def several_pairs(raw: str) -> bool:
    """Whether the text is a form: at least two pairs of key and value."""
    return raw.count(":") + raw.count("=") >= 2


def blank_pair(raw: str, found: "re.Match[str]") -> bool:
    """Whether a key has no value on its line and none in the lines below it."""
    value = found.group(2).strip()
    if value.strip("\"' "):
        return is_placeholder(value)
    below = raw[found.end() :].lstrip(" \t\"'").split("\n", 2)
    following = below[1].lstrip() if len(below) > 1 else ""
    last = len(below) == 1 or not following
    return last or ":" in following or "=" in following


def at(reading: Reading, span: tuple[int, int]) -> Iterator[Hit]:
    """The tokens of a stretch of characters; one that was read as mark-up has none, only its words."""
    start, end = reading.cover(*span)
    if start < end:
        mark, behind = reading.raw[slice(*span)], reading.words[end : end + 1]
        counted = {"variant": "counted", "noun": behind[0]} if mark.strip("_?X") == "" and plural(behind) else {}
        yield Hit(start, end, {"mark": mark, **counted})
    else:
        yield Hit(0, 0, {"field": reading.raw[slice(*span)].strip("<>[]{}() ")})


def plural(behind: Sequence[str]) -> bool:
    """Whether the word behind a blank is one for several things, so that their number is wanting."""
    return bool(behind) and is_plural(behind[0])


def worded(reading: Reading) -> Iterator[Hit]:
    """Words such as "TBD" and "to be confirmed" where a value should stand."""
    for hit in reading.hits("@placeholder"):
        before = reading.words[hit.start - 1] if hit.start else ""
        if not before or before in NAMED_STATE or is_row(reading, hit):
            continue
        valued = before in {":", "=", "("} or any(noun.end == hit.start for noun in reading.hits("@value_noun"))
        if hit.end - hit.start == 1 or valued:
            yield hit


def is_row(reading: Reading, hit: Hit) -> bool:
    """Whether the word is a row of x that is no blank: a size, or kisses."""
    if reading.words[hit.start].strip("x"):
        return False
    return is_size(reading.raw) or are_kisses(reading.raw, *reading.offsets(hit))
