"""The compiled packs of one language, and the reader of its texts."""

from dataclasses import dataclass, field
from pathlib import Path
from threading import RLock

from askfirst.rules.compiler import Compiler
from askfirst.rules.layers import LexiconFile
from askfirst.rules.pack import Pack
from askfirst.rules.replies import Replies
from askfirst.rules.schema import Lexicon
from askfirst.text.cues import NO_CUES
from askfirst.text.reader import Reader


class LanguageAsleep(BaseException):
    """A language is needed that is not ready, where nothing is made ready. `args` is its name."""


@dataclass
class Shelf:
    """All packs of one language with the phrases and token patterns to look for.

    `lexicon` is what is left of it without lists, which the compiler has; `empty` are the files of packs that say
    nothing. The reader is made when it is first needed: it takes up to 0.2 s
    and 8 MB, and most services read few of the languages.
    """

    language: str
    packs: dict[str | None, Pack]
    compiler: Compiler = field(repr=False)
    lexicon: Lexicon = field(repr=False)
    lexicons: tuple[LexiconFile, ...] = field(repr=False)
    replies: Replies = field(repr=False)
    empty: tuple[Path, ...] = ()
    lock: RLock = field(default_factory=RLock, repr=False)
    made: Reader | None = None
    sealed: bool = False
    """Whether no reader is made any more: then LanguageAsleep is raised instead."""

    @property
    def reader(self) -> Reader:
        """Looks for every term of the packs."""
        if self.made is None:
            if self.sealed:
                raise LanguageAsleep(self.language)
            with self.lock:
                self.made = self.made or self.new_reader()
        return self.made

    def new_reader(self) -> Reader:
        """A reader over what the compiler has gathered, which is the reader's from then on."""
        gathered, leads = self.compiler, frozenset(self.lexicon.command_leads)
        cues = self.replies.cues or NO_CUES
        reader = Reader(self.language, gathered.hand_over(), gathered.patterns, gathered.entities, leads, cues)
        self.compiler.forget()
        return reader
