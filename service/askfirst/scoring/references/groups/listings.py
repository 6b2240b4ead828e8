"""Lists with numbers, dashes or lines of their own, and times to choose from."""

import itertools
import re

from askfirst.scoring.references.groups.group import JOINTS, Group, sentence_words
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.late import late
from askfirst.text.plurals import singular

NUMBERED = late(r"(?:(?<=\s)|^)\(?(?:\d{1,2}|[a-eA-E])[.)]\s+(?=\S)|^\s*[-*•]\s+", re.MULTILINE)


COUNTED_IDS = re.compile(r"\d[\w./-]*")


def ones(text: Marked) -> list[Group]:
    """As in "One in Mitte and one in Spandau": members without a noun of their own."""
    words, raw, reading = text.reading.words, text.reading.raw, text.reading
    if words.count("one") < 2:
        return []
    starts = [p for p, word in enumerate(words) if word == "one" and text.classes[p + 1 : p + 2] == ["prep"]]
    if len(starts) < 2 or reading.sentences[starts[0]] != reading.sentences[starts[-1]]:
        return []
    stops = [*starts[1:], next((p for p in range(starts[-1], len(words)) if words[p] in ".;!?"), len(words))]
    parts = [(start, stop - (words[stop - 1] in JOINTS)) for start, stop in zip(starts, stops, strict=True)]
    parts = [(start, stop - (words[stop - 1] in JOINTS)) for start, stop in parts]
    options = tuple("the " + raw[reading.starts[a] : reading.ends[b - 1]] for a, b in parts)
    return [Group(starts[0], stops[-1], "", False, "", options, tuple(frozenset(words[a:b]) for a, b in parts))]


def numbered(text: Marked) -> Group | None:
    """A list with numbers or dashes before its items."""
    plain = text.reading.plain
    marks = list(NUMBERED.finditer(text.reading.raw)) if ")" in plain or "\n" in plain or ". " in plain else []
    if len(marks) < 2:
        return None
    stops = [*(mark.start() for mark in marks[1:]), len(plain)]
    items = [plain[mark.end() : stop].strip(" .,;\n") for mark, stop in zip(marks, stops, strict=True)]
    start, end = text.reading.cover(marks[0].start(), len(plain))
    words = tuple(frozenset(re.findall(r"[\w'-]+", item.lower())) for item in items)
    return Group(start, end, "", False, "", tuple(items), words)


def lines(text: Marked) -> Group | None:
    """Lines under a heading that ends in a colon."""
    raw = text.reading.raw
    head, colon, rest = raw.partition(":\n")
    items = [line.strip(" .,;-*") for line in rest.splitlines() if line.strip()]
    if not colon or len(items) < 2 or any(len(item) > 80 for item in items):
        return None
    start, end = text.reading.cover(len(head), len(raw))
    words = tuple(frozenset(re.findall(r"[\w'-]+", item.lower())) for item in items)
    return Group(start, end, "", False, "", tuple(items), words)


def times(text: Marked) -> list[Group]:
    """Times to choose from: "Tuesday 10:00 and Thursday 14:00"."""
    classes, words, reading = text.classes, text.reading.words, text.reading
    runs: list[tuple[int, int]] = []
    for p, label in enumerate(classes):
        if label != "time":
            continue
        if runs and (runs[-1][1] == p or (runs[-1][1] == p - 1 and words[p - 1] in ("at", "-", "to"))):
            runs[-1] = (runs[-1][0], p + 1)
        else:
            runs.append((p, p + 1))
    gaps = [words[a[1] : b[0]] for a, b in itertools.pairwise(runs)]
    dates = {hit.start for hit in reading.entities("date")}
    chained = bool(gaps) and all(gap and set(gap) <= JOINTS for gap in gaps) and len({a in dates for a, _ in runs}) == 1
    if not chained:
        return []
    options = tuple(reading.raw[reading.starts[a] : reading.ends[b - 1]] for a, b in runs)
    return [Group(runs[0][0], runs[-1][1], "", False, "", options, tuple(frozenset(words[a:b]) for a, b in runs))]


def counted(text: Marked, m: Mention) -> Group | None:
    """One phrase with several numbers: "invoices 301 and 302"."""
    if (
        not m.named
        or m.classes[-1] != "id"
        or not m.words & {"and", ",", "or", "&"}
        or not text.reading.words[m.start].isalpha()
    ):
        return None
    numbers = tuple(COUNTED_IDS.findall(m.text))
    if len(numbers) < 2:
        return None
    head = singular(m.head)
    options = tuple(f"{head} {number}" for number in numbers)
    around = sentence_words(text, m.start)
    return Group(m.start, m.end, head, False, m.before, options, tuple(frozenset({n.lower()}) for n in numbers), around)
