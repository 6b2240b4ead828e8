"""One key with two values, as machines write them: mode=fast mode=safe."""

import re
from collections.abc import Iterator

from askfirst.scoring.findings.statements.places import conflict
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

ASSIGNED = late(r"(?<![\w.])(?:--?)?([A-Za-z][\w.-]{1,40})=(\"[^\"\n]*\"|'[^'\n]*'|[^\s;,&|\"']+)")
JSON = re.compile(r"\"([\w.-]{2,40})\"\s*:\s*(\"[^\"\n]*\"|[\w.+-]+)")
LINE = re.compile(r"^[ \t*-]*([A-Za-z][\w ]{1,30}):[ \t]*(\S[^\n]{0,60})$", re.MULTILINE)
TWICE = late(r"[,;] ([a-z]{4,20}) ([a-z]{3,15})[,;] (?:and )?\1 ([a-z]{3,15})(?=[,;.!]|$)", re.IGNORECASE)

SINGLE = frozenset(
    (
        "visibility status state priority format language colour color currency mode size level "
        "frequency interval access plan"
    ).split()
)
"""Keys of which a thing has one value."""

AT_ONCE = re.compile(r"\"(\w+)\"\s*:\s*\"(?:immediately|now|at once|asap)\"", re.IGNORECASE)
OPTION = re.compile(r"(?<!\S)--([a-z][\w-]*) ([\w.+-]+)(?=\s|$)")

MANY = frozenset(
    (
        "tag tags label labels to cc bcc item items file files add remove attendee attendees guest "
        "guests id ids sku include exclude filter where column field header attach attachment "
        "recipient recipients user users member members email emails e arg env set param value key "
        "name line note comment qty quantity price product notify watch watcher group role "
        "permission scope d h v f host port mount volume option from step task date time type on "
        "url link contact"
    ).split()
)
"""Keys that are often repeated for several things at once."""


def repeated(reading: Reading) -> Iterator[Hit]:
    """One key with two values in the same line of commands, JSON object or list of lines."""
    raw = reading.raw
    yield from plain_twice(reading)
    yield from at_once_and_later(reading)
    if "=" not in raw and ":" not in raw and "--" not in raw:
        return
    for pattern, sign in ((ASSIGNED, "="), (JSON, '":'), (OPTION, "--"), (LINE, ":")):
        if sign not in raw or (pattern is LINE and "\n" not in raw):
            continue
        seen: dict[str, tuple[str, Hit]] = {}
        for found in pattern.finditer(raw):
            key, given = found[1].lower().strip(), found[2].strip("\"' .,;").lower()
            hit = Hit(*reading.cover(*found.span()))
            if key in MANY or hit.start >= hit.end:
                continue
            known = seen.setdefault(key, (given, hit))
            if known[0] != given and not object_between(raw, pattern, reading, known[1], hit):
                yield conflict(reading, known[1], hit)


def object_between(raw: str, pattern: "re.Pattern[str]", reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether another JSON object, or another paragraph, begins between two places."""
    between = raw[reading.ends[one.end - 1] : reading.starts[other.start]]
    if pattern is ASSIGNED and re.search(r"\b(?:for|on|of) \S", between):
        return True  # "visibility=public for album 1, visibility=private for album 2"
    return ("{" in between or "\n\n" in between or "},{" in between or (pattern is ASSIGNED and "\n" in between)) or (
        pattern is ASSIGNED and of_another(between)
    )


def of_another(between: str) -> bool:
    """Whether the first value is said of one thing, the second of another: "x=1 for A, x=2 for B"."""
    return bool(re.match(r"\s*(?:for|on|in|of|to)\b", between))


def plain_twice(reading: Reading) -> Iterator[Hit]:
    """Such as "visibility private, visibility public"."""
    raw = reading.raw
    for twice in TWICE.finditer(raw) if not SINGLE.isdisjoint(reading.words) else ():
        if twice[2].lower() != twice[3].lower() and twice[1].lower() in SINGLE:
            one, other = (
                Hit(*reading.cover(twice.start(1), twice.end(2))),
                Hit(*reading.cover(twice.end(2) + 2, twice.end())),
            )
            yield conflict(reading, one, other)


def at_once_and_later(reading: Reading) -> Iterator[Hit]:
    """Such as {"publish": "now", "publish_at": "2026-05-04"}."""
    raw = reading.raw
    if "{" in raw and (now := AT_ONCE.search(raw)):
        timed = re.search(
            rf"\"(?:{now[1]}_(?:at|on|date|time)|scheduled_(?:at|for)|delay|not_before)\"\s*:\s*\"?[1-9][^,}}]*",
            raw,
        )
        if timed:
            yield conflict(reading, Hit(*reading.cover(*now.span())), Hit(*reading.cover(*timed.span())))
