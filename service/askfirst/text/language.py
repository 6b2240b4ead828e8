"""Which of the loaded languages a text is written in: by script, then by words and letters that tell.

A word that several languages share counts for each of them by its share, so that "de" and "la" say
little and "nous" or "muy" much. Languages without packs take part too: a text in one of them is not
taken for a language that happens to share its short words (see `Detected.unread`).
"""

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import repeat
from typing import NamedTuple

from askfirst.text.other_languages import LETTERS, OTHERS, script_of

HAN = re.compile(r"[\u4e00-\u9fff\u3400-\u4dbf]")
CAPITALS = re.compile(r"\b[A-Z]{2,}\b")
"""Abbreviations among other words ("Lindgren AB", "DE", "PO") are words of no language."""
HOUR = re.compile(r"(?<=\d) ?am\b")
"""The "am" of "10 am" is not the German one."""
SAMPLE = 600
"""So many characters tell the language; more only cost time."""
MARKS = frozenset("\u00bf\u00a1")
"""Telling marks that stand in no word."""
BREAKS = str.maketrans(
    dict.fromkeys(
        [chr(code) for code in range(128) if not chr(code).isalpha() and chr(code) != "'"]
        + list("\u00ab\u00bb\u201c\u201d\u201e\u00bf\u00a1\u2026\u2013\u2014\u20ac\u00b0\u00a0\u202f"),
        " ",
    )
)
"""What stands between words, as spaces: ten times faster than a pattern for words."""
NOT_WORDS = frozenset("\u201c\u201d\u201e\u2018\u2019\u2026\u2013\u2014\u20ac\u202f\u2192\u2265\u2264\u2011")
LATIN_END = "\u024f"
"""The last letter of the Latin script, apart from rare ones."""
WHOLE = 840
"""What a word of one language weighs; a word of up to eight languages falls to them in whole parts."""
MARGIN = 1.5 * WHOLE
"""By so many words a language without packs must lead before the text is taken for it; by one where it has twice as
many as any other, for short orders are all verb and noun."""
NAMES = re.compile(r"(?<=[^\s.!?:;])\s+[A-Z\u00c0-\u00de][\w'\u2019-]*")
"""Words with a capital within a sentence: in languages without packs these are names."""
QUOTED = re.compile(r"(?<!\w)(?:'[^'\n]+'|\"[^\"\n]+\"|\u201c[^\u201d]+\u201d|\u00ab[^\u00bb]+\u00bb)(?!\w)")
"""What is quoted may be in any language."""
LANE = 32
"""Bits for the weight of one language in the number that holds the weights of all."""


class Detected(NamedTuple):
    """The loaded language to read a text with, and the one that it seems to be in if none is loaded for it."""

    language: str
    unread: str = ""


class Detector:
    """Knows the telling words and letters of the loaded languages and of some others.

    The weights of a word for all languages are the lanes of one whole number, so that a text costs
    one look-up and one addition a word.
    """

    def __init__(self, words: Mapping[str, Iterable[str]], letters: Mapping[str, str], fallback: str) -> None:
        self.loaded, self.fallback = tuple(words), fallback
        self.han = "zh-Hant" in words
        spoken = {**words, **{name: others.split() for name, others in OTHERS.items() if name not in words}}
        self.names = tuple(spoken)
        self.words = self.weights({name: frozenset(known) for name, known in spoken.items()})
        foreign = {name: known for name, known in LETTERS.items() if name not in words}
        self.letters = self.weights({name: frozenset(known) for name, known in {**letters, **foreign}.items()})

    def weights(self, known: Mapping[str, frozenset[str]]) -> dict[str, int]:
        """For each word or letter its weight for every language, shared out among those that have it.

        Languages without packs count as one among these: that Danes and Swedes share a word makes it no less foreign.
        """
        owners: dict[str, list[str]] = {}
        for name, words in known.items():
            for word in words:
                owners.setdefault(word, []).append(name)
        return {
            word: sum(WHOLE // self.sharing(names) << LANE * self.names.index(name) for name in names)
            for word, names in owners.items()
        }

    def sharing(self, names: Sequence[str]) -> int:
        """Among how many a word is shared out that is known in these languages."""
        loaded = sum(name in self.loaded for name in names)
        return loaded + (loaded < len(names))

    def detect(self, text: str, spoken: str | None = None) -> Detected:
        """The language whose words weigh most; where no other is found the one that is `spoken`, else the fallback.

        More Han characters than words in other scripts make it Chinese, Traditional or Simplified. A language without
        packs has to show in more than names and quotes.
        """
        expected = spoken if spoken in self.loaded else self.fallback
        found = self.of_sample(text[:SAMPLE], expected)
        return self.of_sample(NAMES.sub(" ", QUOTED.sub(" ", text[:SAMPLE])), expected) if found.unread else found

    def of_sample(self, sample: str, expected: str) -> Detected:
        """The language whose words and letters weigh most in a text of bounded length, else the expected one."""
        if not sample.isupper():
            sample = CAPITALS.sub(" ", sample)
        if "am" in sample:
            sample = HOUR.sub(" ", sample)
        if sample.isascii():
            return self.chosen(self.weighed(words_of(sample.lower())), expected)
        letters = set(sample)
        if max(letters - NOT_WORDS, default="") > LATIN_END:
            if script := script_of(sample):
                return Detected(self.fallback, script)
            han = len(HAN.findall(sample)) if self.han else 0
            if han > sum(not HAN.match(word) for word in words_of(sample)):
                return Detected("zh-Hant")
        else:
            han = 0
        words = words_of(sample.replace("\u2019", "'"))
        total = self.weighed([word.lower() for word in words])
        for letter in self.letters.keys() & letters:
            if letter in MARKS or any(letter in word and word[0].islower() for word in words):
                total += self.letters[letter]
        return self.chosen(total, expected) if total or not han else Detected("zh-Hant")

    def weighed(self, words: Sequence[str]) -> int:
        """How much the words speak for each language, lane by lane."""
        return sum(map(self.words.get, words, repeat(0)))

    def chosen(self, total: int, expected: str | None = None) -> Detected:
        """The best of the loaded languages, of equals the expected one; the fallback with a better one not loaded."""
        expected = expected or self.fallback
        if not total:
            return Detected(expected)
        lanes = memoryview(total.to_bytes(LANE // 8 * len(self.names), sys.byteorder)).cast("I").tolist()
        if sys.byteorder == "big":
            lanes.reverse()
        loaded = lanes[: len(self.loaded)]
        best = max(loaded)
        first = max(lanes)
        if first - best >= MARGIN or (first >= MARGIN and first - best >= WHOLE and first >= 2 * best):
            return Detected(self.fallback, self.names[lanes.index(first)])
        if not best or loaded[self.loaded.index(expected)] == best:
            return Detected(expected)
        return Detected(self.loaded[loaded.index(best)])


def words_of(text: str) -> list[str]:
    """The words of a text; an elided one keeps its apostrophe: "l'" of "l'offre" is a word of its own."""
    return text.replace("'", "' ").translate(BREAKS).split()
