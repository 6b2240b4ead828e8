"""What a noun phrase says: its head, its article, its number and who it is."""

from askfirst.scoring.references.mentions.mention import NAMED, NOTHING, PARTS, Mention
from askfirst.scoring.references.words.marks import Marked
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS
from askfirst.text.plurals import SINGULAR_ENDS


def mention(text: Marked, start: int, end: int) -> Mention:
    """The phrase made of the tokens from `start` to `end`."""
    reading, classes, words = text.reading, text.classes, text.reading.words
    opening, determiner = opened(text, start)
    own = classes[start:end]
    place = head_of(classes, words, start, end)
    head = words[place]
    sorts, gender = who(text, place, start, end) if text.sorts else (NOTHING, "")
    follows = words[end] if end < len(words) and classes[end] == "poss" else ""
    return Mention(
        opening,
        end,
        determiner,
        head,
        frozenset(words[start:end]),
        speaks_of_several(text, head, end),
        not NAMED.isdisjoint(own) or "number" in own[1:],
        sorts,
        gender,
        reading.raw[reading.starts[start] : reading.ends[end - 1]],
        words[opening - 1] if opening and classes[opening - 1] == "prep" else "",
        follows in ("'s", "'"),
        tuple(own),
    )


def head_of(classes: list[str], words: list[str], start: int, end: int) -> int:
    """Where the head of a phrase stands: its last noun, else its first id that is a word, else its last word."""
    for position in range(end - 1, start - 1, -1):
        if classes[position] == "noun":
            return position
    return next((p for p in range(start, end) if classes[p] == "id" and words[p].isalpha()), end - 1)


def opened(text: Marked, start: int) -> tuple[int, str]:
    """Where the phrase begins with its article and adjectives, and its article."""
    classes, words, opening = text.classes, text.reading.words, start
    while opening and opening - 1 in text.adjectives and classes[opening - 1] not in PARTS:
        opening -= 1
    if opening > 1 and classes[opening - 1] == "stop" and words[opening - 1].endswith("ly"):
        opening -= classes[opening - 2] == "det"  # "a friendly follow-up"
    determiner = ""
    if opening and (classes[opening - 1] == "det" or words[opening - 1] in POSSESSIVE_PRONOUNS):
        opening -= 1
        determiner = words[opening]
    return opening, "'s" if opening and classes[opening - 1] == "poss" else determiner


def who(text: Marked, head: int, start: int, end: int) -> tuple[frozenset[str], str]:
    """The sorts of the phrase's head, those of a person's name in it, and the sex that they tell."""
    known = text.sorts
    sorts, gender, titled = frozenset(known.get(head, NOTHING)), "", False
    for p in range(start, end):
        own = known.get(p)
        if own is None:
            continue
        if ("first_name" in own and (text.classes[head] != "noun" or p >= head)) or (
            "person_noun" in own and text.classes[end - 1] == "name"
        ):
            sorts |= own & {"first_name", "person_noun"}
        titled = titled or text.reading.words[p].rstrip(".") in ("dr", "prof")
        gender = gender or text.genders.get(p, "")
    return sorts, "" if titled else gender


def speaks_of_several(text: Marked, head: str, end: int) -> bool:
    """Whether the phrase speaks of several: a plural noun, or a numeral before it."""
    if text.classes[end - 1] in ("name", "data"):
        return False
    if end in text.plurals:
        return True
    return head.endswith("s") and len(head) > 3 and not head.endswith(SINGULAR_ENDS)
