"""Labels of real texts: by id and hash, without the texts, which stay outside the repository.

`families.toml` beside the labels says which sets belong together and which families are kept back. Each `*.jsonl` holds
one reading a line. Several readers may have read a text; `judgements` says what they come to.
"""

import hashlib
import json
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from askfirst.errors import AskfirstError
from askfirst.evaluation.dataset import Case, read_lines
from askfirst.model import Message
from askfirst.reader.reading import Act, Topic

FOLDER = Path("corpus/real")
GATHERED = Path("corpus/gathered")
"""Labels of texts that were gathered later, from public repositories."""
TEXTS = Path("../shared/data/real")
"""Where the texts are looked for, seen from the repository."""
MOST_OF_ONE = 0.1
"""The greatest share of the texts to learn from that one family may have: no set is to teach its own ways."""

Decision: TypeAlias = Literal["clear", "clarify"]


class LabelsError(AskfirstError):
    """Labels, or the texts that they belong to, cannot be used: where, what is wrong and how to mend it."""


class Family(Struct, frozen=True, forbid_unknown_fields=True):
    """Sets that share their source. `kept_back` says why it is measured on and never learned from."""

    sets: tuple[str, ...]
    kept_back: str | None = None
    share_alike: bool = False
    public: tuple[str, ...] = ()
    """Twins of these sets in `data/public`."""


class Open(Struct, frozen=True, array_like=True):
    """Something that has to be asked for; `start` and `end` are offsets in the text, -1 where no words point at it."""

    topic: Topic
    kind: str
    start: int = -1
    end: int = -1


class Mention(Struct, frozen=True, array_like=True):
    """Something that an open reference could mean: a message of the history from 0 on, or -1 for the text; offsets."""

    message: int
    start: int
    end: int


class Label(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One reader's reading of one text, under a department or without one."""

    id: str
    hash: str
    reader: str
    decision: Decision
    doubtful: bool = False
    department: str | None = None
    open: tuple[Open, ...] = ()
    """The one that blocks the action first comes first."""
    act: Act | None = None
    antecedents: tuple[Mention, ...] = ()


class Text(Struct, frozen=True):
    """A real text as its file has it, without what its set says about it."""

    id: str
    text: str
    set: str
    language: str = "en"
    history: tuple[Message, ...] = ()

    @property
    def hash(self) -> str:
        """Twelve hex digits that follow from the text and its history, so that a label never meets another text."""
        said = json.dumps([[one.role, one.content] for one in self.history] + [self.text], ensure_ascii=False)
        return hashlib.sha256(said.encode()).hexdigest()[:12]


class Judgement(Struct, frozen=True):
    """What the readers of a text come to. `doubtful`: one of them was in doubt, or the first two differ."""

    label: Label
    doubtful: bool
    readers: int


def read_families(folder: Path = FOLDER) -> dict[str, Family]:
    """The families by name. Raises LabelsError."""
    file = folder / "families.toml"
    try:
        families = msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Family])
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LabelsError(f"{file}: {error}") from error
    twice = [
        one for one, times in Counter(one for family in families.values() for one in family.sets).items() if times > 1
    ]
    if twice:
        raise LabelsError(f"{file}: {', '.join(twice)} stands in two families. Leave it in one")
    return families


def by_set(families: Mapping[str, Family]) -> dict[str, str]:
    """Each set with its family."""
    return {one: name for name, family in families.items() for one in family.sets}


def kept_back(families: Mapping[str, Family]) -> dict[str, str]:
    """The sets that are kept back, each with its family."""
    return {one: name for one, name in by_set(families).items() if families[name].kept_back}


def read_labels(folder: Path = FOLDER) -> list[Label]:
    """Every reading in the folder. Raises LabelsError with file and line."""
    form = "Write one reading a line, as docs/evaluation.md shows."
    return list(read_lines(sorted(folder.glob("*.jsonl")), Label, form, LabelsError))


def read_texts(folder: Path = TEXTS) -> dict[str, Text]:
    """The texts by id. Raises LabelsError where they are not there: they are no part of the repository."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        mend = "They are not part of the repository: put their JSON lines there, or name their folder with --texts"
        raise LabelsError(f"{folder}: the real texts are not here. {mend}")
    return {text.id: text for text in read_lines(files, Text, "A line has at least id, text and set.", LabelsError)}


def by_text(labels: Iterable[Label]) -> dict[tuple[str, str | None], list[Label]]:
    """The readings of each text, by its id and the department under which it was read, in their order."""
    found: dict[tuple[str, str | None], list[Label]] = defaultdict(list)
    for label in labels:
        found[label.id, label.department].append(label)
    return found


def judgements(labels: Iterable[Label]) -> dict[tuple[str, str | None], Judgement]:
    """By id and department, what the readers come to: the earliest reading with the decision of most."""
    return {key: judged(readings) for key, readings in by_text(labels).items()}


def judged(readings: list[Label]) -> Judgement:
    """What these readings of one text come to."""
    decisions = Counter(one.decision for one in readings)
    most = decisions.most_common(1)[0][0]
    label = next(one for one in readings if one.decision == most)
    return Judgement(label, len(decisions) > 1 or any(one.doubtful for one in readings), len(readings))


def joined(labels: Iterable[Label], texts: Mapping[str, Text]) -> Iterator[tuple[Label, Text]]:
    """Each label with its text. Raises LabelsError where a text is missing or is not the one that was read."""
    for label in labels:
        text = texts.get(label.id)
        if text is None or text.hash != label.hash:
            problem = "is not among the texts" if text is None else "is another text than the one that was labelled"
            raise LabelsError(f"{label.id}: {problem}. Use the texts that the labels were made on")
        yield label, text


def case_of(label: Label, text: Text) -> Case:
    """The label as a case to measure with; the main issue is the kind of what is asked for first."""
    first = label.open[0] if label.open else None
    return Case(
        id=label.id,
        text=text.text,
        label=label.decision,
        department=label.department,
        language=text.language,
        history=text.history,
        issues=(first.kind,) if first and label.decision == "clarify" else (),
        span=text.text[first.start : first.end] if first and first.start >= 0 else None,
        meta={"set": text.set, "act": label.act, "topic": first.topic if first else None},
    )
