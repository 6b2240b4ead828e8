"""Several things named side by side: "A and B", "orders 12 and 13", numbered lists."""

from askfirst.scoring.references.groups.group import JOINTS, Group, sentence_words
from askfirst.scoring.references.groups.listings import counted, lines, numbered, ones
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.plurals import singular

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
