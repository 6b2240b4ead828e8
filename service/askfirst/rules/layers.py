"""What the folders say about one language, before anything is compiled.

A folder holds one folder per language with `lexicon.yaml`, `questions.yaml`, `replies.yaml` (it
may be missing) and one file per department (`general.yaml` for the pack without one). Later folders
lie over earlier ones: a rule, action or stake with a known id replaces it, header keys that are given
replace the ones below, word lists of one name are joined. A `replies.yaml` without `cues` keeps those below.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from askfirst.errors import PackError
from askfirst.rules import schema, source, templates
from askfirst.rules.lexicons import LexiconFile, joined, lexicon_file
from askfirst.rules.packfile import PackFile
from askfirst.rules.replies import Replies
from askfirst.rules.sources import Sources
from askfirst.text.entities import ENTITIES
from askfirst.text.frames.roles import ROLES

GENERAL = "general"


@dataclass
class Layers:
    """Everything that the folders say about one language."""

    language: str
    lexicon: schema.Lexicon = field(default_factory=schema.Lexicon)
    lexicons: list[LexiconFile] = field(default_factory=list)
    questions: schema.Questions | None = None
    replies: Replies = field(default_factory=Replies)
    packs: dict[str, list[PackFile]] = field(default_factory=dict)


def files_in(folder: Path) -> list[Path]:
    """The files of a language in the order of reading.

    What is too long for one file is split: `general/*.yaml` are read after `general.yaml`, and
    `lexicon/*.yaml` after `lexicon.yaml`.
    """
    return sorted(folder.rglob("*.yaml"), key=lambda path: (path != folder / path.name, path))


def add_folder(layers: Layers, folder: Path, paths: Sequence[Path], sources: Sources) -> None:
    """Lays one folder of a language over what is there."""
    for path in paths:
        name = path.stem if path.parent == folder else path.parent.name
        if name == "lexicon":
            lexicon = sources.read(path, schema.Lexicon)
            layers.lexicon = joined(layers.lexicon, lexicon)
            layers.lexicons.append(lexicon_file(folder, path, lexicon))
        elif name == "questions":
            layers.questions = read_questions(path, sources)
        elif name == "replies":
            replies = sources.read(path, Replies)
            layers.replies = msgspec.structs.replace(replies, cues=replies.cues or layers.replies.cues)
        else:
            layers.packs.setdefault(name, []).append(read_pack(path, name, sources))


def read_questions(path: Path, sources: Sources) -> schema.Questions:
    """The wording by kind. Raises PackError for a template that cannot be filled."""
    questions = sources.read(path, schema.Questions)
    varied: dict[str, schema.Varied] = {
        **{f"kinds.{kind}": wording for kind, wording in questions.kinds.items()},
        **{f"doubts.{kind}": wording for kind, wording in questions.doubts.items()},
        **{f"lacks[{number}]": wording for number, wording in enumerate(questions.lacks)},
    }
    for name, wording in {"fallback": questions.fallback, "doubt": questions.doubt or schema.Wording()}.items():
        check_wording(path, name, wording)
    for name, wording in varied.items():
        check_wording(path, name, wording)
        for variant, words in wording.variants.items():
            check_wording(path, f"{name}.variants.{variant}", words, variant=True)
    if questions.advice:
        check_template(path, "advice.improvement", questions.advice.improvement, "labels")
    check_template(path, "insist", questions.insist, "asked")
    for number, lack in enumerate(questions.lacks):
        check_lack(path, f"$.lacks[{number}]", lack)
    return questions


def check_template(path: Path, key: str, template: str, name: str) -> None:
    """Raises PackError for a template with another name in braces than the one that is filled in."""
    if not templates.takes_only(template, name):
        line = source.line_in(path, f"$.{key}")
        raise PackError(str(path), line, "a name that is not known here", f"Use {{{name}}}, and {{{{ for a brace")


def check_wording(path: Path, name: str, wording: schema.Wording, variant: bool = False) -> None:
    """Raises PackError for a template that cannot be filled, a key without effect, or an entity that is not known."""
    found = list(templates.problems(wording, variant))
    found += [
        ("given", f"there is no entity {entity}; use one that docs/packs.md lists")
        for entity in wording.given
        if entity not in ENTITIES
    ]
    for key, text in found:
        problem, _, mend = text.partition("; ")
        line = source.line_in(path, f"$.{name}.{key}")
        raise PackError(str(path), line, problem, mend[:1].upper() + mend[1:])


def check_lack(path: Path, place: str, lack: schema.Lack) -> None:
    """Raises PackError where what gives the part is not known."""
    for key, names, known in (("role", (lack.role,), ROLES), ("given_by", lack.given_by, ENTITIES)):
        for name in names:
            if name is not None and name not in known:
                line = source.line_in(path, f"{place}.{key}")
                raise PackError(
                    str(path), line, f"{key}: {name} is not known", f"Use one of {', '.join(sorted(known))}"
                )


def read_pack(path: Path, name: str, sources: Sources) -> PackFile:
    """A pack file whose department fits its name. Raises PackError."""
    pack = PackFile(path, sources.read(path, schema.PackSource))
    expected = None if name == GENERAL else name
    if pack.source.department != expected:
        wanted = expected or "null"
        line = source.line_in(path, "$.department")
        problem = f"department is {pack.source.department!r}"
        raise PackError(str(path), line, problem, f"Write department: {wanted}")
    return pack
