"""Which words that may be verbs are verbs where they stand."""

from collections.abc import Collection

from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

POSSESSIVE_PRONOUNS = frozenset({"its", "his", "her", "their"})
"""They open a noun phrase as a determiner does, where a noun follows."""


CONTRACTING = frozenset({"that", "there", "here", "what", "who", "where", "how", "let", "when", "everything"})
"""Before these "'s" is short for "is"."""


ACTING = ("@past_form", "@private_verb", "@desire_verb")


BARE_PLURALS = frozenset("sales goods news operations works savings customs logistics premises headquarters".split())
"""Plurals in form that stand before other nouns: "a sales call"."""


ONE = frozenset({"a", "an", "each", "every"})
"""Articles that no plural follows."""


COUNTING = frozenset("dozen couple few hundred thousand million lot number pair".split())
"""After an article these lead in a plural: "a dozen eggs"."""


ORDERING = frozenset(
    "early late open free urgent important overdue new old next last same other former latter own "
    "previous current existing".split()
)
"""Adjectives of the class of empty words."""


def settle_verbs(reading: Reading, classes: list[str], nouns: Collection[int], adjectives: Collection[int]) -> None:
    """Words that may be verbs are nouns after a determiner, an adjective or a preposition: "the call"."""
    past = {hit.start for name in ACTING for hit in reading.all_hits.get(name, ())}
    words = reading.words
    for position, label in enumerate(classes):
        if label == "verb":
            if is_noun(words, classes, position, past, nouns, adjectives):
                classes[position] = "noun"
        elif label == "noun":
            if opens_order(reading, classes, position) or agrees(words, classes, position):
                classes[position] = "verb"
        elif label == "poss" and (classes[position - 1] == "pronoun" or words[position - 1] in CONTRACTING):
            classes[position] = "stop"


def is_noun(
    words: list[str],
    classes: list[str],
    position: int,
    past: set[int],
    nouns: Collection[int],
    adjectives: Collection[int],
) -> bool:
    """Whether a word that may be a verb is none where it stands."""
    known = position in nouns
    follows = classes[position + 1] if position + 1 < len(classes) else ""
    if known and follows == "number" and classes[position + 2 : position + 3] not in (["noun"], ["name"], ["time"]):
        return True
    if not position:
        return False
    if counted(words, classes, position):
        return True
    word, last, before = words[position], words[position - 1], classes[position - 1]
    if before in ("det", "poss") or position - 1 in adjectives or last in POSSESSIVE_PRONOUNS:
        return True
    if before == "verb":
        return known
    if position in past or word.endswith(("ed", "ing")):
        return False
    if last in ORDERING and position > 1 and classes[position - 2] == "det":
        return known or not word.endswith("s")
    if before == "noun" and plural_phrase(words, classes, position):
        return False
    if before in ("noun", "number", "name"):
        acts_here = before == "noun" and word.endswith("s") and not word.endswith("ss")
        return follows not in ("det", "pronoun", "name") and (known or not (acts_here or before == "name"))
    return before == "prep" and last != "to"


def counted(words: list[str], classes: list[str], position: int) -> bool:
    """Whether a number counts it: "600 sample packs of the pouch"."""
    if not words[position].endswith("s") or words[position + 1 : position + 2] != ["of"]:
        return False
    start = position - 1
    while start and classes[start] == "noun":
        start -= 1
    return classes[start] == "number"


def plural_phrase(words: list[str], classes: list[str], position: int) -> bool:
    """Whether a definite plural ends before the word, which then is its verb: "the auditors come"."""
    noun = words[position - 1]
    if noun in BARE_PLURALS or not is_plural(noun) or words[position].endswith(("s", "ing", "ed")):
        return False
    start = position - 1
    while start and classes[start - 1] == "noun":
        start -= 1
    return (
        start > 0
        and classes[start - 1] in ("det", "number")
        and classes[position + 1 : position + 2] not in (["noun"], ["number"])
    )


def agrees(words: list[str], classes: list[str], position: int) -> bool:
    """Whether a word in -s behind "a", "an", "each" or "every" and a noun is its verb: "an applicant withdraws"."""
    if position < 2 or classes[position - 1] != "noun" or not is_plural(words[position]):
        return False
    start = position - 1
    while start and classes[start - 1] == "noun":
        start -= 1
    if not start or words[start - 1] not in ONE or COUNTING & set(words[start:position]):
        return False
    return classes[position + 1 : position + 2] != ["noun"]


def opens_order(reading: Reading, classes: list[str], position: int) -> bool:
    """Whether an unknown word is a verb: it opens a sentence and its object follows."""
    if position + 1 >= len(classes) or classes[position + 1] not in ("det", "pronoun"):
        return False
    if (
        position
        and reading.sentences[position] == reading.sentences[position - 1]
        and reading.words[position - 1] not in ("please", "pls", "and", "then")
    ):
        return False
    return not reading.words[position].endswith("s") or reading.words[position].endswith("ss")
