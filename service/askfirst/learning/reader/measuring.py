"""What a trained reader gets right by itself, without rules: on families that it never saw."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from sklearn.metrics import roc_auc_score

from askfirst.evaluation.measure import share
from askfirst.learning.labels import Judgement, Text, case_of
from askfirst.reader.reading import Reading
from askfirst.reader.session import Reader


class Read(NamedTuple):
    """A labelled text, its family, and what the reader takes it for."""

    family: str
    judgement: Judgement
    reply: bool
    reading: Reading


class Figures(NamedTuple):
    """Shares from 0 to 1; None where there is nothing to count.

    `order` is the chance that of an unclear and a clear text the reader doubts the unclear one more (AUC). `topic` is
    right where it is that of the first question, `act` where it is what a reply does.
    """

    texts: int
    right: float | None
    clear_right: float | None
    clarify_right: float | None
    order: float | None
    topic: float | None
    act: float | None


def read_all(
    reader: Reader, judged: Iterable[Judgement], texts: Mapping[str, Text], families: Mapping[str, str]
) -> list[Read]:
    """The labelled texts of these families, read."""
    found = []
    for one in judged:
        text = texts[one.label.id]
        if text.set in families:
            reading = reader.read(case_of(one.label, text).instruction())
            found.append(Read(families[text.set], one, bool(text.history), reading))
    return found


def figures(read: Collection[Read]) -> Figures:
    """The figures of these texts."""
    unclear = [one.judgement.label.decision == "clarify" for one in read]
    odds = [one.reading.unclear for one in read]
    right = [(logit > 0) == wanted for logit, wanted in zip(odds, unclear, strict=True)]
    asked = [one for one in read if one.judgement.label.open and one.judgement.label.decision == "clarify"]
    acts = [one for one in read if one.reply and one.judgement.label.act]
    return Figures(
        len(read),
        share(right),
        share(good for good, wanted in zip(right, unclear, strict=True) if not wanted),
        share(good for good, wanted in zip(right, unclear, strict=True) if wanted),
        float(roc_auc_score(unclear, odds)) if 0 < sum(unclear) < len(unclear) else None,
        share(one.reading.topic == one.judgement.label.open[0].topic for one in asked),
        share(most_likely(one.reading) == one.judgement.label.act for one in acts),
    )


def most_likely(reading: Reading) -> str:
    """What a reply most likely does."""
    return max(reading.act, key=lambda act: reading.act[act])
