"""Which of a wording's variants fits what the text says already."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from askfirst.rules.schema import Wording
from askfirst.text.reading import Reading

NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


def variant(
    variants: Mapping[str, Wording], attrs: Mapping[str, Any], said: str, clause: str, text: Reading
) -> Wording | None:
    """The variant that the finding names, else the first whose conditions all hold; one without any is only named."""
    named = variants.get(str(attrs.get("variant")))
    return named or next((one for one in variants.values() if fits(one, said, clause, text)), None)


def fits(one: Wording, said: str, clause: str, text: Reading) -> bool:
    """Whether what the variant asks of the span, of its clause and of the text is there, and it asks something.

    `#` in its spans is any number.
    """
    if not (one.spans or one.ends or one.holds or one.given or one.wanting):
        return False
    span = " ".join(said.lower().split())
    numbered = NUMBER.sub("#", f"{span} ")
    if one.spans and not any(numbered.startswith(f"{lead} ") for lead in one.spans):
        return False
    if one.ends and not ending(one.ends).search(span):
        return False
    if one.holds and not held(one.holds).search(clause):
        return False
    if (one.but and held(one.but).search(clause)) or any(text.entities(name) for name in one.wanting):
        return False
    return not one.given or any(text.entities(name) for name in one.given)


@lru_cache(maxsize=500)
def ending(words: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the words at the end, by itself."""
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(map(re.escape, words))})\Z")


@lru_cache(maxsize=500)
def held(words: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the words by itself, whatever its case; with `*` behind it, any word that begins so.

    A script without spaces has no words by themselves.
    """
    either = "|".join(
        re.escape(word.removesuffix("*")) + ("" if word.endswith("*") else r"(?![^\W_\u3400-\u9fff])") for word in words
    )
    return re.compile(rf"(?<![^\W_\u3400-\u9fff])(?:{either})", re.IGNORECASE)
