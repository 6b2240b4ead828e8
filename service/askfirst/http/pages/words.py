"""The answer page's own words: a file a language in `words/`, and which one to use.

The question, its options and what is assumed come from the packs. In {braces} stands what is filled in.
"""

from importlib.resources import files

import msgspec
from msgspec import Struct


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """One language: its tag, its own name and its direction, and what stands between a label and what it names.

    `roles` are those of the default chain; any other is shown as it is written.
    """

    language: str
    name: str
    direction: str
    colon: str
    roles: dict[str, str]
    texts: dict[str, str]

    def role(self, name: str) -> str:
        """A role for people."""
        return self.roles.get(name, name.replace("_", " "))


def _read() -> dict[str, Words]:
    folder = files("askfirst.http.pages").joinpath("words")
    read = [msgspec.json.decode(file.read_bytes(), type=Words) for file in folder.iterdir()]
    return {words.language: words for words in read}


WORDS = _read()
NAMES = {words.language: words.name for words in WORDS.values()}
"""Languages as they name themselves."""
_BY_PREFIX = {language.partition("-")[0]: words for language, words in WORDS.items()}


def words_in(language: str) -> Words:
    """The words for a clarification in this language; English for one that has none."""
    return _BY_PREFIX.get(language.partition("-")[0].lower(), WORDS["en"])


def preferred_words(accept_language: str) -> Words:
    """The words for a reader of whom only the header is known (RFC 9110, 12.5.4); English unless it names others."""
    ranked = sorted(map(_ranged, accept_language.split(",")), key=lambda one: -one[1])
    named = (_BY_PREFIX.get(tag.partition("-")[0].lower()) for tag, weight in ranked if weight > 0)
    return next((words for words in named if words), WORDS["en"])


def _ranged(part: str) -> tuple[str, float]:
    """A language range and its weight; 0 where that cannot be read."""
    tag, _, weight = part.strip().partition(";q=")
    try:
        return tag.strip(), float(weight or 1)
    except ValueError:
        return tag.strip(), 0.0
