"""Replies that take a thing by its age and say no more: "the latest", "das neue", "最新的"."""

from askfirst.text.listed import covered
from askfirst.text.reading import Reading


def by_age(text: Reading) -> bool:
    """Whether the reply is a word for an age, with or without its article, and a word that stands for the thing."""
    aged, things = covered(text, "@age_choice"), covered(text, "@aged_thing")
    words = [at for at, word in enumerate(text.words) if word[0].isalnum()]
    small = covered(text, "@small_word")
    rest = [at for at in words if at not in aged | things]
    return bool(aged) and all(at in small for at in rest)
