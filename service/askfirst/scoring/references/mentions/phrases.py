"""Where noun phrases begin and end."""

from askfirst.scoring.references.mentions.building import mention
from askfirst.scoring.references.mentions.mention import NOTHING, PARTS, Mention
from askfirst.scoring.references.words.marks import Marked

LOOSE = ("ly", "lap", "wise", "ap")
"""Endings of words behind an id that are no part of its name: "RP-9 weekly"."""


def mentions(text: Marked) -> list[Mention]:
    """Every noun phrase, in text order."""
    classes = text.classes
    found, start, size = [], 0, len(classes)
    while start < size:
        if classes[start] not in PARTS:
            start += 1
            continue
        end = start + 1
        while end < size and classes[end] in PARTS and not breaks(text, start, end):
            end += 1
        if end - start > classes[start:end].count("number"):
            named = name_part(text, start, end)
            if named < end:
                found.append(mention(text, start, named)._replace(possessor=True))
            found.append(mention(text, start, end))
        start = end
    return found


def name_part(text: Marked, start: int, end: int) -> int:
    """Where the name ends that opens a longer phrase: "Kowalski contract" speaks of Kowalski, too."""
    if text.classes[start] != "name" or "noun" not in text.classes[start:end]:
        return end
    return next(position for position in range(start, end) if text.classes[position] != "name")


def breaks(text: Marked, start: int, position: int) -> bool:
    """Whether the phrase ends before this token: with its sentence, or with an id that an adverb follows."""
    if (
        position > start
        and text.classes[position - 1] == "id"
        and text.classes[position] == "noun"
        and not text.sorts.get(position)
    ):
        return text.reading.words[position - 1][-1].isdigit() and text.reading.words[position].endswith(LOOSE)
    if text.classes[position] == "name" and text.classes[position - 1] == "noun" and clause_follows(text, position):
        return True
    return position > start and text.reading.sentences[position] != text.reading.sentences[position - 1]


PROGRESSIVE = (["was"], ["were"], ["had"])
"""Verbs with which a clause on what stands before may go on: "the sheet Emeka was talking about"."""


def clause_follows(text: Marked, position: int) -> bool:
    """Whether a name behind the object of an order is the subject of what is said of it: "take the mail Rory sent"."""
    classes = text.classes
    noun = position - 1
    while noun and classes[noun - 1] == "noun":
        noun -= 1
    if noun < 2 or classes[noun - 1] != "det" or classes[noun - 2] not in ("verb", "prep"):
        return False
    if not {"person_noun", "group_noun"}.isdisjoint(text.sorts.get(position - 1, NOTHING)):
        return False
    behind = position
    while behind < len(classes) and classes[behind] == "name":
        behind += 1
    return classes[behind : behind + 1] == ["verb"] or text.reading.words[behind : behind + 1] in PROGRESSIVE
