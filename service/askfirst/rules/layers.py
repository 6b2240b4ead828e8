"""What the folders say about one language, before anything is compiled.

A folder holds one folder per language with `lexicon.yaml`, `questions.yaml`, `replies.yaml` (it
may be missing) and one file per department (`general.yaml` for the pack without one). Later folders
lie over earlier ones: a rule, action or stake with a known id replaces it, header keys that are given
replace the ones below, word lists of one name are joined. A `replies.yaml` without `cues`
or one of its later keys (`KEPT`) keeps those below.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from glob import glob
from pathlib import Path

import msgspec

from askfirst.errors import PackError
from askfirst.rules import schema, source
from askfirst.rules.lexicons import LexiconFile, joined, lexicon_file
from askfirst.rules.packfile import PackFile
from askfirst.rules.question_file import wrong_questions
from askfirst.rules.replies import Replies
from askfirst.rules.sources import Sources

GENERAL = "general"
KEPT = (
    "cues", "denying", "greetings", "greeted", "courtesies", "courtesy_leads", "courtesy_signs",
    "all_of", "either", "salutations", "partings",
)  # fmt: skip
"""What a `replies.yaml` need not say anew: without it those of the folder below stay in use."""


@dataclass
class Layers:
    """Everything that the folders say about one language."""

    language: str
    lexicon: schema.Lexicon = field(default_factory=schema.Lexicon)
    lexicons: list[LexiconFile] = field(default_factory=list)
    questions: schema.Questions | None = None
    replies: Replies = field(default_factory=Replies)
    packs: dict[str, list[PackFile]] = field(default_factory=dict)
    folder: Path | None = None
    """The last of the folders."""


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


def add_folder(layers: Layers, folder: Path, paths: Sequence[Path], sources: Sources) -> None:
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
                sources.errors += () if sources.checked else wrong_questions(path, questions)
        elif name == "replies":
            if replies := sources.read(path, Replies):
                kept = {name: getattr(replies, name) or getattr(layers.replies, name) for name in KEPT}
                layers.replies = msgspec.structs.replace(replies, **kept)
        elif pack := read_pack(path, name, sources):
            layers.packs.setdefault(name, []).append(pack)


def read_pack(path: Path, name: str, sources: Sources) -> PackFile | None:
    """A pack file, whose department fits its name; rules that are wrong are not in it, or all of it is None."""
    pack = sources.read(path, schema.PackSource, in_part=True)
    if pack is None:
        return None
    department = None if name == GENERAL else name
    if pack.department != department:
        mend = f"Write department: {department or 'null'}"
        line = source.line_in(path, "$.department")
        sources.wrong(PackError(str(path), line, f"department is {pack.department!r}", mend))
        pack = msgspec.structs.replace(pack, department=department)
    return PackFile(path, pack, sources.left_out.get(path, frozenset()))
