"""What the folders say about one language, before anything is compiled.

A folder holds one folder per language with `lexicon.yaml`, `questions.yaml`, `replies.yaml` (it
may be missing) and one file per department (`general.yaml` for the pack without one). Later folders
lie over earlier ones: a rule, action or stake with a known id replaces it, header keys that are given
replace the ones below, word lists of one name are joined. A `replies.yaml` without `cues`
or one of its later keys (`KEPT`) keeps those below.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from glob import glob
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

from askfirst.errors import PackError
from askfirst.rules import schema, source, templates
from askfirst.rules.faults import Steps
from askfirst.rules.replies import Replies
from askfirst.text.entities import ENTITIES

GENERAL = "general"
KEPT = (
    "cues", "denying", "greetings", "greeted", "courtesies", "courtesy_leads", "courtesy_signs",
    "all_of", "either", "salutations", "partings",
)  # fmt: skip
"""What a `replies.yaml` need not say anew: without it those of the folder below stay in use."""


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

    def error(self, key: str, name: str, problem: str, mend: str) -> PackError:
        """What is wrong with a name below one of the file's keys."""
        return source.error_at(self.path, f"$.{key}.{name}", problem, mend)


@dataclass(frozen=True)
class PackFile:
    """A pack file as read; in `source` the entries are missing that were `left_out`, as they are wrong."""

    path: Path
    source: schema.PackSource
    left_out: Set[Steps] = frozenset()

    def rules(self) -> Iterator[tuple[str, schema.RuleSource]]:
        """The rules that always ask, each with the path at which the file has it."""
        numbers = (number for number in count() if ("always_clarify", number) not in self.left_out)
        for number, rule in zip(numbers, self.source.always_clarify, strict=False):
            yield f"$.always_clarify[{number}]", rule

    @property
    def says_nothing(self) -> bool:
        """Whether it has neither rules nor settings."""
        pack = self.source
        rules = pack.always_clarify or pack.actions or pack.stakes or pack.rules_off
        return not (rules or pack.thresholds or pack.weights or pack.chain or pack.max_turns)


@dataclass
class Layers:
    """Everything that the folders say about one language; `folder` is the last of them."""

    language: str
    lexicon: schema.Lexicon = field(default_factory=schema.Lexicon)
    lexicons: list[LexiconFile] = field(default_factory=list)
    questions: schema.Questions | None = None
    replies: Replies = field(default_factory=Replies)
    packs: dict[str, list[PackFile]] = field(default_factory=dict)
    folder: Path | None = None


def yaml_in(folder: Path) -> list[Path]:
    """All below the folder that must have been meant as a part of packs: nothing is that a dot hides."""
    names = glob("**/*", root_dir=folder, recursive=True)  # noqa: PTH207 `Path.rglob` goes into no linked folders
    return sorted(folder / name for name in names if name.lower().endswith((".yaml", ".yml")))


def languages_in(folder: Path) -> list[str]:
    """The folders of languages: those that hold YAML."""
    return list(dict.fromkeys(path.relative_to(folder).parts[0] for path in yaml_in(folder) if path.parent != folder))


def unread(folder: Path) -> list[PackError]:
    """What would never be read: YAML of another ending, and what stands in no language's folder."""
    errors: list[PackError] = []
    for path in yaml_in(folder):
        if path.parent == folder:
            mend = (
                f"Move it to en/{path.stem}.yaml if it is English; if {folder} is a language's, name the one above it"
            )
            errors.append(PackError(str(path), 1, "is not read: it stands in no language's folder", mend))
        elif path.suffix != ".yaml":
            mend = f"Rename it to {path.stem}.yaml"
            errors.append(PackError(str(path), 1, f"is not read: it ends in {path.suffix}", mend))
    return errors


def files_in(folder: Path) -> list[Path]:
    """The files of a language in the order of reading.

    What is too long for one file is split: `general/*.yaml` are read after `general.yaml`, and
    `lexicon/*.yaml` after `lexicon.yaml`.
    """
    files = (path for path in yaml_in(folder) if path.suffix == ".yaml")
    return sorted(files, key=lambda path: (path != folder / path.name, path))


def name_of(folder: Path, path: Path) -> str:
    """What a file of a language's folder belongs to: a department, `general`, `lexicon`, `questions` or `replies`."""
    return path.stem if path.parent == folder else path.parent.name


def add_folder(layers: Layers, folder: Path, paths: Sequence[Path], sources: source.Sources) -> None:
    """Lays one folder of a language over what is there; `sources` notes what is wrong."""
    layers.folder = folder
    for path in paths:
        name = name_of(folder, path)
        if name == "lexicon":
            if lexicon := sources.read(path, schema.Lexicon):
                layers.lexicon = joined(layers.lexicon, lexicon)
                layers.lexicons.append(lexicon_file(folder, path, lexicon))
        elif name == "questions":
            if questions := sources.read(path, schema.Questions):
                layers.questions = questions
                wrong = () if sources.checked else templates.wrong_questions(questions, ENTITIES)
                sources.errors += (source.error_at(path, f"$.{one.key}", one.problem, one.mend) for one in wrong)
        elif name == "replies":
            if replies := sources.read(path, Replies):
                kept = {name: getattr(replies, name) or getattr(layers.replies, name) for name in KEPT}
                layers.replies = msgspec.structs.replace(replies, **kept)
        elif pack := read_pack(path, name, sources):
            layers.packs.setdefault(name, []).append(pack)


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


def lexicon_file(folder: Path, path: Path, lexicon: schema.Lexicon) -> LexiconFile:
    """What has to be known of a file of the lexicon in a language's folder."""
    repeated = {
        (key, name): tuple(phrase for phrase, times in Counter(phrases).items() if times > 1)
        for key, lists in (("lists", lexicon.lists), ("adds", lexicon.adds))
        for name, phrases in lists.items()
        if len(set(phrases)) < len(phrases)
    }
    general = bool(lexicon.irregular or lexicon.command_leads or lexicon.function_words or lexicon.letters)
    names = tuple(lexicon.lists), tuple(lexicon.adds), tuple(lexicon.irregular)
    return LexiconFile(folder, path, *names, repeated, general)


def read_pack(path: Path, name: str, sources: source.Sources) -> PackFile | None:
    """A pack file, whose department fits its name; rules that are wrong are not in it, or all of it is None."""
    pack = sources.read(path, schema.PackSource, in_part=True)
    if pack is None:
        return None
    department = None if name == GENERAL else name
    if pack.department != department:
        mend = f"Write department: {department or 'null'}"
        sources.errors.append(source.error_at(path, "$.department", f"department is {pack.department!r}", mend))
        pack = msgspec.structs.replace(pack, department=department)
    return PackFile(path, pack, sources.left_out.get(path, frozenset()))
