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
from askfirst.scoring.classifier.experts import GRAIN, Mixture
from askfirst.scoring.classifier.weights import Experts, dump, load

EXPERTS = Experts(
    topics=("price", "time"),
    departments=("sales", None),
    about=(0.0, -1.0),
    doubt=(2.0, -2.0),
    weights={"u:price": (0, 3 * GRAIN), "u:soon": (1, 2 * GRAIN, 3, 5 * GRAIN), "u:euros": (2, -4 * GRAIN)},
    sharpness=1.5,
    beside=0.5,
)
MIXTURE = Mixture(EXPERTS)
SHOWN = st.dictionaries(st.sampled_from([*EXPERTS.weights, "u:never"]), st.floats(0, 3), max_size=4)


def test_each_topic_has_its_own_sums() -> None:
    assert MIXTURE.sums({}) == ([0.0, -1.0], [2.0, -2.0])
    assert MIXTURE.sums({"u:price": 1.0, "u:soon": 2.0, "u:never": 9.0}) == ([3.0, 3.0], [2.0, 8.0])


def test_the_doubt_is_that_of_the_experts_by_how_much_a_request_is_about_them() -> None:
    view = MIXTURE.view({}, "sales")
    share = 1 / (1 + exp(-EXPERTS.sharpness))
    assert view is not None
    assert view.doubt == pytest.approx(2 * share - 2 * (1 - share))
    assert view.topic == "price"


def test_a_topic_of_a_department_is_not_heard_elsewhere() -> None:
    view = MIXTURE.view({"u:price": 1.0}, "hr")
    assert view is not None
    assert (view.doubt, view.topic) == (-2.0, "time")
    assert Mixture(Experts()).view({"u:price": 1.0}, "sales") is None


@given(SHOWN)
def test_sums_are_those_of_a_plain_loop(shown: dict[str, float]) -> None:
    sums = [*EXPERTS.about, *EXPERTS.doubt]
    for column in range(4):
        added = 0.0
        for name, number in shown.items():
            pairs = EXPERTS.weights.get(name, ())
            added += dict(zip(pairs[::2], pairs[1::2], strict=True)).get(column, 0) * number
        sums[column] += added / GRAIN
    assert MIXTURE.sums(shown) == (sums[:2], sums[2:])


def test_the_plain_regression_counts_beside_the_experts() -> None:
    assert MIXTURE.mixed(4.0, 1.0) == 3.0


@given(SHOWN, st.sampled_from(["sales", None]))
def test_the_doubt_lies_between_those_of_the_experts(shown: dict[str, float], department: str | None) -> None:
    view = MIXTURE.view(shown, department)
    _, doubts = MIXTURE.sums(shown)
    assert view is not None
    assert min(doubts) - 1e-9 <= view.doubt <= max(doubts) + 1e-9


def test_what_a_feature_weighs_depends_on_the_topic() -> None:
    assert [MIXTURE.weight("u:soon", topic) for topic in EXPERTS.topics] == [0.0, 5.0]
    assert MIXTURE.weight("u:never", "time") == 0.0


@pytest.mark.parametrize(
    "broken",
    [{"about": (0.0,)}, {"weights": {"u:soon": (1, 2, 3)}}, {"weights": {"u:soon": (4, 2)}}, {"departments": ()}],
)
def test_parts_that_do_not_fit_are_refused(broken: dict[str, object], tmp_path: Path) -> None:
    trained = msgspec.structs.replace(load()[0], experts=msgspec.structs.replace(EXPERTS, **broken))
    file = tmp_path / "weights.json"
    file.write_bytes(dump(trained))
    with pytest.raises(WeightsError, match="experts whose parts do not fit"):
        load(file)


def test_a_weight_that_is_too_large_is_refused(tmp_path: Path) -> None:
    experts = msgspec.structs.replace(EXPERTS, weights={"u:soon": (1, 40_000)})
    (tmp_path / "weights.json").write_bytes(dump(msgspec.structs.replace(load()[0], experts=experts)))
    with pytest.raises(WeightsError, match="32767"):
        load(tmp_path / "weights.json")


def test_the_shipped_experts_know_every_rule_and_kind_and_what_is_none() -> None:
    topics = load()[0].experts.topics
    assert {*topics} == (NAMES - {"overloaded_term"}) | {OTHER}
