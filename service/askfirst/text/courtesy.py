"""Texts that only greet, thank, wish well or say that something has arrived: "good morning team", "ok", "thanks!"."""

import re
from collections.abc import Iterable, Sequence
from unicodedata import category

from askfirst.text.cues import by_first_word

LONGEST = 80
"""Characters up to which a text may be nothing but courtesy."""
LOOKS = ("Mn", "Cf", "Sk")
"""Categories of characters that only say how the emoji ahead of them looks: variation selectors, joiners, hues."""
WORD = re.compile(r"[\u3400-\u9fff]|[^\W_\u3400-\u9fff]+(?:['-][^\W_\u3400-\u9fff]+)*")


def drawn(text: str) -> str:
    """The emoji and other characters of a text without spaces, joiners, and what gives an emoji its look or hue."""
    return "".join(sign for sign in text if not sign.isspace() and category(sign) not in LOOKS)


class Courtesies:
    """The courtesies of all languages, as one text may have them of several.

    Behind `greetings` may stand who is greeted, a name too, or what for (`greeted`); `leads` only lead to
    other `courtesies` ("that is"). `signs` are the emoji by which one nods, thanks or laughs.
    """

    def __init__(
        self,
        greetings: Iterable[str],
        courtesies: Iterable[str],
        leads: Iterable[str],
        greeted: Iterable[str],
        signs: Iterable[str],
    ) -> None:
        self.signs = frozenset(map(drawn, signs))
        self.greetings, self.courtesies, self.leads, self.greeted = map(cut, (greetings, courtesies, leads, greeted))
        self.every = (self.greetings, self.courtesies, self.leads)

    def only(self, text: str) -> bool:
        """Whether a text, in plain characters, says nothing but courtesies."""
        if len(text) > LONGEST:
            return False
        first = WORD.search(text)
        if first is None or not any(first[0].lower() in known for known in self.every):
            return False  # as nearly all texts begin with another word
        names = WORD.findall(text)
        words = [word.lower() for word in names]
        at = end = 0
        while at < len(words):
            if (end := past(self.greetings, words, at)) > at:
                end = self.whom(words, end)
                if end < len(words) and is_name(names[end]) and not begins(words, end, *self.every):
                    end = self.whom(words, end + 1)
            elif (end := past(self.courtesies, words, at)) > at:
                end = self.whom(words, end)
            elif (end := past(self.leads, words, at)) == at or end == len(words):
                return False
            at = end
        return True

    def signs_alone(self, text: str) -> bool:
        """Whether a text is nothing but signs of courtesy, such as a thumb up; a stop sign orders something."""
        marks = drawn(text)
        return 0 < len(marks) <= LONGEST and self.signs.issuperset(marks)

    def whom(self, words: Sequence[str], at: int) -> int:
        """The first word from a place on that does not say who is greeted, or what for."""
        while not begins(words, at, self.greetings, self.courtesies) and (end := past(self.greeted, words, at)) > at:
            at = end
        return at


Phrases = dict[str, list[list[str]]]


def cut(phrases: Iterable[str]) -> Phrases:
    """Phrases under their first word, each cut into words; Chinese into characters."""
    return by_first_word(tuple(dict.fromkeys(" ".join(WORD.findall(phrase.lower())) for phrase in phrases)))


def past(known: Phrases, words: Sequence[str], at: int) -> int:
    """The end of the longest of the phrases that begins at a word; the word itself where none does."""
    begun = known.get(words[at], ()) if at < len(words) else ()
    return max((at + len(one) for one in begun if words[at : at + len(one)] == one), default=at)


def begins(words: Sequence[str], at: int, *lists: Phrases) -> bool:
    """Whether a phrase of one of the lists begins at a word."""
    return any(past(known, words, at) > at for known in lists)


NO_COURTESIES = Courtesies((), (), (), (), ())
"""Where none are known."""


def is_name(word: str) -> bool:
    """Whether a word has the form of a name."""
    return word.isalpha() and word[0].isupper() and word[1:].islower()
