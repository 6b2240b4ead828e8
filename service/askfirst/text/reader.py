"""Reads texts of one language."""

from collections.abc import Iterable, Mapping, Sequence
from threading import Lock
from typing import Any

from askfirst.text.cues import NO_CUES, Cues
from askfirst.text.dataspans import data_spans
from askfirst.text.han.simplified import traditional
from askfirst.text.hit import Hit
from askfirst.text.normalise import lowered, normalise
from askfirst.text.phrases import Phrases, enter
from askfirst.text.reading import Finder, Reading
from askfirst.text.tokeniser import code_of, tokeniser_of

NOUNS_CAPITAL = frozenset({"de"})
"""Languages that write every noun with a capital."""


class Reader:
    """Turns a text into a Reading.

    `terms` maps a wording in lower case to the keys it stands for, `patterns` a key to spaCy token patterns; `finders`
    are the entities that a Reading offers. After one of the `leads` a verb gives an order; `cues` are the small words
    of replies.
    """

    def __init__(
        self,
        language: str,
        terms: Mapping[str, Iterable[str]],
        patterns: Mapping[str, Sequence[tuple[dict[str, Any], ...]]],
        finders: Mapping[str, Finder],
        leads: frozenset[str] = frozenset(),
        cues: Cues = NO_CUES,
    ) -> None:
        self.language, self.finders, self.leads = language, finders, leads
        self.han = code_of(language) == "zh"
        self.capital = code_of(language) in NOUNS_CAPITAL
        self.cut = tokeniser_of(language)
        self.phrases = Phrases(terms, self.words_of)
        self.patterns = None
        if patterns:
            from askfirst.text.with_spacy import TokenMatcher  # noqa: PLC0415 no shipped pack needs spaCy

            self.patterns = TokenMatcher(code_of(language), patterns)
        self.cues = Cues(
            **{
                name: tuple(" ".join(self.words_of(phrase.lower())) for phrase in getattr(cues, name))
                for name in Cues.__struct_fields__
            }
        )
        self.lock = Lock()

    def words_of(self, wording: str) -> list[str]:
        """The words of a wording in lower case, as they are cut in a text."""
        return [wording[start:end] for start, end in self.cut(wording)]

    def read(self, text: str) -> Reading:
        """The text with everything that the packs look for. Never raises on any text."""
        plain = traditional(normalise(text)) if self.han else normalise(text)
        with self.lock:  # spaCy's vocabulary grows with what is read
            places = list(self.cut(plain))
            lower = lowered(plain)
            words = [lower[start:end] for start, end in places]
            hits = self.phrases.find(words)
            if self.patterns is not None:
                for start, end, key in self.patterns.found([plain[start:end] for start, end in places]):
                    enter(hits, (key,), Hit(start, end))
        starts, ends = [start for start, _ in places], [end for _, end in places]
        spans = data_spans(text, plain)
        return Reading(text, plain, words, starts, ends, hits, spans, self.finders, self.leads, self.capital, self.cues)
