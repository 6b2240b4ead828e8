"""One sign for every word, so that a text becomes a string of signs that a pattern can cut into phrases."""

from askfirst.scoring.classifier.words.closed import CLOSED
from askfirst.scoring.classifier.words.nouns import NOUNS
from askfirst.scoring.classifier.words.verbs import VERBS

SORTS = (
    *CLOSED, "other word", "verb", "particle", "name", "id", "data",
    *(f"one {name}" for name in NOUNS), *(f"many {name}" for name in NOUNS),
)  # fmt: skip
"""What a sign can stand for."""
SIGNS = {sort: chr(0x100 + number) for number, sort in enumerate(SORTS)}
"""Letters beyond ASCII, so that none means something in a pattern."""
MEANINGS = {sign: sort for sort, sign in SIGNS.items()}


def many(noun: str) -> str:
    """The plural of a noun."""
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def signed() -> dict[str, str]:
    """The sign of each word that has one; closed classes win over nouns."""
    signs: dict[str, str] = {}
    for name, listed in NOUNS.items():
        for noun in listed.split():
            signs.setdefault(noun, SIGNS[f"one {name}"])
            signs.setdefault(many(noun), SIGNS[f"many {name}"])
    for name, listed in CLOSED.items():
        signs.update(dict.fromkeys(listed.split(), SIGNS[name]))
    return signs


def deeds() -> dict[str, str]:
    """The class of each verb, with its particle where it has one."""
    found: dict[str, str] = {}
    for name, listed in VERBS.items():
        for verb in listed.split():
            found.setdefault(verb.replace("_", " "), name)
    return found


WORD_SIGNS = signed()
DEEDS = deeds()
FIRST_WORDS = frozenset(verb.split()[0] for verb in DEEDS)
"""Words by which a verb of order begins."""


def among(*sorts: str) -> str:
    """A character class of a pattern: any of these sorts."""
    return "[" + "".join(SIGNS[sort] for sort in sorts) + "]"
