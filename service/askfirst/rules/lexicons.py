"""The word lists of one language, joined from the files of its lexicon."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from askfirst.errors import PackError
from askfirst.rules import schema, source
from askfirst.rules.compiler import Compiler
from askfirst.rules.termbook import ConditionError


class LexiconFile(NamedTuple):
    """A file of the lexicon as read: the names of its lists, of those it adds words to, and of irregular words.

    `repeated` are the phrases that stand more than once in a list, by its key and name. A `general` one says something
    besides, which goes for every text: forms of words, what leads orders, what tells the language.
    """

    folder: Path
    path: Path
    lists: tuple[str, ...]
    adds: tuple[str, ...]
    irregular: tuple[str, ...]
    repeated: Mapping[tuple[str, str], tuple[str, ...]]
    general: bool

    def line(self, key: str, name: str) -> int:
        """The line where a name stands below one of the file's keys."""
        return source.line_in(self.path, f"$.{key}.{name}")


def lexicon_file(folder: Path, path: Path, lexicon: schema.Lexicon) -> LexiconFile:
    """What has to be known of a file of the lexicon in a language's folder."""
    repeated = {
        (key, name): twice
        for key, lists in (("lists", lexicon.lists), ("adds", lexicon.adds))
        for name, phrases in lists.items()
        if len(set(phrases)) < len(phrases)
        and (twice := tuple(phrase for phrase, times in Counter(phrases).items() if times > 1))
    }
    general = bool(lexicon.irregular or lexicon.command_leads or lexicon.function_words or lexicon.letters)
    return LexiconFile(
        folder, path, tuple(lexicon.lists), tuple(lexicon.adds), tuple(lexicon.irregular), repeated, general
    )


def joined(below: schema.Lexicon, above: schema.Lexicon) -> schema.Lexicon:
    """Two lexicons as one: lists of the same name are joined, and with them the words that are added."""
    lists = dict(below.lists)
    for given in (above.lists, above.adds):
        for name, words in given.items():
            lists[name] = tuple(dict.fromkeys(lists.get(name, ()) + words))
    return schema.Lexicon(
        lists=lists,
        command_leads=below.command_leads + above.command_leads,
        function_words=below.function_words + above.function_words,
        letters=below.letters + above.letters,
        irregular={**below.irregular, **above.irregular},
    )


def wrong_lists(files: Sequence[LexiconFile], compiler: Compiler) -> Iterator[PackError]:
    """Makes every list of the lexicon known; an error, with its line, for each that cannot be read."""
    places = {name: (file, key) for file in files for key in ("lists", "adds") for name in getattr(file, key)}
    for name, (file, key) in places.items():
        try:
            compiler.add_list(name)
        except ConditionError as error:
            problem, _, mend = str(error).partition("; ")
            mend = mend[:1].upper() + mend[1:] or "docs/packs-reference.md shows what a phrase can be"
            yield PackError(str(file.path), file.line(key, name), f"in the list {name}: {problem}", mend)
