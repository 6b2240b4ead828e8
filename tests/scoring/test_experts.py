"""Experts as they are served: shares of topics, and the doubt that they come to."""

from math import exp
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.errors import WeightsError
from askfirst.learning.corpus.reader import NAMES
from askfirst.learning.mixing import OTHER
from askfirst.learning.named import Experts
from askfirst.scoring.classifier.experts import Mixture, View
from askfirst.scoring.classifier.file import dump, load
from askfirst.scoring.classifier.matrix import Matrix
from askfirst.scoring.classifier.rows import Rows
from askfirst.scoring.classifier.weights import GRAIN, GRAINS

EXPERTS = Experts(
    topics=("price", "time"),
    departments=("sales", None),
    about=(0.0, -1.0),
    doubt=(2.0, -2.0),
    weights={"u:price": {0: 3 * GRAIN}, "u:soon": {1: 2 * GRAIN, 3: 5 * GRAIN}, "u:euros": {2: -4 * GRAIN}},
    sharpness=1.5,
    beside=0.5,
)
ROWS, MIXTURE = Rows(EXPERTS.weights), Mixture(EXPERTS.packed(EXPERTS.weights))
SHOWN = st.dictionaries(st.sampled_from([*EXPERTS.weights, "u:never"]), st.floats(0, 3), max_size=4)


def sums(shown: dict[str, float]) -> tuple[list[float], list[float]]:
    return MIXTURE.sums(ROWS.known(shown))


def view(shown: dict[str, float], department: str | None) -> View | None:
    return MIXTURE.view(ROWS.known(shown), department)


def test_each_topic_has_its_own_sums() -> None:
    assert sums({}) == ([0.0, -1.0], [2.0, -2.0])
    assert sums({"u:price": 1.0, "u:soon": 2.0, "u:never": 9.0}) == ([3.0, 3.0], [2.0, 8.0])


def test_the_doubt_is_that_of_the_experts_by_how_much_a_request_is_about_them() -> None:
    seen = view({}, "sales")
    share = 1 / (1 + exp(-EXPERTS.sharpness))
    assert seen is not None
    assert seen.doubt == pytest.approx(2 * share - 2 * (1 - share))
    assert seen.topic == "price"


def test_a_topic_of_a_department_is_not_heard_elsewhere() -> None:
    seen = view({"u:price": 1.0}, "hr")
    assert seen is not None
    assert (seen.doubt, seen.topic) == (-2.0, "time")
    assert Mixture(Experts().packed(["u:price"])).view(Rows(["u:price"]).known({"u:price": 1.0}), "sales") is None


@given(SHOWN)
def test_sums_are_those_of_a_plain_loop(shown: dict[str, float]) -> None:
    wanted = [*EXPERTS.about, *EXPERTS.doubt]
    for column in range(4):
        added = 0.0
        for name, number in shown.items():
            added += EXPERTS.weights.get(name, {}).get(column, 0) * number
        wanted[column] += added / GRAIN
    assert sums(shown) == (wanted[:2], wanted[2:])


def test_the_plain_regression_counts_beside_the_experts() -> None:
    assert MIXTURE.mixed(4.0, 1.0) == 3.0


@given(SHOWN, st.sampled_from(["sales", None]))
def test_the_doubt_lies_between_those_of_the_experts(shown: dict[str, float], department: str | None) -> None:
    seen = view(shown, department)
    _, doubts = sums(shown)
    assert seen is not None
    assert min(doubts) - 1e-9 <= seen.doubt <= max(doubts) + 1e-9


COUNTS = bytes(len(load()[0].names) - 1)


@pytest.mark.parametrize(
    "broken",
    [
        {"about": (0.0,)},
        {"departments": ()},
        {"weights": Matrix(COUNTS + b"\1", b"\4", bytes(2))},  # there are columns 0 to 3
        {"weights": Matrix(COUNTS + b"\1", b"\3", bytes(3))},
        {"weights": Matrix(COUNTS + b"\2", b"\3", bytes(2))},
        {"weights": Matrix(COUNTS, b"", b"")},
    ],
)
def test_parts_that_do_not_fit_are_refused(broken: dict[str, object], tmp_path: Path) -> None:
    trained, file = load()[0], tmp_path / "weights.json"
    experts = EXPERTS.packed(trained.names)
    file.write_bytes(dump(msgspec.structs.replace(trained, experts=experts)))
    assert load(file)[0].experts == experts
    experts = msgspec.structs.replace(experts, **broken)
    file.write_bytes(dump(msgspec.structs.replace(trained, experts=experts)))
    with pytest.raises(WeightsError, match="experts whose parts do not fit"):
        load(file)


def test_a_weight_that_is_too_large_is_refused() -> None:
    with pytest.raises(OverflowError, match="40000"):
        Matrix.of([{1: 40_000}], GRAINS)


def test_the_shipped_experts_know_every_rule_and_kind_and_what_is_none() -> None:
    topics = load()[0].experts.topics
    assert {*topics} == NAMES | {OTHER}
