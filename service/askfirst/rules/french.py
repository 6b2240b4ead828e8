"""French verbs where they give an order, for phrases marked with `~`.

Regular forms only (Grevisse, Le bon usage, 794 to 803); the lexicon's `irregular` gives the forms for tu and vous
where they differ: `faire: [fais, faites]`.
"""

import re
from collections.abc import Mapping, Sequence

OPEN_E = re.compile(r"[eé]([^aeiouéèy]|[bcdfgpt][rl])$")
"""A stem whose e opens before a silent ending: achet(er), transfér(er)."""


def orders(word: str, irregular: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The forms that order: infinitive, tu, vous, nous, "que tu envoies".

    >>> orders("envoyer", {})
    ('envoyer', 'envoie', 'envoies', 'envoyez', 'envoyons')
    """
    if word in irregular:
        return (word, *irregular[word])
    stem = word[:-2]
    if word.endswith("er"):
        silent = OPEN_E.sub(r"è\1", stem[:-1] + "i" if stem.endswith("y") else stem)
        return (word, silent + "e", silent + "es", stem + "ez", stem + ("eons" if stem.endswith("g") else "ons"))
    if word.endswith("ir"):
        return (word, stem + "is", stem + "issez", stem + "issons")
    return (word, stem + "s", stem + "ez", stem + "ons")
