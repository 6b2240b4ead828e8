"""Names in running text, also first names that open a sentence or are written small."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

FIRST_NAMES = ("@man_name", "@woman_name", "@person_name")


def without_order(name: Hit, classes: list[str]) -> Hit:
    """A run of capitals without the verb that opens it: "Email Raj" names Raj."""
    start = name.start
    if start + 1 < name.end and classes[start] == "id":
        start += 2  # "LT-880 of Cosima Brandt": a joint holds the two together
    while start < name.end and classes[start] in ("verb", "det", "stop", "prep", "pronoun"):
        start += 1
    return Hit(start, name.end)


def first_names(reading: Reading, classes: list[str]) -> list[int]:
    """First names, also where they open a sentence or are written small."""
    return [
        hit.start
        for name in FIRST_NAMES
        for hit in reading.all_hits.get(name, ())
        if is_first_name(reading, classes, hit.start)
    ]


def is_first_name(reading: Reading, classes: list[str], position: int) -> bool:
    """Whether the word is used as a name: capitals tell, and small letters where no article stands before."""
    label = classes[position]
    if reading.raw[reading.starts[position]].isupper():
        return label == "noun" or (label in ("verb", "stop") and acts(reading, classes, position))
    return label == "noun" and (not position or classes[position - 1] not in ("det", "poss", "number", "noun"))


def acts(reading: Reading, classes: list[str], position: int) -> bool:
    """Whether a capital is that of a name: inside a sentence, or as its subject ("Grace called")."""
    if position and reading.sentences[position] == reading.sentences[position - 1]:
        return True
    after = reading.words[position + 1] if position + 1 < len(classes) else ""
    return after in (
        "is",
        "was",
        "has",
        "had",
        "'s",
        "and",
        "will",
        "wants",
        "needs",
        "says",
    ) or after.endswith("ed")
