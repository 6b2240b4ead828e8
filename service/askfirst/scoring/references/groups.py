"""Several things named side by side or one below the other, as they are read in a text.

Several things named side by side: "A and B", "orders 12 and 13", numbered lists.
"""

import itertools
import re
from typing import NamedTuple

from askfirst.scoring.references.mentions import Mention
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.late import late
from askfirst.text.plurals import singular

JOINTS = frozenset({",", "and", "or", "&", ";", "/", "versus", "vs"})


class Group(NamedTuple):
    """`options` are the members as written; `words` those of each with what describes it.

    `around` are the words of the sentence, which say the same of each member.
    """

    start: int
    end: int
    head: str
    people: bool
    before: str
    options: tuple[str, ...]
    words: tuple[frozenset[str], ...]
    around: frozenset[str] = frozenset()


def sentence_words(text: Marked, position: int) -> frozenset[str]:
    """The words of the sentence at `position`."""
    reading = text.reading
    number = reading.sentences[position]
    return frozenset(word for word, own in zip(reading.words, reading.sentences, strict=True) if own == number)


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


CUES = frozenset({"including", "namely", "are", "were", "like", "these", ":", "both", "of"})


MODIFYING = frozenset({"for", "from", "of", "at", "in", "by", "with", "on"})
"""A phrase behind one of these says more of a member; it is none itself."""


FARTHEST = 8
"""Tokens that may stand behind a member before the next one: "SK678 at 12:45 from gate 3,"."""


def groups(text: Marked, mentions: list[Mention]) -> list[Group]:
    """The lists and coordinations of a text, in text order."""
    listed = numbered(text) or lines(text)
    inner = [m for m in mentions if not listed or m.end <= listed.start or m.start >= listed.end]
    found = [group for m in inner if (group := counted(text, m))]
    chain: list[Mention] = []
    heads = [m.head for m in inner]
    for m in [
        m
        for m in inner
        if (m.named or m.determiner or heads.count(m.head) > 1) and not inside_brackets(text, m) and not m.possessor
    ]:
        if chain and m.before in MODIFYING and not JOINTS & set(text.reading.words[chain[-1].end : m.start]):
            continue
        if chain and joined(text, chain[-1], m):
            chain.append(m)
            continue
        found += closed(text, chain)
        chain = [m]
    found += closed(text, chain)
    found += ones(text)
    return sorted([*found, listed] if listed else found)


def inside_brackets(text: Marked, m: Mention) -> bool:
    """Whether the phrase stands in brackets, as a remark on what is before them."""
    words = text.reading.words[: m.start]
    return words.count("(") > words.count(")")


def joined(text: Marked, one: Mention, other: Mention) -> bool:
    """Whether the second phrase follows the first as the next member of one list."""
    words, classes, sentences = text.reading.words, text.classes, text.reading.sentences
    if sentences[one.start] != sentences[other.start] or not alike(one, other):
        return False
    gap = [p for p in range(one.end, other.start) if not in_brackets_at(words, one.end, p)]
    if not gap or words[gap[-1]] not in JOINTS or len(gap) > FARTHEST:
        return False
    return not any(classes[p] in ("verb", "pronoun") or words[p] in ("to", "that", "who", "which", "if") for p in gap)


def in_brackets_at(words: list[str], start: int, position: int) -> bool:
    """Whether the token at `position` is a bracket or inside one that opened after `start`."""
    before = words[start : position + 1]
    return before.count("(") > before.count(")") or words[position] == ")"


def alike(one: Mention, other: Mention) -> bool:
    """Whether the two are things of one sort: two people, two ids, two names, twice the same noun."""
    if one.person or other.person:
        return (
            one.named
            and other.named
            and ((one.person and other.person) or last_kind(one) == last_kind(other) == "name")
        )
    if one.named and other.named:
        return last_kind(one) == last_kind(other) or bool(one.sorts & other.sorts)
    if one.plural or other.plural or one.determiner != other.determiner:
        return False
    return one.head == other.head or (
        one.determiner in ("the", "my", "our", "a") and bool(one.sorts & other.sorts & FILED)
    )


FILED = frozenset({"document_noun", "message_noun", "trade_noun", "asset_noun"})
"""Sorts of which one is meant where "it" follows two: "the invoice and the contract"."""


def last_kind(m: Mention) -> str:
    """What the last word of a phrase is: a name, an id, data, a noun. "DIN-SQL" is a name, "D-17" an id."""
    if m.classes[-1] in ("number", "id"):
        return "id" if any(map(str.isdigit, m.text)) else "name"
    return m.classes[-1]


def closed(text: Marked, chain: list[Mention]) -> list[Group]:
    """The chain as a group, if "and", "or" or an announcement shows that it is a list."""
    if len(chain) < 2:
        return []
    words = text.reading.words
    joints = {words[m.start - 1] for m in chain[1:]}
    led = set(words[max(0, chain[0].start - 2) : chain[0].start])
    if ":" in led and len(chain) < 3 and not words[chain[0].start - 2].endswith("s"):
        led.discard(":")
    if not joints & {"and", "or", "&", "vs", "versus"} and not led & CUES:
        return []
    ends = [*(m.start for m in chain[1:]), member_end(text, chain[-1])]
    return [
        Group(
            chain[0].start,
            chain[-1].end,
            announced_head(text, chain[0]) or singular(chain[0].head),
            any(is_someone(m) for m in chain),
            chain[0].before,
            tuple(m.text for m in chain),
            tuple(frozenset(words[m.start : end]) for m, end in zip(chain, ends, strict=True)),
            sentence_words(text, chain[0].start),
        )
    ]


def announced_head(text: Marked, first: Mention) -> str:
    """The noun of "depots in Graz and Linz", where the members are names."""
    p = first.start - 1
    words = text.reading.words
    if (
        last_kind(first) in ("name", "data")
        and p > 0
        and words[p] in ("in", "of", "from", "at", "for", "called", "named", ":", "namely", "(")
        and text.classes[p - 1] == "noun"
    ):
        return singular(words[p - 1]) if words[p - 1].endswith("s") else ""
    return ""


def is_someone(m: Mention) -> bool:
    """Whether the phrase names a person or a set of people, not a lead or contact by its number."""
    return m.group or (m.person and last_kind(m) in ("name", "noun"))


def member_end(text: Marked, m: Mention) -> int:
    """Where the clause of a phrase ends, a few words on."""
    end = m.end
    while (
        end < len(text.classes)
        and end < m.end + FARTHEST
        and text.classes[end] not in ("verb", "stop", "det", "pronoun")
    ):
        end += 1
    return end
