"""The words of all candidates, looked up at once."""

from bisect import bisect_left
from collections.abc import Sequence

from askfirst.scoring.references.candidates.spelling import MARK
from askfirst.text.plurals import singular


class Index:
    """Which candidates have a word, as `has` says it of one: a long text may meet hundreds of them."""

    def __init__(self, known: Sequence[frozenset[str]]) -> None:
        self.having: dict[str, set[int]] = {}
        for at, words in enumerate(known):
            for word in words:
                self.having.setdefault(word, set()).add(at)
        self.ordered = sorted(word for word in self.having if is_long(word))

    def named(self, word: str) -> set[int]:
        """The places of the candidates that have the word, also as part of a longer or shorter form."""
        found = set(self.having.get(word, ()))
        if word.isalpha() and len(word) > 2:
            found |= self.having.get(f"{word}s", set())
        if word.isalpha() and len(word) > 3:
            found |= self.having.get(singular(word), set())
        if not is_long(word) or word[0] == MARK:
            return found
        for end in range(4, len(word)):
            if not word[:end].isdigit():
                found |= self.having.get(word[:end], set())
        for other in self.ordered[bisect_left(self.ordered, word) :]:
            if not other.startswith(word):
                break
            found |= self.having[other]
        return found


def is_long(word: str) -> bool:
    """Whether forms of the word may be longer or shorter; those of numbers and short words are not."""
    return len(word) > 3 and not word.isdigit()
