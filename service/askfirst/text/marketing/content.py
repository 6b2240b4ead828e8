"""Pieces of content that are to be made, and what type they are of.

Pieces asked for without a verb: "type: content", "content wanted", "two deliverables on the birthday".
"""

import re

from askfirst.text.governing import governor, orders, positions, valued
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


UNTYPED = re.compile(
    r"\b(?:type|format|piece|deliverable)\s?=\s?[\"']?(?:\?|tbd|asset|content|creative|material|media|item|any)",
    re.IGNORECASE,
)
"""A key whose value names no piece: "type=asset"."""
KEYS = frozenset({"type", "task", "deliverable", "output", "format", "piece"})
WANTED = frozenset({"wanted", "needed", "required"})
SMALL = frozenset("a an some one two three four five new".split())


def verbless(reading: Reading) -> list[Hit]:
    """Pieces asked for without a verb: "type: content", "content wanted", "something catchy, please"."""
    hits = []
    for hit in reading.outside_data("@vague_piece"):
        ahead = reading.words[max(0, hit.start - 2) : hit.start]
        behind = reading.words[hit.end : hit.end + 3]
        keyed = len(ahead) == 2 and ahead[1] == ":" and ahead[0] in KEYS
        some = reading.words[hit.start] in {"something", "sth", "anything"} and behind[:1] != ["is"]
        wanted = some or not WANTED.isdisjoint(behind)
        if keyed or (reading.opens_sentence(hit.start) and wanted) or headed(reading, hit):
            hits.append(hit)
    if "=" in reading.raw and (found := UNTYPED.search(reading.raw)):
        hits.append(Hit(*reading.cover(*found.span())))
    return hits


def headed(reading: Reading, piece: Hit) -> bool:
    """Whether an order without a verb begins with the piece: "Two deliverables on the birthday"."""
    if reading.words[piece.end : piece.end + 1] not in (["on"], ["about"], ["from"], ["with"], ["for"]):
        return False
    if orders(reading, "@other_doing") or any(key in reading.all_hits for key in ("@length_unit", "@goal_noun")):
        return False
    start = piece.start
    while (
        start and start > piece.start - 2 and (reading.words[start - 1] in SMALL or reading.words[start - 1].isdigit())
    ):
        start -= 1
    return reading.opens_sentence(start) or reading.words[start - 1] == ":"


FOLLOWED = frozenset({":", "to", "down", "in", "it", "into", "back", "under", "on", "onto", "beside", "next", "for"})
"""Behind "write" these say where to, and what is written follows or is known."""
TYPED = (
    "@whole_piece",
    "@sized_piece",
    "@message_noun",
    "@format_size",
    "@channel",
    "@goal_noun",
    "@untyped_not",
)
"""With any of these something says what it is to be, or that no piece of content is meant."""


def untyped(reading: Reading) -> list[Hit]:
    """Orders to write or design where no piece, channel or size is named at all: "Sketch the matinee"."""
    verbs = orders(reading, "@authoring_verb")
    if not verbs or any(key in reading.all_hits for key in TYPED) or reading.outside_data("@length_unit"):
        return []
    return [
        Hit(verb.start, min(len(reading), verb.end + 3))
        for verb in verbs
        if FOLLOWED.isdisjoint(reading.words[verb.end : verb.end + 1])
        and not any(0 <= quote.start - verb.end <= 2 for quote in reading.entities("quote"))
    ]


def find_untyped_content(reading: Reading) -> list[Hit]:
    """Orders to make something, whether or not the case says elsewhere what it is to be."""
    hits = verbless(reading) + untyped(reading)
    vague, sized = reading.outside_data("@vague_piece"), reading.outside_data("@sized_piece")
    compounds = positions(reading, "@piece_compound") if vague or sized else set()
    for noun in (*vague, *sized):
        if (
            stored(reading, noun)
            or noun.end in compounds
            or reading.words[max(0, noun.start - 1) : noun.end] == ["a", "copy"]
        ):
            continue
        hit = ordered(reading, noun, noun in vague)
        hits += [hit] if hit and not changed(reading, hit) else []
    return outermost(hits)


def stored(reading: Reading, noun: Hit) -> bool:
    """Whether a piece that exists is named: "creative CR-9", "creative=CR-9"."""
    after = noun.end + (reading.words[noun.end : noun.end + 1] in (["ad"], ["ads"], ["post"]))
    return valued(reading, noun.end - 1) or any(
        hit.start in {noun.end, after} for name in ("id", "file") for hit in reading.entities(name)
    )


def changed(reading: Reading, verb: Hit) -> bool:
    """Whether a thing is only made so: "make the guide downloadable"."""
    behind = reading.words[verb.start + 1 : verb.start + 5]
    return (
        reading.words[verb.start] == "make"
        and behind[:1] == ["the"]
        and any(word.endswith(("able", "ible")) or word in {"public", "private", "visible"} for word in behind[2:])
    )


BECOMES = frozenset({"into", "as"})
DEFINITE = frozenset({"the", "this", "that", "these", "last", "existing"})
"""What is so led in is there already."""


def ordered(reading: Reading, noun: Hit, vague: bool) -> Hit | None:
    """The order that makes, gets or turns something into the piece."""
    verb = producer(reading, noun)
    if vague:
        verb = max(filter(None, (verb, governor(reading, noun.start, "@obtain_verb", 4))), default=None)
    if verb and makes(reading, verb, noun):
        return Hit(verb.start, noun.end)
    ahead = reading.words[max(0, noun.start - 4) : noun.start]
    at = max((at for at, word in enumerate(ahead) if word in BECOMES), default=None)
    if at is not None and DEFINITE.isdisjoint(ahead[at:]):
        turned = governor(reading, noun.start, "@convert_verb")
        other = governor(reading, noun.start, "@other_doing")
        return noun if turned and (other is None or other.start == turned.start) else None
    return None
