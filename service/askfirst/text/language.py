"""Which of the loaded languages a text is written in: by script, then by words and letters that tell.

A word that several languages share counts for each of them by its share, so that "de" and "la" say
little and "nous" or "muy" much. Languages without packs take part too: a text in one of them is not
taken for a language that happens to share its short words (see `Detected.unread`).
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from askfirst.text.other_languages import OTHERS, script_of

HAN = re.compile(r"[\u4e00-\u9fff\u3400-\u4dbf]")
WORD = re.compile(r"[^\W\d_\u3400-\u9fff]+(?:'(?=[^\W\d_]))?")
"""A word; an elided one keeps its apostrophe: "l'" of "l'offre" is a word of its own."""
SAMPLE = 600
"""So many characters tell the language; more only cost time."""
MARGIN = 1.5
"""By so many words a language without packs must lead before the text is taken for it."""


class Detected(NamedTuple):
    """The loaded language to read a text with, and the one that it seems to be in if none is loaded for it."""

    language: str
    unread: str = ""


class Detector:
    """Knows the telling words and letters of the loaded languages and of some others."""

    def __init__(self, words: Mapping[str, Iterable[str]], letters: Mapping[str, str], fallback: str) -> None:
        self.loaded, self.fallback = tuple(words), fallback
        self.han = "zh-Hant" in words
        spoken = {**{name: others.split() for name, others in OTHERS.items() if name not in words}, **words}
        self.names = tuple(spoken)
        self.words = shares({name: frozenset(known) for name, known in spoken.items()})
        self.letters = shares({name: frozenset(known) for name, known in letters.items()})

    def detect(self, text: str) -> Detected:
        """The language whose words weigh most; the fallback where none is found.

        More Han characters than words in other scripts make it Chinese, Traditional or Simplified.
        """
        sample = text[:SAMPLE].replace("\u2019", "'")
        if sample.isascii():
            return self.chosen(self.weighed(sample.lower()))
        if script := script_of(sample):
            return Detected(self.fallback, script)
        han = len(HAN.findall(sample)) if self.han else 0
        if han > len(WORD.findall(sample)):
            return Detected("zh-Hant")
        scores = self.weighed(sample.lower())
        for letter in self.letters.keys() & set(sample.lower()):
            for name, share in self.letters[letter]:
                scores[name] = scores.get(name, 0.0) + share
        return self.chosen(scores) if scores or not han else Detected("zh-Hant")

    def weighed(self, lower: str) -> dict[str, float]:
        """How much the words of a text speak for each language."""
        scores: dict[str, float] = {}
        known = self.words
        for word in WORD.findall(lower):
            if word in known:
                for name, share in known[word]:
                    scores[name] = scores.get(name, 0.0) + share
        return scores

    def chosen(self, scores: Mapping[str, float]) -> Detected:
        """The best of the loaded languages, and the better one that is not loaded."""
        if not scores:
            return Detected(self.fallback)
        best = max(self.loaded, key=lambda name: (scores.get(name, 0.0), name == self.fallback))
        first = max(scores, key=lambda name: scores[name])
        if first not in self.loaded and scores[first] - scores.get(best, 0.0) >= MARGIN:
            return Detected(self.fallback, first)
        return Detected(best if scores.get(best) else self.fallback)


def shares(known: Mapping[str, frozenset[str]]) -> dict[str, tuple[tuple[str, float], ...]]:
    """For each word the languages that have it, and the share of the word that falls to each."""
    owners: dict[str, list[str]] = {}
    for name, words in known.items():
        for word in words:
            owners.setdefault(word, []).append(name)
    return {word: tuple((name, 1 / len(names)) for name in names) for word, names in owners.items()}
