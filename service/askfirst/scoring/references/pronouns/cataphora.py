"""Pronouns ahead of what they mean: "if it is open, cancel order 7"."""

from bisect import bisect_left

from askfirst.scoring.references.mentions import Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.idle import BE
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.lazy import once
from askfirst.text.reading import Reading

SUBORDINATORS = frozenset(
    {
        "if",
        "when",
        "once",
        "as",
        "after",
        "before",
        "because",
        "since",
        "while",
        "unless",
        "although",
        "should",
        "until",
        "whenever",
        "in",
    }
)


def cataphoric(text: Marked, anaphor: Anaphor, later: list[Mention]) -> bool:
    """Whether what the pronoun means comes after it: "if it is open, cancel order 7", "I mean Ms. Roy"."""
    reading = text.reading
    first = bisect_left(reading.sentences, reading.sentences[anaphor.start])
    opener = first
    while opener < anaphor.start and text.classes[opener] == "mark":
        opener += 1
    comma = "," in reading.words[opener : anaphor.start]
    if comma and reading.words[opener] not in SUBORDINATORS:
        opener = anaphor.start  # "first thing tomorrow, before her train leaves, mail Amara"
        while reading.words[opener - 1] != ",":
            opener -= 1
        comma = False
    if (
        reading.words[opener] in SUBORDINATORS
        and not comma
        and any(reading.sentences[m.start] == reading.sentences[anaphor.start] and m.start > anaphor.end for m in later)
    ):
        return True
    words = reading.words[anaphor.end :]
    if any(m.start <= anaphor.end + 3 and reading.words[m.start - 1] in ("(", ":") for m in later):
        return True
    if words[:1] and words[0] in BE | {"are"} and any(m.named and m.start <= anaphor.end + 4 for m in later):
        return True
    return bool(later) and explained(reading) and any(map(" ".join(words).__contains__, EXPLAINING))


EXPLAINING = ("i mean", "namely", "i.e.", "that is ,", "meaning")


@once
def explained(reading: Reading) -> bool:
    """Whether the text says anywhere what it means."""
    return any(map(" ".join(reading.words).__contains__, EXPLAINING))
