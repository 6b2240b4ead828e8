"""Improvements that are no goal of this order: a piece's topic, what a complete order is for, one whose way is told."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.goals.figures import figures
from askfirst.text.reading import Reading

AHEAD = 8
"""Words between "how" or "tips" and the verb: "how a small museum with no money can increase footfall"."""
TIPS = frozenset("tips ways tricks ideas steps lessons advice hacks rules methods tools habits".split())
LEADS = frozenset("on about of with showing shows show explaining explains explain called titled : describing".split())
"""Between a piece and its topic: "a post on how to ..."."""
GIVING = frozenset("with to by into under below above behind after before via using".split())
"""Ahead of a fact these say what is done with it: "replace H-3 with H-4"."""
LOOSE = frozenset(
    "change adjust rework optimise optimize edit update modify revise tweak redesign vary test rewrite improve do find "
    "work think look use try make get help see set run launch start book create build plan".split()
)
"""Orders that their purpose alone makes exact, or that have a rule of their own."""


def no_goal(reading: Reading, verb: Hit) -> bool:
    """Whether the improvement is only a topic or a purpose, or the order itself tells the way to it."""
    return is_topic(reading, verb) or is_purpose(reading, verb.start)


def is_topic(reading: Reading, verb: Hit) -> bool:
    """Whether a piece is about it: "a post on how a zoo can increase footfall", "three tips to improve open rates"."""
    first = max(reading.sentence_start(verb.start), verb.start - AHEAD)
    for at in range(verb.start - 1, first, -1):
        if reading.words[at] in TIPS and reading.words[at + 1] in {"to", "for", "how", "that"}:
            return any(piece.end <= at for piece in pieces(reading, at))
        if reading.words[at] == "how" and reading.words[at - 1] in LEADS | {"that"} | TIPS:
            return bool(pieces(reading, at))
    return False


def pieces(reading: Reading, before: int) -> list[Hit]:
    """Pieces of content named ahead, in the sentence."""
    return [
        hit
        for key in ("@sized_piece", "@message_noun")
        for hit in reading.outside_data(key)
        if reading.sentence_start(before) <= hit.start < before
    ]


def is_purpose(reading: Reading, at: int) -> bool:
    """Whether an order ahead is complete without it: "replace photo H-3 with H-4 to improve conversion"."""
    first = reading.sentence_start(at)
    joint = at - 1 if reading.words[at - 1] == "to" else next(iter(joints(reading, first, at)), first)
    if joint <= first or reading.words[first] in LOOSE:
        return False
    if any(first <= hit.start < at for hit in reading.outside_data("@goal_noun")):
        return False
    facts = [hit for hit in exact(reading) if first < hit.start < joint]
    if reading.words[first] in PLACING:
        return bool(facts)
    return any(reading.words[hit.start - 1] in GIVING for hit in facts)


def joints(reading: Reading, first: int, at: int) -> list[int]:
    """Where "so that" stands ahead, shortly."""
    return [on for on in range(max(first, at - 6), at) if reading.words[on : on + 2] == ["so", "that"]]


PLACING = frozenset("add insert put place send post publish print upload move share schedule".split())
"""Orders that are complete with the thing alone: "post photo P-4 to increase reach"."""


def way_told(reading: Reading, wish: Hit) -> bool:
    """Whether the way is told behind it: "grow the list: import the 340 addresses of fair.csv"."""
    words, end = reading.words, reading.sentence_end(wish.end - 1)
    for at in range(wish.end, end - 1):
        by = words[at] == "by" and words[at + 1].endswith("ing")
        if by or (words[at] == ":" and words[at + 1].isalpha()):
            return any(at < hit.start < end for hit in exact(reading))
        if words[at] == "with":
            return any(at < hit.start < end for hit in named(reading))
    return words[wish.start] == "upgrade" and any(
        words[hit.start - 1] == "for" and wish.end < hit.start < end for hit in reading.entities("money")
    )


def exact(reading: Reading) -> list[Hit]:
    """Ids, names of things and figures: what an order is exact by."""
    return [*named(reading), *figures(reading)]


def named(reading: Reading) -> list[Hit]:
    """Ids, files, links and what stands in quotes."""
    return [hit for name in ("id", "quote", "file", "url") for hit in reading.entities(name)]
