"""Pieces of content whose type is named together with a length, a size or a channel."""

import re

from askfirst.text.governing import governor
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.marketing.telling import telling
from askfirst.text.reach import aside
from askfirst.text.reading import Reading

REACH = 12
"""Words between "write" and what is written."""
SIZE = late(
    r"\b\d{2,5}\s?[x×*]\s?\d{2,5}\b|\b(?:DIN[ -]?)?A[0-8]\b|\b\d+[ -]?(?:s|sec|px|mm|cm|pp)\b"
    r"|\b(?:16:9|9:16|1:1|4:5|5:4|4:3|3:4|2:3|3:2|21:9|1\.91:1)\b"
)
EDGES = frozenset({",", ":", ";", "(", "–", "—"})
ONE = frozenset("a an one two three four five six".split())
ROLES = frozenset("as into becomes become format type be form deliverable medium".split())
SOURCES = frozenset("from on out of like using repurpose recycle turn see with under per replacing promoting".split())
MEASURES = frozenset(
    "bit piece pieces kind sort couple series set lot number pack version versions round batch bunch".split()
)
STRANGERS = SOURCES | frozenset("about for to in at , ; by and that which".split())


def find_pieces(reading: Reading) -> list[Hit]:
    """Pieces that are asked for and fully typed: "a 300-word blog post", "an A5 flyer"."""
    hits = [hit for hit in reading.outside_data("@whole_piece") if is_result(reading, hit)]
    hits += [hit for hit in reading.outside_data("@sized_piece") if is_result(reading, hit) and measured(reading, hit)]
    if "=" in reading.raw and (found := KEYED.search(reading.raw)) and SIZED.search(reading.raw):
        hits.append(Hit(*reading.cover(*found.span())))
    return outermost(hits)


KEYED = re.compile(
    r"\b(?:type|format|piece|deliverable)\s?=\s?[\"']?(?!asset\b|content\b|creative\b|material\b|tbd\b)[a-z]",
    re.IGNORECASE,
)
SIZED = re.compile(
    r"[a-z]_\d{2,4}x\d{2,4}\b|\b(?:words|size|length|sections|pages|duration|seconds|slides|dimensions|channel)\s?=\s?[\"']?\w",
    re.IGNORECASE,
)
"""Keys that name the piece of a call and its size: "type=faq_page sections=6"."""


def is_result(reading: Reading, piece: Hit) -> bool:
    """Whether the piece is what comes out, and not what it is made from or told about."""
    if telling(reading, piece.start) or aside(reading, piece.start):
        return False
    words = reading.words
    before = [word for word in words[max(0, piece.start - 3) : piece.start] if word not in {"the", "our", "that"}]
    if before and before[-1] in SOURCES and {"as", "into"}.isdisjoint(before):
        return False
    verb = producer(reading, piece)
    if verb and makes(reading, verb, piece):
        return True
    if before[-1:] == ["for"] and words[piece.end - 1] in {"page", "pages"}:
        return False
    return not ROLES.isdisjoint(words[max(0, piece.start - 7) : piece.start]) or any(
        reading.opens_sentence(at)
        or (words[at - 1] in EDGES and (words[at] in ONE or words[at][0].isdigit()))
        or words[at - 1] == ":"
        or words[at - 1 : at + 1] == ["in", "a"]
        for at in range(max(0, piece.start - 4), piece.start + 1)
    )


def measured(reading: Reading, piece: Hit) -> bool:
    """Whether a length, a size or a channel stands in the piece's sentence."""
    words = [*reading.outside_data("@channel"), *reading.outside_data("@format_size")]
    if any(reading.same_sentence(hit, piece) and not hit.overlaps(piece) for hit in words):
        return True
    for unit in reading.outside_data("@length_unit"):
        if (
            reading.same_sentence(unit, piece)
            and not told_of_other(reading, unit, piece)
            and any(0 <= unit.start - number.end <= 2 for number in reading.entities("number"))
        ):
            return True
    if not reading.digits:
        return False
    sizes = (Hit(*reading.cover(*found.span())) for found in SIZE.finditer(reading.plain))
    return any(reading.same_sentence(size, piece) for size in sizes)


def told_of_other(reading: Reading, unit: Hit, piece: Hit) -> bool:
    """Whether a length in brackets is that of what the piece is made from: "turn the letter (3 pages) into"."""
    source = unit.start < piece.start and "into" in reading.words[unit.end : piece.start]
    return source or (unit.start < piece.start and aside(reading, unit.start))


def producer(reading: Reading, noun: Hit) -> Hit | None:
    """The verb that asks for the noun: an order to make it, or somebody who wants or needs it."""
    verbs = [governor(reading, noun.start, "@produce_verb", REACH)]
    verbs += [
        hit
        for hit in reading.outside_data("@wish_verb")
        if hit.end <= noun.start <= hit.end + REACH and reading.same_sentence(hit, noun)
    ]
    asked = [verb for verb in verbs if verb and reading.words[max(0, verb.start - 1) : verb.start] not in DENIED]
    return max(asked, default=None)


DENIED = (["n't"], ["not"], ["never"], ["nobody"])


def makes(reading: Reading, verb: Hit, noun: Hit) -> bool:
    """Whether the noun is the verb's object: no stop, no other order, no preposition between."""
    words = reading.words
    for at in range(verb.end, noun.start):
        measure = words[at] == "of" and words[at - 1] in MEASURES
        seen = (words[at] == "to" and words[at + 1] in {"see", "have", "get", "read"}) or (
            words[at] == "see" and words[at - 1] == "to"
        )
        if words[at] in STRANGERS and not measure and not seen:
            return False
    other = governor(reading, noun.start, "@other_doing")
    return other is None or other.start <= verb.start
