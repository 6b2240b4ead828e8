"""All phrases of all packs, looked up in one pass over the words of a text.

spaCy's PhraseMatcher does the same, but at 50,000 wordings it costs five tokenisations a text and five seconds at
start, because it makes a lexeme for every wording and every word of it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from askfirst.text.hit import Hit

Keys: TypeAlias = tuple[str, ...]
Finds: TypeAlias = dict[str, list[Hit]]
"""The places found, by key."""
PLAIN = re.compile(r"[a-z]+(?: [a-z]+)*")
"""A wording whose words are its tokens."""


class Phrases:
    """Wordings in lower case, each with the keys it stands for."""

    def __init__(self, terms: Mapping[str, Iterable[str]], tokenise: Callable[[str], list[str]]) -> None:
        self.keys: dict[str, Keys] = {}
        """By the wording's tokens with a space between two."""
        self.longest: dict[str, int] = {}
        """How many tokens the longest wording has that begins with a word, where that is more than one."""
        for wording, keys in terms.items():
            words = wording.split(" ") if PLAIN.fullmatch(wording) else tokenise(wording)
            joined = " ".join(words)
            known = self.keys.get(joined)
            self.keys[joined] = tuple(keys) if known is None else tuple(dict.fromkeys((*known, *keys)))
            if len(words) > 1:
                self.longest[words[0]] = max(self.longest.get(words[0], 0), len(words))

    def find(self, words: list[str]) -> Finds:
        """The places of every wording in a text, by key and in text order: 18 words have some 20 under 200 keys."""
        finds: Finds = {}
        for start, word in enumerate(words):
            if word in self.keys:
                enter(finds, self.keys[word], Hit(start, start + 1))
            for end in range(start + 2, min(start + self.longest.get(word, 0), len(words)) + 1):
                keys = self.keys.get(" ".join(words[start:end]))
                if keys is not None:
                    enter(finds, keys, Hit(start, end))
        return finds


def enter(finds: Finds, keys: Keys, hit: Hit) -> None:
    """Enters a place under each of the keys; where it is the first, one list does for all of them."""
    alone = [hit]
    for key in keys:
        known = finds.get(key)
        if known is None:
            finds[key] = alone
        elif len(known) == 1:
            finds[key] = [*known, hit]
        else:
            known.append(hit)
