"""Which of a request's fields a reference can mean."""

import re
from collections.abc import Mapping
from typing import Any

from askfirst.text.blanks import is_filled

WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
ABOUT_THE_RUN = frozenset(
    "zap zapier workflow execution run trigger webhook hook bot timestamp source channel trace request correlation "
    "session event version locale language lang timezone ip test debug env environment mode retry attempt".split()
)
"""Words in the names of fields that tell how a request came about; the tools in between add them."""
MEASURES = frozenset(
    "time date day created updated sent received priority status amount currency price quantity qty count total "
    "limit percent rate score".split()
)
"""Words in the names of fields that hold a property: "it" and "him" stand for what has it."""


def can_be_meant(fields: Mapping[str, Any]) -> bool:
    """Whether any of the fields holds somebody or something."""
    return any(is_filled(value) and names_a_thing(name) for name, value in fields.items())


def names_a_thing(name: str) -> bool:
    """Whether a field of that name (snake, kebab or camel case) can hold what a reference means."""
    words = {word.lower() for word in WORD.findall(name)}
    return words.isdisjoint(ABOUT_THE_RUN) and words.isdisjoint(MEASURES)
