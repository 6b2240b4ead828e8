"""What the reader learns from: labelled real texts, written replies, and the project's own corpus."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from askfirst.evaluation.dataset import Case, read_cases
from askfirst.learning.corpus.reader import FURTHER, part, together, written_corpus
from askfirst.learning.labels import (
    FOLDER,
    GATHERED,
    Label,
    Text,
    by_set,
    joined,
    judgements,
    kept_back,
    read_families,
    read_labels,
    read_texts,
)
from askfirst.learning.replies import written_replies
from askfirst.learning.requests import Asked, read_asked, with_requests, with_texts
from askfirst.model import Instruction
from askfirst.reader.reading import Act, Topic
from askfirst.scoring.classifier.naming import RULES

TOPIC_OF: dict[str, Topic] = {
    **{rule: topic for topic, rules in RULES.items() for rule in rules},
    "imprecise_quantifier": "quantity",
    "unclear_timeframe": "date",
    "ambiguous_action": "action",
    "undefined_reference": "reference",
    "ambiguous_reference": "reference",
    "underspecified_parameter": "criterion",
    "contradictory_requirements": "conflict",
    "mutually_exclusive_options": "choice",
    "unclear_priorities": "priority",
    "unclear_scope": "scope",
}
"""The topic of what the corpus names by rule or kind. What is merely absent has none there: it could be any."""
DOUBTFUL = 0.5
"""What a text counts that its readers were in doubt about."""
PUBLIC = ("bfcl_missparam", "workbench")
"""Public benchmarks whose own labels agree with ours."""
REAL, WRITTEN, REPLIES, CORPUS = "real", "written", "replies", "corpus"
LEAVES_OPEN: dict[Act, bool] = {
    "answers": False,
    **dict.fromkeys(("partly", "refuses", "defers", "passes_on", "machine"), True),
}
"""Whether something still has to be asked after a reply, by what it does. Readers of real and written replies say so of
all 1,752 that are not answers, and of 30 of 1,943 answers; of other acts it depends."""
CALIBRATION = ("bitext", "hr-multiwoz", "hwu64", "multiwoz", "nlupp", "ovos")
"""Families of real texts that nothing is trained on: the confidence is fitted on them."""


class Example(Struct, frozen=True, kw_only=True):
    """A request with what its readers say of it.

    `source` says which stream it is drawn from; `group` keeps pairs in one batch; `weight` is what it counts. `unclear`
    is None where nobody decided. `topics` are what has to be asked, the first question first; `spans` their words, if
    somebody `marked` them.
    """

    request: Instruction
    source: str
    family: str
    group: str
    unclear: bool | None
    weight: float = 1.0
    marked: bool = True
    topics: tuple[Topic, ...] = ()
    kind: str | None = None
    spans: tuple[tuple[Topic, int, int], ...] = ()
    act: Act | None = None
    antecedents: tuple[tuple[int, int, int], ...] = ()


def of_label(label: Label, text: Text, source: str, family: str, *, doubtful: bool) -> Example:
    """The example of a text that was read."""
    return Example(
        request=Instruction(text=text.text, history=text.history, department=label.department, language=text.language),
        source=source,
        family=family,
        group=f"{label.id}/{label.department or ''}",
        unclear=label.decision == "clarify",
        weight=DOUBTFUL if doubtful else 1.0,
        topics=tuple(dict.fromkeys(one.topic for one in label.open)) if label.decision == "clarify" else (),
        kind=label.open[0].kind if label.open else None,
        spans=tuple((one.topic, one.start, one.end) for one in label.open if one.start >= 0),
        act=label.act if text.history else None,
        antecedents=tuple((one.message, one.start, one.end) for one in label.antecedents),
    )


def of_case(case: Case) -> Example:
    """The example of a text of the corpus."""
    kind = case.issues[0] if case.issues else None
    topic = TOPIC_OF.get(kind) if kind else None
    start = case.text.find(case.span) if case.span and topic else -1
    return Example(
        request=case.instruction(),
        source=CORPUS,
        family=CORPUS,
        group=case.pair or case.id,
        unclear=case.unclear,
        marked=topic is not None or not case.unclear,
        topics=(topic,) if topic else (),
        kind=kind,
        spans=((topic, start, start + len(case.span)),) if topic and case.span and start >= 0 else (),
    )


def labelled(
    labels: Iterable[Label], texts: Mapping[str, Text], source: str, families: Mapping[str, str]
) -> list[Example]:
    """Every text that was read, under each department that it was read under. Raises LabelsError."""
    return [
        of_label(
            one.label, texts[one.label.id], source, families.get(texts[one.label.id].set, source), doubtful=one.doubtful
        )
        for one in judgements([label for label, _ in joined(labels, texts)]).values()
    ]


def real_examples(folder: Path, texts: Path) -> list[Example]:
    """Labelled real texts of families that are not kept back. Raises LabelsError where they are not here."""
    families, known = read_families(folder), read_texts(texts)
    back = kept_back(families)
    labels = [label for label in read_labels(folder) if label.id in known and known[label.id].set not in back]
    return labelled(labels, known, REAL, by_set(families))


def public_examples(folder: Path) -> list[Example]:
    """Texts of public benchmarks with their own labels, where they are here; what is open in them nobody said.

    IN3 is left out: it calls an order vague for details that a colleague would choose freely.
    """
    families = {name: family for family, one in read_families(FOLDER).items() for name in one.public}
    return [
        msgspec.structs.replace(of_case(case), source=REAL, family=families[name], marked=not case.unclear)
        for name in PUBLIC
        if (file := folder / f"{name}.jsonl").exists()
        for case in read_cases(file)
    ]


def written_examples(folder: Path) -> list[Example]:
    """Texts that were written for this project where real ones are thin. Raises LabelsError."""
    texts = read_texts(folder / "texts")
    sets = {one.set: one.set for one in texts.values()}  # replies and first messages are each drawn from for themselves
    return labelled(read_labels(folder), texts, WRITTEN, sets)


def corpus_examples(folder: Path) -> Iterator[Example]:
    """The project's own corpus, in all languages, without what it holds back. Raises CorpusError."""
    others = folder / "languages"
    cases = [*written_corpus(folder), *part(folder, FURTHER), *together(others), *together(others, FURTHER)]
    return map(of_case, cases)


