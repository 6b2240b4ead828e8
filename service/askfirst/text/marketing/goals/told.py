"""Targets that stand in no one place: times, ranks and shares, multiples of what is known, the next sentence."""

import re

from askfirst.text.governing import bracketed
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.marketing.telling import telling
from askfirst.text.reading import Reading

TIMED = frozenset("time duration length".split())
"""Metrics that are counted in time: "average watch time of 45 seconds"."""
NEAR = 4
"""Words between a metric and its figure."""
FRACTIONS = frozenset("half third quarter fifth double twice triple thrice treble".split())
MULTIPLY = frozenset("halve halving double doubling triple treble quadruple".split())
NOW = 14
"""Words behind "halve" in which what is known stands: "now 8 hours"."""
RANK = late(
    r"\btop[- ](?:\d+|three|five|ten)\b|\b(?:rank|position|place|spot|ranking|number|no\.) ?#?\d+\b"
    r"|#\d+\b|\b(?:page|place|position|rank|spot|number) (?:one|two|three)\b|\bfirst (?:page|place|position|rank)\b",
    re.IGNORECASE,
)
"""Places in a ranking: "top-3 rank", "position 1", "first page"."""
RANKED = frozenset("rank ranks ranking rankings position positions place spot page google search results".split())
RAND = re.compile(r"(?:below|under|over|above|most|least|maximum|max|than|to|[<>≤≥=]) ?R\d{2,}\b")
"""Amounts in rand behind a limit; alone "R180" is as often an id."""
SHARE = re.compile(r"(?:%|per cent|percent) of (?:the |all |our )?[a-z-]+s [a-z]{3,}")
"""A share of people and what they do: "5% of visitors submit the form"."""


def timed(reading: Reading, metrics: list[Hit]) -> list[Hit]:
    """Metrics of time with a length or minutes and seconds: "view duration of 4:10", "3 min watch time"."""
    lengths = [*reading.entities("duration"), *reading.entities("clock_time"), *minutes(reading)]
    ends = [hit.end for hit in metrics if reading.words[hit.end - 1] in TIMED]
    ends += [
        at + 1 for at, word in enumerate(reading.words) if word in TIMED and at and reading.words[at - 1].isalpha()
    ]
    return [
        Hit(min(end - 1, length.start), max(end, length.end))
        for end in ends
        for length in lengths
        if not (bracketed(reading, length.start) or telling(reading, length.start))
        and (0 <= length.start - end <= NEAR or 0 <= end - 1 - length.end <= NEAR - 1)
        and reading.sentences[end - 1] == reading.sentences[length.start]
        and not {",", ";"} & set(reading.words[end : length.start] or reading.words[length.end : end])
    ]


def minutes(reading: Reading) -> list[Hit]:
    """Minutes and seconds: "4:10"."""
    return [Hit(at, at + 1) for at, word in enumerate(reading.words) if re.fullmatch(r"\d{1,2}:\d\d", word)]


def ranked(reading: Reading) -> list[Hit]:
    """A place in a ranking, where the text speaks of one."""
    if RANKED.isdisjoint(reading.words):
        return []
    return [Hit(*reading.cover(*found.span())) for found in RANK.finditer(reading.plain)]


def multiples(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """What follows from a known figure: "half of the 6,400 calls", "≥ the 3.1 % of M-13", "halve it, now 8 hours"."""
    words = reading.words
    found = []
    for number in numbers:
        before = words[max(0, number.start - 4) : number.start]
        if before[-1:] == ["the"] and (not FRACTIONS.isdisjoint(before) or before[-2:-1] in SIGNS):
            found.append(Hit(number.start - len(before), number.end))
    for at, word in enumerate(words):
        if word in MULTIPLY:
            known = [*numbers, *reading.entities("duration")]
            near = [one for one in known if at < one.start <= at + NOW and is_known(words, one)]
            found += [Hit(at, one.end) for one in near]
    return found


def is_known(words: list[str], figure: Hit) -> bool:
    """Whether a figure says how much there is today: "now 8 hours", "1,200 last year", "30 in March"."""
    if words[figure.start - 1] in {"now", "from", "(", "currently"}:
        return True
    return words[figure.start - 1] == "," and not DATING.isdisjoint(words[figure.end : figure.end + 3])


DATING = frozenset("last now today so currently in this".split())
SIGNS = (["≥"], ["≤"], [">"], ["<"], ["least"], ["exceed"], ["beat"], ["above"], ["below"])


def rand(reading: Reading) -> list[Hit]:
    """Limits in rand: "cost per lead at or below R180"."""
    return [Hit(*reading.cover(*found.span())) for found in RAND.finditer(reading.plain)]


def shares(reading: Reading) -> list[Hit]:
    """Shares of people with what they do."""
    found = (Hit(*reading.cover(*one.span())) for one in SHARE.finditer(reading.plain))
    return [
        Hit(max(0, hit.start - 1), hit.end) for hit in found if reading.words[max(0, hit.start - 2)] in {":", "that"}
    ]
