"""A number of things against what is named of them.

Such as three articles: jam, frost, feeders and bins; nine drums D-1 to D-8.
"""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.numbers import NUMBER, value
from askfirst.scoring.findings.statements.places import conflict, corrected, quoted
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

COUNT = r"\b(?P<count>(?i:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|[2-9]|1[0-9])"
NOUNS = (
    r"(?P<noun>(?: (?!and |or |to |in |for |with |at |on |from |of |by |as |is )[a-z][a-z'’-]*){0,3}? "
    r"(?:[a-z]{2,}(?<!s)s|people|men|women|children|of us))"
)
NAME = r"[A-ZÀ-Ž][\w.'’-]*(?: (?:[A-ZÀ-Ž][\w.'’-]*|de|van|von|al|of|&)){0,3}"
TAG = r"#\w+"
LOWER = r"[a-z][a-z'’-]+(?: [a-z'’-]+){0,2}"
END = r"(?=[.;)!?](?:\s|$)|$|\n|, (?:[a-zà-ž]|\d)| [–—] )"


def listed(item: str, last: str = "(?:,? and |, | & )") -> str:
    """A pattern for a list of items, with "and" or a comma ahead of the last."""
    return rf"(?P<items>{item}(?:, {item}){{0,12}}{last}{item})"


GAP = r"[^.;:!?\n]{0,60}?"
MARKED = r"[A-Za-z]{1,4}-?\d{1,4}"
MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
SEATS = r"(?P<noun>(?: [a-z-]+)? (?:seats|tickets|places|passes|badges|desks|lockers|beds|chairs|berths))"
SHAPES = tuple(
    late(pattern)
    for pattern in (
        rf"{COUNT}{NOUNS}{GAP}: {listed(NAME)}{END}",
        rf"{COUNT}{NOUNS}, {listed(NAME, '(?:,? and )')}{END}",
        rf"{COUNT}{SEATS}(?: [^.;:!?\n]{{0,60}}?)?,? for {listed(NAME, '(?:,? and )')}{END}",
        rf"{COUNT}{NOUNS}{GAP}:? (?P<items>{TAG}(?:,? {TAG})+){END}",
        rf"{COUNT}{NOUNS}(?: [a-z]+){{0,4}}: {listed(LOWER, '(?:,? and )')}"
        r"(?=[.;)!?](?:\s|$)|$|\n|, (?:all|no|each|one|none)\b)",
        rf"{COUNT}{NOUNS}(?:(?!{MARKED})[^.;:!?\n(]){{0,60}}?(?:,|:| \(|"
        rf") ?(?<=[ (]){listed(MARKED)}(?=[.;)!?](?:\s|$)|$|\n|, [a-z]+ )",
        rf"{COUNT}{NOUNS}:? (?:only )?(?:on )?(?P<items>\d{{1,2}}(?:, \d{{1,2}}){{0,9}},? and \d{{1,2}}) {MONTH}",
    )
)
BETWEEN = (", ", " and ", " & ", " #")
"""One of these stands between the items of every list."""
RANGE = late(
    rf"{COUNT}{NOUNS}:?,? (?P<stem>[A-Za-z]{{1,4}}-?)(?P<low>\d{{1,3}}) (?:to|till|through|–|"
    rf"-) (?P=stem)(?P<high>\d{{1,3}})\b"
)
RANGED = late(
    r"(?P<stem>\b[A-Za-z]{1,4}-?)(?P<low>\d{1,3}) (?:to|through|–|-) (?P=stem)(?P<high>\d{1,3}), "
    rf"{COUNT}{NOUNS} in all\b"
)
TILL = (" to ", " till ", " through ", " – ", " - ")
"""And one of these in every range."""
OPEN = late(
    r"\b(?:each|including|such as|e\.g\.|for example|among|others?|rest|of (?:the|our|my|these|them)|or|between|"
    r"half|twice|"
    r"every|per|times|days?|weeks?|hours?|minutes?|nights|months?|years?|euros?|points|at least|at most|up to)\b"
)
FIGURE = late(NUMBER, re.IGNORECASE)
AHEAD = late(
    r"(?:\bof (?:the|our|my|his|her|its|their|these|[\w-]+'s)|\beach of (?:the|our)|"
    r"\bany|\bevery|\btop|\bfirst|\blast|[-.:/#]) ?$",
    re.IGNORECASE,
)


@demanding({"+digit", "number_word"})
def counted_items(material: Material) -> Sequence[Hit]:
    """The first number that differs from how many things are named behind it."""
    reading = material.text
    for one, other, count in [*lists(reading), *ranges(reading)]:
        if not reading.is_data(one) and not corrected(reading, one, other):
            values = {"number": quoted(reading, one), "items": quoted(reading, other), "count": str(count)}
            return [conflict(reading, one, other, **values)]
    return []


def lists(reading: Reading) -> Iterator[tuple[Hit, Hit, int]]:
    """Every number with a list of another length."""
    text = reading.raw
    if not any(mark in text for mark in BETWEEN):
        return
    for shape in SHAPES:
        for found in shape.finditer(text):
            items = [item for item in re.split(r",? and |, | & | (?=#)", found["items"]) if item]
            number = value(found["count"].lower())
            if number is None or number == len(items) or len(items) > 2 * number or number > 2 * len(items):
                continue
            gap = text[found.end("noun") : found.start("items")]
            if len(items) in {value(one.lower()) for one in FIGURE.findall(gap)}:
                continue  # "cut the 9 tags to 3: #a #b #c"
            if OPEN.search(found["items"]) or not plain(text, found):
                continue
            yield (
                cover(reading, found.start("count"), found.end("noun")),
                cover(reading, *found.span("items")),
                len(items),
            )


def ranges(reading: Reading) -> Iterator[tuple[Hit, Hit, int]]:
    """Every number with a range of codes of another length: nine drums D-01 to D-08."""
    if not any(mark in reading.raw for mark in TILL):
        return
    for pattern in (RANGE, RANGED):
        for found in pattern.finditer(reading.raw):
            length = int(found["high"]) - int(found["low"]) + 1
            number = value(found["count"].lower())
            if length > 1 and number not in {length, None} and plain(reading.raw, found):
                yield (
                    cover(reading, found.start("count"), found.end("noun")),
                    cover(reading, found.start("stem"), found.end("high")),
                    length,
                )


def plain(text: str, found: "re.Match[str]") -> bool:
    """Whether a number is that of all there are: not four of the ten, nor ten each."""
    return not OPEN.search(found["noun"]) and not AHEAD.search(text[: found.start("count")])


def cover(reading: Reading, start: int, end: int) -> Hit:
    """The tokens under a stretch of the text."""
    return Hit(*reading.cover(start, end))
