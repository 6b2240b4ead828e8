"""What training gives: weights by the names of features, and the same as the file holds them."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import asdict

from askfirst.scoring.classifier import weights as served
from askfirst.scoring.classifier.file import VERSION
from askfirst.scoring.classifier.matrix import Matrix
from askfirst.scoring.classifier.weights import GRAINS, PLAIN, Trained


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """A head with its `weights`, and `within`: what some weigh more or less in requests for a department."""

    data: str
    intercept: float
    weights: dict[str, float]
    within: dict[str, dict[str, float]]

    @property
    def columns(self) -> list[dict[str, float]]:
        """The columns that the file has: what holds everywhere, then each department."""
        return [self.weights, *(self.within[name] for name in sorted(self.within))]

    def packed(self, names: Sequence[str]) -> served.Head:
        """The head with a row for each of the names."""
        rows = [{at: own[name] for at, own in enumerate(self.columns) if name in own} for name in names]
        facts = asdict(self) | {"departments": tuple(sorted(self.within)), "weights": Matrix.of(rows, PLAIN)}
        del facts["within"]
        return served.Head(**facts)


class Experts(msgspec.Struct, frozen=True, kw_only=True):
    """The experts; `weights` has for each feature its weights in grains, by column."""

    topics: tuple[str, ...] = ()
    departments: tuple[str | None, ...] = ()
    about: tuple[float, ...] = ()
    doubt: tuple[float, ...] = ()
    weights: dict[str, dict[int, int]] = {}
    sharpness: float = 1.0
    beside: float = 1.0

    def packed(self, names: Iterable[str]) -> served.Experts:
        """The experts with a row for each of the names."""
        rows = [self.weights.get(name, {}) for name in names]
        return served.Experts(**asdict(self) | {"weights": Matrix.of(rows, GRAINS)})


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """All that is trained, by name."""

    languages: tuple[str, ...]
    work: Head
    experts: Experts

    @property
    def packed(self) -> Trained:
        """The same as the file holds it. Raises OverflowError for an expert's weight that is too large."""
        names = tuple(sorted({*self.experts.weights}.union(*self.work.columns)))
        work, experts = self.work.packed(names), self.experts.packed(names)
        return Trained(version=VERSION, names=names, languages=self.languages, work=work, experts=experts)


def unpacked(trained: Trained) -> Named:
    """The weights of a file by name."""
    names = trained.names
    rows = zip(names, trained.experts.weights.rows(GRAINS), strict=True)
    experts = Experts(**asdict(trained.experts) | {"weights": {name: row for name, row in rows if row}})
    return Named(languages=trained.languages, work=unpacked_head(trained.work, names), experts=experts)


def unpacked_head(head: served.Head, names: Sequence[str]) -> Head:
    """A head of a file by name."""
    columns: list[dict[str, float]] = [{} for _ in range(1 + len(head.departments))]
    for name, row in zip(names, head.weights.rows(PLAIN), strict=True):
        for column, weight in row.items():
            columns[column][name] = weight
    within = dict(zip(head.departments, columns[1:], strict=True))
    facts = asdict(head) | {"weights": columns[0], "within": within}
    del facts["departments"]
    return Head(**facts)
