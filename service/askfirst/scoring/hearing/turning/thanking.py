"""Messages after an order that only praise or thank for it, in whatever words: "legend!", "you're a star"."""

from askfirst.scoring.hearing.turning.following import valued
from askfirst.scoring.hearing.turning.matters import DEEDS
from askfirst.text.listed import covered, end_of
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

LONGEST = 6
"""Tokens up to which a message without any matter is praise; characters in a script without spaces."""
LONGEST_HAN = 8
MATTER = ("_noun", "_verb", "_hue", "_deed")
"""How the lists of what an order can be about, or do, end."""
ABOUT_NOTHING = ("@no_noun", "@be_word")
UTTERED = ("!", "！")


def thanks(text: Reading, request: Reading, nods: frozenset[str]) -> bool:
    """Whether a message has no verb of an order, no value and nothing that an order can be about, and is uttered.

    It is where it ends so ("legend!"), speaks of who is spoken to ("you're a star"), or opens with a courtesy: one of
    the words `nods`.
    """
    words = [at for at, word in enumerate(text.words) if word[0].isalnum()]
    if not words or len(words) > (LONGEST_HAN if text.han else LONGEST) or text.words[-1] in QUESTION_MARKS:
        return False
    uttered = text.words[-1] in UTTERED or text.words[words[0]] in nods or end_of(text, words[0], "@spoken_to")
    return bool(uttered) and not matter(text, request, nods)


def matter(text: Reading, request: Reading, nods: frozenset[str]) -> bool:
    """Whether a message has, beside a nod, anything that an order can be about."""
    small = covered(text, "@small_word", "@spoken_to", "@leading")
    own = [at for at, word in enumerate(text.words) if word[0].isalnum() and at not in small and word not in nods]
    if valued(text, names=False) or any(text.words[at] in request.words for at in own):
        return True
    lists = [name for name in text.all_hits if name.endswith(MATTER) and name not in ABOUT_NOTHING]
    return not covered(text, *DEEDS, "@deed", "@correcting", "@ban_word", *lists).isdisjoint(own)
