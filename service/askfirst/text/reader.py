"""Reads texts of one language."""

from collections.abc import Iterable, Mapping
from threading import Lock

from askfirst.text.cues import NO_CUES, Cues, Phrases
from askfirst.text.dataspans import data_spans
from askfirst.text.han.simplified import traditional
from askfirst.text.matching import TermMatcher, Vocabulary
from askfirst.text.normalise import normalise
from askfirst.text.reading import Finder, Reading
from askfirst.text.rule_tokeniser import Rules
from askfirst.text.token_tests import TokenPattern

NOUNS_CAPITAL = frozenset({"de"})
"""Languages that write every noun with a capital."""


class Reader:
    """Turns a text into a Reading.

    `terms` and `patterns` are what to look for (see TermMatcher), `finders` the entities that a
    Reading offers; after one of the `leads` a verb gives an order. A `vocabulary` stands for terms of before;
    `cues` are the small words of replies; `rules` stand for those of the tokeniser that spaCy would be asked for.
    """

    def __init__(
        self,
        language: str,
        terms: Mapping[str, Iterable[str]],
        patterns: Mapping[str, Iterable[TokenPattern]],
        finders: Mapping[str, Finder],
        leads: frozenset[str] = frozenset(),
        vocabulary: Vocabulary | None = None,
        cues: Cues = NO_CUES,
        rules: Rules | None = None,
    ) -> None:
        self.language, self.finders, self.leads = language, finders, leads
        self.han = language.partition("-")[0] == "zh"
        self.lock = Lock()
        self.matcher = TermMatcher(language, terms, patterns, vocabulary, rules)
        self.cues = Cues(**{name: self.cut(getattr(cues, name)) for name in Cues.__struct_fields__})

    def cut(self, phrases: Phrases) -> Phrases:
        """The phrases with their words, as a text is cut into them, parted by spaces."""
        return tuple(" ".join(self.matcher.tokenise(phrase.lower())) for phrase in phrases)

    def read(self, text: str) -> Reading:
        """The text with everything that the packs look for. Never raises on any text."""
        plain = traditional(normalise(text)) if self.han else normalise(text)
        with self.lock:
            words, starts, ends, hits = self.matcher.match(plain)
        spans = data_spans(text, plain)
        capital = self.language.partition("-")[0] in NOUNS_CAPITAL
        return Reading(text, plain, words, starts, ends, hits, spans, self.finders, self.leads, capital, self.cues)
