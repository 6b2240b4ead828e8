"""Replies that pick things only by who needs them: "the ones nobody needs". Nothing shows which these are."""

from askfirst.text.listed import covered
from askfirst.text.reading import Reading


def needless(text: Reading) -> bool:
    """Whether the reply has a word for need or use, and no other that tells anything."""
    words = {at for at, word in enumerate(text.words) if word[0].isalnum()}
    needs = covered(text, "@needless_word")
    return not needs.isdisjoint(words) and words <= needs | covered(text, "@needless_idle")
