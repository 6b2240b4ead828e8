"""The forms that `~` adds to a word, by language; the other languages list theirs."""

from collections.abc import Callable, Mapping, Sequence

from askfirst.rules import english, french, german, portuguese, spanish

Inflection = Callable[[str, Mapping[str, Sequence[str]]], Sequence[str]]

INFLECTIONS: dict[str, Inflection] = {
    "de": german.orders,
    "en": english.forms,
    "es": spanish.orders,
    "fr": french.orders,
    "pt": portuguese.orders,
}
