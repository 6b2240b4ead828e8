"""A tiny encoder learns a few texts, the same way each time."""

from math import exp, log

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from askfirst.evaluation.dataset import Case
from askfirst.learning.encoding.batches import filled
from askfirst.learning.encoding.marks import Mark
from askfirst.learning.encoding.network import dropped, outputs
from askfirst.learning.encoding.quality import metrics
from askfirst.learning.encoding.quantizing import parameters_of
from askfirst.learning.encoding.texts import texts_of
from askfirst.learning.encoding.training import (
    KINDS_COUNT,
    MARKS_COUNT,
    NO_MARK_COUNTS,
    TWINS_COUNT,
    Plan,
    Progress,
    TrainingError,
    beginning,
    loss,
    trained,
)
from askfirst.scoring.classifier.encoder.encoder import Encoder
from askfirst.scoring.classifier.encoder.file import Stored, Tensors
from tests.scoring.classifier.encoder.small import parameters, tensors

TOLD = {"layers": "1"}
PLAN = Plan(epochs=15, rate=3e-3)
THINGS = ("report", "invoice", "reports", "invoices", "paying")
ENDS = (" to ana", " due friday", "", " to all sales")


def cases() -> list[Case]:
    """Twenty pairs: a thing is told, or it is "it"."""
    found = []
    for at, (thing, end) in enumerate((thing, end) for thing in THINGS for end in ENDS):
        texts = {"clear": f"Send the {thing} r-7{end}", "clarify": f"Send it{end}"}
        for label, text in texts.items():
            issues = ("undefined_reference",) if label == "clarify" else ()
            found.append(Case(id=f"{at}/{label}", text=text, label=label, issues=issues, pair=str(at)))
    return found


def start() -> Stored:
    given = parameters(layers=1)
    given |= {name: np.zeros_like(given[name]) for name in ("head.weight", "head.bias")}
    return Stored(tensors(given), TOLD, "tiny")


def run(plan: Plan = PLAN) -> tuple[Tensors, list[Progress]]:
    told: list[Progress] = []
    return trained(start(), texts_of(Encoder(start()), cases()), plan, told.append), told


@pytest.fixture(scope="module")
def once() -> tuple[Tensors, list[Progress]]:
    return run()


def test_the_loss_falls_and_what_is_served_has_learnt(once: tuple[Tensors, list[Progress]]) -> None:
    found, told = once
    assert (told[-1].step, told[-1].steps) == (30, 30)
    batch = filled(texts_of(Encoder(start()), cases())[:32], {"undefined_reference": 0})
    before, after = (float(loss(beginning(one, 1), batch)) for one in (start().tensors, found))
    assert before == pytest.approx((1 + TWINS_COUNT) * log(2) + MARKS_COUNT * log(len(Mark)), abs=1e-5)
    assert after < 0.1 + MARKS_COUNT * log(len(Mark))  # its maps to kinds and marks are not kept
    assert metrics(Encoder(start()), cases()) == {"texts": 40, "accuracy": 0.5, "auc": 0.5, "pairs_ordered": 0}
    quality = metrics(Encoder(Stored(found, TOLD, "trained")), cases())
    assert quality == {"texts": 40, "accuracy": 1, "auc": 1, "pairs_ordered": 1}


def test_the_same_seed_gives_the_same_weights_and_another_one_others(once: tuple[Tensors, list[Progress]]) -> None:
    again, _ = run()
    assert again.keys() == once[0].keys() == start().tensors.keys()
    assert all(np.array_equal(again[name], values) for name, values in once[0].items())
    other, _ = run(PLAN._replace(seed=1))
    assert not np.array_equal(other["layers.0.out.weight"], once[0]["layers.0.out.weight"])


def test_every_parameter_learns(once: tuple[Tensors, list[Progress]]) -> None:
    before, after = parameters_of(start().tensors), parameters_of(once[0])
    unlearnt = {name for name, values in before.items() if np.abs(after[name] - values).max() < 1e-3}
    assert unlearnt == {"layers.0.key.bias"}  # it adds the same to all logits of a query: shares do not change


def test_the_loss_is_that_of_the_label_and_a_share_of_that_of_the_kind() -> None:
    clear, unclear = (one._replace(marks=None) for one in texts_of(Encoder(start()), cases()[:2]))
    held = beginning(start().tensors, 4)
    kinds = {"undefined_reference": 2}
    held["head.bias"] = jnp.array([log(3)])
    assert float(loss(held, filled([clear], kinds))) == pytest.approx(log(4), abs=1e-5)
    assert float(loss(held, filled([unclear], kinds))) == pytest.approx(log(4 / 3) + KINDS_COUNT * log(4), abs=1e-5)
    both = (log(4) + log(4 / 3)) / 2 + KINDS_COUNT * log(4)
    assert float(loss(held, filled([clear, unclear._replace(pair="other")], kinds))) == pytest.approx(both, abs=1e-5)


def test_twins_add_how_little_the_unclear_one_is_doubted_more() -> None:
    clear, unclear = (one._replace(marks=None, kind=None) for one in texts_of(Encoder(start()), cases()[:2]))
    held = beginning(start().tensors, 1)
    held["head.weight"] = held["head.weight"].at[0, 0].set(1)
    doubts = outputs(held, filled([clear, unclear], {}).read).doubts[:2].tolist()
    apart, strangers = (
        float(loss(held, filled([clear, second], {}))) for second in (unclear, unclear._replace(pair="other"))
    )
    assert doubts[0] != doubts[1]
    assert apart - strangers == pytest.approx(TWINS_COUNT * log(1 + exp(doubts[0] - doubts[1])), abs=1e-5)


def test_a_share_is_that_of_the_marks_where_pieces_without_one_count_less() -> None:
    _, unclear = texts_of(Encoder(start()), cases()[:2])
    held = beginning(start().tensors, 1)
    held["marks.bias"] = jnp.array([log(2), 0, 0])
    unmarked = float(loss(held, filled([unclear._replace(marks=None)], {"undefined_reference": 0})))
    assert unclear.marks is not None
    opening, others = sum(unclear.marks), sum(unclear.halves) - sum(unclear.marks)
    share = (opening * log(4) + NO_MARK_COUNTS * others * log(2)) / (opening + NO_MARK_COUNTS * others)
    found = float(loss(held, filled([unclear], {"undefined_reference": 0})))
    assert found == pytest.approx(unmarked + MARKS_COUNT * share, abs=1e-5)


def test_a_tenth_is_dropped_and_the_mean_kept() -> None:
    found = np.asarray(dropped(jnp.ones((200, 200)), jax.random.key(0)))
    assert (found == 0).mean() == pytest.approx(0.1, abs=0.01)
    assert found.mean() == pytest.approx(1, abs=0.01)
    assert np.asarray(dropped(jnp.ones(3), None)).tolist() == [1, 1, 1]


def test_what_cannot_be_learnt_is_refused() -> None:
    with pytest.raises(TrainingError, match="no English texts"):
        trained(start(), [], PLAN, print)
    with pytest.raises(TrainingError, match="lower --rate"):
        run(PLAN._replace(rate=float("inf")))
