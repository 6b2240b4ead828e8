"""The forms that `~` adds to a word, by language; the other languages list theirs."""

from collections.abc import Callable, Mapping, Sequence

from askfirst.rules import english, portuguese, spanish

Inflection = Callable[[str, Mapping[str, Sequence[str]]], Sequence[str]]

INFLECTIONS: dict[str, Inflection] = {"en": english.forms, "es": spanish.orders, "pt": portuguese.orders}
