"""Which of a wording's variants fits what the text says already."""

import re
from collections.abc import Mapping
from typing import Any

from askfirst.questions.standing import places
from askfirst.rules.schema import Wording
from askfirst.text.reading import Reading

NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
LIST = "@"
"""Begins the name of a list of the lexicon."""


def variant(
    variants: Mapping[str, Wording], attrs: Mapping[str, Any], said: str, clause: str, text: Reading
) -> Wording | None:
    """The variant that the finding names, else the first whose conditions all hold; one without any is only named."""
    named = variants.get(str(attrs.get("variant")))
    return named or next((one for one in variants.values() if fits(one, said, clause, text)), None)


def fits(one: Wording, said: str, clause: str, text: Reading) -> bool:
    """Whether what the variant asks of the span, of its clause and of the text is there, and it asks something.

    `#` in its spans is any number, `@list` any word of a list of the lexicon.
    """
    if not (one.spans or one.ends or one.holds or one.given or one.wanting):
        return False
    span, clause = joined(said), joined(clause)
    numbered = NUMBER.sub("#", f"{span} ")
    if one.spans and not any(numbered.startswith(NUMBER.sub("#", f"{lead} ")) for lead in met(one.spans, text)):
        return False
    if one.ends and not ended(met(one.ends, text), span):
        return False
    if one.holds and not held(met(one.holds, text), clause):
        return False
    if held(met(one.but, text), clause) or any(text.entities(name) for name in one.wanting):
        return False
    return not one.given or any(text.entities(name) for name in one.given)


def met(words: tuple[str, ...], text: Reading) -> tuple[str, ...]:
    """The words, and for a list of the lexicon those of its words that stand in the text."""
    if not any(word.startswith(LIST) for word in words):
        return words
    plain = [word for word in words if not word.startswith(LIST)]
    listed = (joined(text.text(hit)) for name in words if name.startswith(LIST) for hit in text.outside_data(name))
    return tuple(dict.fromkeys([*plain, *listed]))


def joined(words: str) -> str:
    """The words in lower case with single spaces, as packs have them."""
    return " ".join(words.lower().split())


def held(words: tuple[str, ...], clause: str) -> bool:
    """Whether one of the words stands there by itself, whatever its case."""
    return any(at >= 0 for word in words for at in places(word.lower(), clause))


def ended(words: tuple[str, ...], span: str) -> bool:
    """Whether one of the words stands at the end by itself."""
    return any(span.endswith(word) and not span.removesuffix(word)[-1:].isalnum() for word in words)
