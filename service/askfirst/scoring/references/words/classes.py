"""The class of each word, as far as it can be told without a tagger: enough to find what is named.

Closed classes (determiners, prepositions, pronouns, adverbs) and verbs come from the lexicon; any
other word is taken for a noun or an adjective, which is what open-class words in orders mostly are.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache

from askfirst.scoring.references.words.names import first_names, without_order
from askfirst.scoring.references.words.verbs import settle_verbs
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

CLASSES = {
    "@verb": (1, "verb"),
    "@past_form": (2, "verb"),
    "@verbal_noun": (3, "noun"),
    "@number_word": (4, "number"),
    "@no_noun": (5, "stop"),
    "@preposition": (6, "prep"),
    "@determiner": (7, "det"),
    "@thing_pronoun": (8, "pronoun"),
    "@man_pronoun": (8, "pronoun"),
    "@woman_pronoun": (8, "pronoun"),
    "@many_pronoun": (8, "pronoun"),
}
"""Lists of the lexicon, their rank and the class that they give; the highest rank wins."""


TIMES = ("@weekday", "@near_day", "@calendar_period", "@month", "@timezone", "@currency", "@percent_word")
"""Words of dates and amounts, which are no things to refer to with "it"."""
TIMES_SET = frozenset(TIMES)


DOUBTFUL = frozenset(
    {"may", "march", "mar", "sat", "sun", "west", "cat", "art", "est", "eat", "ist", "second", "min", "vet"}
)
"""Words of dates that are often something else; only a number beside them tells."""


NAMING_DATA = frozenset({"file", "path", "url", "email", "quote", "code"})


ORDINAL_ENDS = ("st", "nd", "rd", "th", "k", "am", "pm", "h", "x")


def word_classes(reading: Reading, nouns: Collection[int], adjectives: Collection[int]) -> list[str]:
    """For each token: noun, det, prep, stop, pronoun, verb, number, poss, mark, id, data, name or time.

    `nouns` are the places of words that are nouns of a known sort, whatever else they may be;
    `adjectives` those of words that may stand before a noun, although they name nothing.
    """
    classes = [shape(word) for word in reading.words]
    ranks: dict[int, int] = {}
    for key in CLASSES.keys() & reading.lists:
        rank, label = CLASSES[key]
        for hit in reading.all_hits[key]:
            if hit.end - hit.start == 1 and rank >= ranks.get(hit.start, 0):
                ranks[hit.start], classes[hit.start] = rank, label
    for hit in reading.all_hits.get("@noun_ly", ()):
        if classes[hit.start] != "verb":
            classes[hit.start] = "noun"
    ids = reading.entities("id")
    paint(classes, ids, "id")
    paint(classes, [without_order(name, classes) for name in reading.entities("name")], "name")
    for position in first_names(reading, classes):
        classes[position] = "name"
    paint(classes, ids, "id")
    settle_numbers(reading, classes)
    join_compounds(reading, classes, nouns)
    settle_verbs(reading, classes, nouns, adjectives)
    paint(classes, times(reading, classes), "time")
    paint(classes, ids, "id")
    if reading.data:
        for position, kind in enumerate(reading.data_kinds):
            if kind in NAMING_DATA:
                classes[position] = "data"
    return classes


def join_compounds(reading: Reading, classes: list[str], nouns: Collection[int]) -> None:
    """A noun tied to the next word is one phrase with it: "offer-holder mail", "the demo-day list"."""
    for position in range(1, len(classes) - 1):
        if reading.words[position] != "-":
            continue
        led = "det" in classes[max(0, position - 3) : position - 1] and classes[position - 1] in ("verb", "prep")
        if not (led or classes[position - 1] == "noun" or position - 1 in nouns):
            continue
        if reading.raw[reading.starts[position - 1]].isupper() and classes[position + 1] not in ("verb", "stop"):
            continue  # "Hyun-ju"
        if classes[position + 1] == "verb" and classes[position + 2 : position + 3] in (["det"], ["pronoun"]):
            continue  # "double-check the list"
        tied = reading.ends[position - 1] == reading.starts[position] and (
            reading.ends[position] == reading.starts[position + 1]
        )
        if (
            tied
            and classes[position + 1] in (*JOINED, *(["prep"] if led else []))
            and (reading.words[position + 1].isalpha())
        ):
            classes[position - 1 : position + 2] = ["noun", "noun", "noun"]


JOINED = ("noun", "stop", "verb")
"""Classes of the word behind the hyphen; in "a friendly follow-up" also a preposition."""


def settle_numbers(reading: Reading, classes: list[str]) -> None:
    """A name with a digit is an id ("code LANTERN7"); the number of a percentage names nothing."""
    if not reading.digits:
        return
    for position, label in enumerate(classes):
        if label == "name" and any(map(str.isdigit, reading.words[position])):
            classes[position] = "id"
        elif label == "number" and reading.words[position + 1 : position + 2] == ["%"]:
            classes[position] = "time"


@lru_cache(maxsize=16_384)
def shape(word: str) -> str:
    """The class that the spelling of a word suggests."""
    if word[0].isdigit():
        if word.isalnum() and word[-1].isalpha() and word.lstrip("0123456789") not in ORDINAL_ENDS:
            return "noun"
        return "time" if ":" in word else "number"
    if word in ("'s", "'"):
        return "poss"
    if not word[0].isalpha():
        return "mark"
    if len(word) > 4 and word.endswith(("ing", "ed")):
        return "verb"
    return "stop" if len(word) > 3 and word.endswith("ly") else "noun"


def times(reading: Reading, classes: list[str]) -> list[Hit]:
    """Words of dates and amounts with the numbers beside them."""
    found = []
    for key in TIMES if not TIMES_SET.isdisjoint(reading.lists) else ():
        for hit in reading.all_hits.get(key, ()):
            start, end = hit.start, hit.end
            while start and classes[start - 1] == "number":
                start -= 1
            while end < len(classes) and classes[end] == "number":
                end += 1
            sure = end - start > hit.end - hit.start or (
                reading.words[hit.start] not in DOUBTFUL and classes[hit.start] != "name"
            )
            if sure and classes[hit.start] != "verb":
                found.append(Hit(start, end))
    return found


def paint(classes: list[str], hits: Iterable[Hit], label: str) -> None:
    """Gives every token of the hits the class."""
    for hit in hits:
        for position in range(hit.start, hit.end):
            classes[position] = label
