"""Replies that take a thing by its age and say no more: "the latest", "das neue", "最新的"."""

from askfirst.text.listed import covered
from askfirst.text.reading import Reading

ONE = frozenset({"one", "ones", "version"})
"""Behind the word for an age these stand for the thing."""


def by_age(text: Reading) -> bool:
    """Whether the reply is a word for an age, with or without its article."""
    aged = covered(text, "@age_choice")
    words = [at for at, word in enumerate(text.words) if word[0].isalnum()]
    small = covered(text, "@small_word")
    rest = [at for at in words if at not in aged and text.words[at] not in ONE]
    return bool(aged) and all(at in small for at in rest)
