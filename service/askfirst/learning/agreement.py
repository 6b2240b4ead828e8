"""What labels are worth: how far independent readers agree, how the classes lie, and what stands in two splits."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from askfirst.learning.corpus.duplicates import Twins, near
from askfirst.learning.labels import Family, Judgement, Label, Text, by_text, case_of, kept_back


class Agreement(Struct, frozen=True):
    """Of texts that two readers read: their number, the share on which both say the same, and Cohen's kappa.

    Kappa is the agreement beyond chance (Cohen 1960): 1 for full agreement, 0 for what chance gives; None where both
    readers have one and the same class throughout.
    """

    texts: int
    share: float
    kappa: float | None


def agreement(pairs: Sequence[tuple[str, str]]) -> Agreement | None:
    """How far these pairs of answers agree; None without any."""
    if not pairs:
        return None
    same = sum(one == other for one, other in pairs) / len(pairs)
    firsts, seconds = Counter(one for one, _ in pairs), Counter(other for _, other in pairs)
    chance = sum(firsts[name] * seconds[name] for name in firsts) / len(pairs) ** 2
    return Agreement(len(pairs), same, (same - chance) / (1 - chance) if chance < 1 else None)


def read_twice(labels: Iterable[Label]) -> Iterator[tuple[Label, Label]]:
    """The first two readings of each text that has two."""
    for readings in by_text(labels).values():
        if len(readings) > 1:
            yield readings[0], readings[1]


def on_topic(pairs: Iterable[tuple[Label, Label]]) -> list[tuple[str, str]]:
    """The topics of the first question, where both readers ask."""
    return [
        (one.open[0].topic, other.open[0].topic)
        for one, other in pairs
        if one.decision == other.decision == "clarify" and one.open and other.open
    ]


def across(judged: Mapping[str, Judgement], texts: Mapping[str, Text], families: Mapping[str, Family]) -> list[Twins]:
    """Labelled texts to learn from that are near-duplicates of labelled texts that are kept back."""
    back = kept_back(families)
    cases = [case_of(judged[id_].label, texts[id_]) for id_ in judged]
    return near(
        (case for case in cases if case.meta["set"] not in back),
        (case for case in cases if case.meta["set"] in back),
    )
