"""The compiled packs of one language, made ready when they are first needed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from threading import RLock

from askfirst.rules.compiler import Compiler
from askfirst.rules.kept import Kept
from askfirst.rules.layers import LexiconFile
from askfirst.rules.outline import Outline
from askfirst.rules.pack import Pack
from askfirst.text.cues import NO_CUES
from askfirst.text.matching import Vocabulary
from askfirst.text.reader import Reader
from askfirst.text.rule_tokeniser import Rules
from askfirst.text.tokenisers import can_be_cut, rules_for


class LanguageAsleep(BaseException):
    """A language is needed that is not ready, where nothing is made ready. `args` is its name."""


@dataclass
class Contents:
    """The packs of one language, compiled, with what the compiler has gathered.

    `leads` are words behind which a verb gives an order; `empty` are the files of packs that say nothing.
    """

    packs: dict[str | None, Pack]
    compiler: Compiler
    leads: frozenset[str]
    empty: tuple[Path, ...]
    lexicons: tuple[LexiconFile, ...]


@dataclass
class Shelf:
    """All packs of one language with the terms and token patterns to look for.

    What is known to compile is compiled when it is first needed: most services read few of the languages.
    """

    language: str
    outline: Outline
    kept: Kept
    compile: Callable[[], Contents] = field(repr=False)
    lock: RLock = field(default_factory=RLock, repr=False)
    opened: Contents | None = None
    made: Reader | None = None
    sealed: bool = False
    """Whether nothing more is made ready: then LanguageAsleep is raised instead."""

    @property
    def contents(self) -> Contents:
        """The packs with all that belongs to them."""
        if self.opened is None:
            self.check()
            with self.lock:
                self.opened = self.opened or self.compile()
        return self.opened

    @property
    def packs(self) -> dict[str | None, Pack]:
        """The packs by department."""
        return self.contents.packs

    @property
    def reader(self) -> Reader:
        """Looks for every term of the packs. It is made when it is first needed: that takes time and memory."""
        if self.made is None:
            self.check()
            with self.lock:
                self.made = self.made or self.new_reader()
        return self.made

    def check(self) -> None:
        """Raises LanguageAsleep where this language is not ready and stays so."""
        if self.sealed:
            raise LanguageAsleep(self.language)

    def new_reader(self) -> Reader:
        """A reader over what the compiler has gathered, which is the reader's from then on."""
        compiler = self.contents.compiler
        vocabulary = self.kept.load("vocabulary", Vocabulary) if self.kept.whole else None
        terms = compiler.hand_over() if vocabulary is None else {}
        leads, cues = self.contents.leads, self.outline.replies.cues or NO_CUES
        rules = tokeniser_rules(self.language, self.kept)
        reader = Reader(self.language, terms, compiler.patterns, compiler.entities, leads, vocabulary, cues, rules)
        compiler.forget()
        if vocabulary is None:
            self.kept.save("vocabulary", reader.matcher.vocabulary)
        return reader


def tokeniser_rules(language: str, kept: Kept) -> Rules | None:
    """The rules by which a language is cut into tokens: those that were kept, else spaCy's, which are then kept.

    None where it is cut in another way.
    """
    rules = kept.load("tokeniser", Rules)
    if rules is None:
        rules = rules_for(language)
        if rules is not None:
            kept.save("tokeniser", rules)
    return rules


def has_tokeniser(language: str, kept: Kept) -> bool:
    """Whether a language can be cut; spaCy is asked where nothing was kept."""
    return kept.load("tokeniser", Rules) is not None or can_be_cut(language)
