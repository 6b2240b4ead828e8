"""The things that a text names: orders, files, people, with what a pronoun asks of them.

What a noun phrase says: its head, its article, its number and who it is.
"""

from typing import NamedTuple

from askfirst.scoring.references.words.marks import Marked
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS
from askfirst.text.plurals import SINGULAR_ENDS

NAMED = frozenset({"name", "id", "data"})
PARTS = NAMED | {"noun", "number"}
SOMEONE = (
    "er",
    "or",
    "ist",
    "ant",
    "ent",
    "ee",
    "ess",
    "man",
    "woman",
    "ian",
    "eur",
    "ier",
    "mate",
    "girl",
    "boy",
)
"""Endings of nouns for people."""
NOTHING: frozenset[str] = frozenset()


class Mention(NamedTuple):
    """A noun phrase. `sorts` are the lexicon's lists its words are in; `gender` is "m", "f" or "".

    `number` is what a numeral before it says ("three drafts"), `before` the preposition that leads it.
    """

    start: int
    end: int
    determiner: str
    head: str
    words: frozenset[str]
    plural: bool
    named: bool
    sorts: frozenset[str]
    gender: str
    text: str
    before: str
    possessor: bool
    classes: tuple[str, ...]

    @property
    def person(self) -> bool:
        """Whether it is surely someone."""
        return "person_noun" in self.sorts or "first_name" in self.sorts

    @property
    def group(self) -> bool:
        """Whether several people may stand behind it: a team, a firm."""
        return "group_noun" in self.sorts


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
