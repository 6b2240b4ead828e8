"""What Spanish and Portuguese verb forms share: vowels, accents, the spelling of a stem before e and a."""

import re

ACCENTED = str.maketrans("aeiou", "áéíóú")
BARE = str.maketrans("áéíóúâêôãõàç", "aeiouaeoaoac")
VOWELS = re.compile(r"(?:(?!(?<=[gq])u[eiéí])[aeiouáéíóú])+")
"""Vowels that sound together; the u of "pague" does not."""
STRONG = "aeo"
Spellings = tuple[tuple[str, str], ...]


def respelt(stem: str, rules: Spellings) -> str:
    """The stem with its last sound written by the first rule that fits: bus(car) -> busqu before e."""
    for sound, spelling in rules:
        if stem.endswith(sound):
            return stem[: -len(sound)] + spelling
    return stem


def stressed(form: str, last: bool) -> str:
    """The form with an accent on its stressed vowel: the last one, or the one before (envia -> envía).

    >>> stressed("devuelve", last=False)
    'devuélve'
    """
    if any(letter in "áéíóú" for letter in form):
        return form
    runs = list(VOWELS.finditer(form))
    run = runs[-1]
    hiatus = sum(letter in STRONG for letter in run.group()) > 1
    if not last and not hiatus and len(runs) > 1:
        run = runs[-2]
    strong = [run.start() + i for i, letter in enumerate(run.group()) if letter in STRONG]
    at = strong[-1 if last else 0] if strong else run.end() - 1
    return form[:at] + form[at].translate(ACCENTED) + form[at + 1 :]


def both(forms: "list[str]") -> tuple[str, ...]:
    """Each form with and without its accents, as people type them in haste."""
    return tuple(dict.fromkeys(one for form in forms for one in (form, form.translate(BARE))))
