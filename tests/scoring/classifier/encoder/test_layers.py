"""The layers that serve compute what those that train compute."""

from math import erf, sqrt

import jax.numpy as jnp
import numpy as np
import pytest

from askfirst.learning.encoding.network import Read, layer, outputs
from askfirst.learning.encoding.training import beginning
from askfirst.model import Instruction
from askfirst.scoring.classifier.encoder.encoder import DIGITS, Encoder
from askfirst.scoring.classifier.encoder.file import Stored
from askfirst.scoring.classifier.encoder.functions import gelu, shares
from askfirst.scoring.classifier.encoder.layers import layer as served
from askfirst.scoring.classifier.encoder.layers import whole
from tests.scoring.classifier.encoder.small import TOLD, parameters, tensors

TEXTS = ("Send it", "Send the report R-7 to Ana, invoices due friday: pay them all.", "zebra")


@pytest.mark.parametrize("width", [32, 64])
def test_a_layer_is_that_of_training(width: int) -> None:
    stored = tensors(parameters(width))
    held = {name: whole(stored, name) if name + ".scale" in stored else stored[name] for name in parameters(width)}
    given = np.random.default_rng(1).normal(0, 1, (9, width)).astype(np.float32)
    trained = layer(
        {name: jnp.asarray(values) for name, values in held.items()},
        "layers.1",
        jnp.asarray(given)[None],
        jnp.ones((1, 9), bool),
        iter([None] * 3),
    )
    assert served(stored, "layers.1", width // 32)(given) == pytest.approx(np.asarray(trained)[0], abs=1e-4)


def test_the_pieces_of_a_text_come_out_alike_alone_and_among_other_texts() -> None:
    one = served(tensors(parameters(64)), "layers.0", 2)
    chance = np.random.default_rng(3)
    texts = [chance.normal(0, 1, (pieces, 64)).astype(np.float32) for pieces in (5, 31, 12, 3)]
    rows = [slice(0, 5), slice(5, 36), slice(36, 48), slice(48, 51)]
    found = one(np.concatenate(texts), rows)
    for text, own in zip(texts, rows, strict=True):
        assert found[own] == pytest.approx(one(text), abs=1e-5)
    joined = one(np.concatenate(texts))
    assert abs(joined - found).max() > 0.1, "as one text they would hear each other"


def test_what_a_layer_is_given_stays_as_it_is() -> None:
    given = np.random.default_rng(4).normal(0, 1, (6, 32)).astype(np.float32)
    before = given.copy()
    served(tensors(), "layers.0", 1)(given)
    gelu(given)
    shares(given)
    assert (given == before).all()


def test_log_odds_are_those_of_training_whatever_else_is_in_the_batch() -> None:
    stored = tensors()
    encoder = Encoder(Stored(stored, TOLD, "small"))
    held = beginning(stored, kinds=1)
    requests = [Instruction(text=text, department="sales") for text in TEXTS]
    pieces, halves, there = (np.zeros((len(TEXTS), 40), np.int32) for _ in range(3))
    for row, (numbers, sides) in enumerate(map(encoder.numbers, requests)):
        pieces[row, : len(numbers)], halves[row, : len(numbers)], there[row, : len(numbers)] = numbers, sides, 1
    read = Read(jnp.asarray(pieces), jnp.asarray(halves), jnp.asarray(there.astype(bool)))
    doubts = outputs(held, read).doubts
    found = [encoder.logit(request) for request in requests]
    assert found == pytest.approx(np.asarray(doubts).tolist(), abs=0.5 * 10**-DIGITS + 1e-4)
    assert max(found) - min(found) > 0.01


def test_gelu_is_the_exact_one() -> None:
    given = np.linspace(-8, 8, 801, dtype=np.float32)
    exact = [float(one) * (1 + erf(float(one) / sqrt(2))) / 2 for one in given]
    assert gelu(given) == pytest.approx(exact, abs=2e-6)


def test_shares_add_up_to_one_however_large_the_logits() -> None:
    found = shares(np.array([[1e4, 1e4, -1e4], [0, 0, 0]], np.float32))
    assert found.tolist() == [pytest.approx([0.5, 0.5, 0]), pytest.approx([1 / 3] * 3)]
