"""Pieces asked for without a verb: "type: content", "content wanted", "two deliverables on the birthday"."""

import re

from askfirst.text.governing import orders
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

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