def reply_examples(folder: Path) -> Iterator[Example]:
    """Replies that were written for this project, each with what it does. Raises LabelsError."""
    for one in written_replies(sorted(folder.glob("*.jsonl"))):
        yield Example(
            request=one.instruction(), source=REPLIES, family=REPLIES, group=one.id, unclear=LEAVES_OPEN.get(one.act),
            act=one.act, marked=False, weight=DOUBTFUL if one.doubtful else 1.0,
        )  # fmt: skip


def asked_examples(corpus: Path, gathered: Path | None) -> Iterator[Example]:
    """Requests with what readers would ask about them; also gathered ones, if their texts are in a folder.

    Raises LabelsError.
    """
    replies = written_replies([corpus / "replies" / "training.jsonl"])
    replied = {one.id: Instruction(text=one.request, language=one.language) for one in replies}
    for name in ("training", "requests"):
        for one, request in with_requests(read_asked(corpus / "topics" / f"{name}.jsonl"), replied):
            yield of_asked(one, request, WRITTEN, f"topics/{name}")
    if gathered:
        texts, families = read_texts(gathered), by_set(read_families(GATHERED))
        for one, request in with_texts(read_asked(corpus / "topics" / "gathered.jsonl"), texts):
            yield of_asked(one, request, REAL, families[texts[one.id].set])


def of_asked(asked: Asked, request: Instruction, source: str, family: str) -> Example:
    """The example of a request whose topics were told, without words or kinds."""
    return Example(
        request=request, source=source, family=family, group=asked.id, unclear=bool(asked.topics),
        weight=DOUBTFUL if asked.doubtful else 1.0, marked=not asked.topics, topics=asked.topics,
    )  # fmt: skip
