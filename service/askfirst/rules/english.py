"""English verb and noun forms for phrases marked with `~`, so that a pack lists a word once.

Regular spelling rules only (Quirk et al., A Comprehensive Grammar of the English Language, 3.5 to
3.10 and 5.80 to 5.81); irregular forms come from the lexicon.
"""

from collections.abc import Mapping, Sequence

VOWELS = "aeiou"


def forms(word: str, irregular: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The word with its -s, -ing and -ed forms; listed forms replace the -ed form.

    >>> forms("ship", {})
    ('ship', 'ships', 'shipping', 'shipped')
    """
    extra = irregular.get(word)
    made = [word, third_person(word), base_for(word, "ing") + "ing"]
    made += list(extra) if extra is not None else [base_for(word, "ed") + "ed"]
    return tuple(dict.fromkeys(made))


def third_person(word: str) -> str:
    """The -s form: carry -> carries, push -> pushes, send -> sends."""
    if word.endswith("y") and word[-2:-1] not in VOWELS:
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "z", "ch", "sh", "o")):
        return word + "es"
    return word + "s"


def base_for(word: str, ending: str) -> str:
    """What -ing or -ed is added to: move -> mov, ship -> shipp, carry -> carri (for -ed)."""
    if word.endswith("ie") and ending == "ing":
        return word[:-2] + "y"
    if word.endswith("e") and (ending == "ed" or not word.endswith(("ee", "oe", "ye"))):
        return word[:-1]
    if word.endswith("y") and ending == "ed" and word[-2:-1] not in VOWELS:
        return word[:-1] + "i"
    if doubles(word):
        return word + word[-1]
    return word


def doubles(word: str) -> bool:
    """Whether the last consonant doubles: one vowel before it, one syllable (ship, drop)."""
    if len(word) < 3 or word[-1] in VOWELS + "wxy" or word[-2] not in VOWELS:
        return False
    return word[-3] not in VOWELS and sum(letter in VOWELS for letter in word) == 1
