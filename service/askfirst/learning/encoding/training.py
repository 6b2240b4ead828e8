"""Training: an encoder and labelled texts in, the encoder that has learnt from them out."""

from collections.abc import Callable, Sequence
from functools import partial
from math import isfinite
from random import Random
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from askfirst.errors import AskfirstError
from askfirst.learning.encoding.batches import NO_KIND, NO_TWIN, Batch, epoch, filled
from askfirst.learning.encoding.marks import Mark
from askfirst.learning.encoding.network import Parameters, outputs
from askfirst.learning.encoding.optimizing import Memory, limited, no_memory, rate_at, stepped
from askfirst.learning.encoding.quantizing import VOCABULARY, parameters_of, tensors_of
from askfirst.learning.encoding.texts import Text
from askfirst.scoring.classifier.encoder.file import Stored, Tensors

KINDS_COUNT = 0.3
"""What it counts to tell what is unclear, beside whether anything is."""
MARKS_COUNT = 0.5
"""What it counts to tell where it is decided."""
TWINS_COUNT = 0.5
"""What it counts to doubt the unclear text of a pair more than the clear one."""
NO_MARK_COUNTS = 0.3
"""What a piece counts that decides nothing, as most do, against one that does."""
UNSERVED = ("kinds.", "marks.")
"""Maps for training alone."""
TOLD_EACH = 100
"""Steps after which progress is told."""


class TrainingError(AskfirstError):
    """Nothing can be learnt: there are no texts, or the numbers ran away."""


class Plan(NamedTuple):
    """How often all texts are gone through, the learning rate at its height, and what chance starts from."""

    epochs: int = 3
    rate: float = 1e-4
    seed: int = 0


class Progress(NamedTuple):
    """Steps done, of how many, and the mean loss since it was last told."""

    step: int
    steps: int
    loss: float


def trained(start: Stored, texts: Sequence[Text], plan: Plan, tell: Callable[[Progress], object]) -> Tensors:
    """What the file holds after training. The same start, texts and plan give the same in one environment.

    Raises TrainingError.
    """
    if not texts:
        raise TrainingError("there are no English texts to learn from")
    kinds = {kind: number for number, kind in enumerate(sorted({one.kind for one in texts if one.kind is not None}))}
    parameters = beginning(start.tensors, len(kinds))
    memory = no_memory(parameters)
    chance, key = Random(plan.seed), jax.random.key(plan.seed)  # noqa: S311 - order, no secret
    batches = [batch for _ in range(plan.epochs) for batch in epoch(texts, chance)]
    losses: list[float] = []
    for step, batch in enumerate(batches):
        rate = rate_at(step, len(batches), plan.rate)
        own = jax.random.fold_in(key, step)
        parameters, memory, lost = learnt(parameters, memory, filled(batch, kinds), rate, own)
        losses.append(float(lost))
        if len(losses) == TOLD_EACH or step == len(batches) - 1:
            mean_loss = sum(losses) / len(losses)
            if not isfinite(mean_loss):
                raise TrainingError(f"the loss is no number after {step + 1} steps: train at a lower --rate")
            tell(Progress(step + 1, len(batches), mean_loss))
            losses.clear()
    served = {name: np.asarray(values) for name, values in parameters.items() if not name.startswith(UNSERVED)}
    return tensors_of(served, start.tensors[VOCABULARY])


def beginning(tensors: Tensors, kinds: int) -> Parameters:
    """The parameters before training, with maps to kinds and marks that know nothing."""
    parameters = {name: jnp.asarray(values) for name, values in parameters_of(tensors).items()}
    width = parameters["norm.bias"].size
    for name, known, given in (("kinds", max(1, kinds), 2 * width), ("marks", len(Mark), width)):
        parameters |= {f"{name}.weight": jnp.zeros((known, given)), f"{name}.bias": jnp.zeros(known)}
    return parameters


@partial(jax.jit, donate_argnums=(0, 1))
def learnt(
    parameters: Parameters, memory: Memory, batch: Batch, rate: float, key: jax.Array
) -> tuple[Parameters, Memory, jax.Array]:
    """Parameters and memory after one batch, and the loss before it."""
    lost, gradient = jax.value_and_grad(loss)(parameters, batch, key)
    return *stepped(parameters, limited(gradient), memory, rate), lost


def loss(parameters: Parameters, batch: Batch, key: jax.Array | None = None) -> jax.Array:
    """How wrong it is about which texts are unclear and which one of a pair, the kinds, and where that is decided.

    Cross-entropy, in nats. Twins share their words but for the deciding fact, so which one is unclear is learnt from
    the fact alone (a pairwise loss: Burges et al. 2005, "Learning to rank using gradient descent").
    """
    told = outputs(parameters, batch.read, key)
    wrong = jax.nn.softplus(told.doubts) - batch.unclear * told.doubts
    paired = batch.twin != NO_TWIN
    apart = told.doubts - told.doubts[jnp.where(paired, batch.twin, 0)]
    mistaken = mean(jax.nn.softplus(-apart), paired)
    named = batch.kind != NO_KIND
    unnamed = missed(told.kinds, jnp.where(named, batch.kind, 0))
    each = batch.marked * jnp.where(batch.marks == Mark.NONE, NO_MARK_COUNTS, 1)
    unmarked = mean(missed(told.marks, batch.marks), each)
    told_apart = mean(wrong, batch.counts) + TWINS_COUNT * mistaken
    return told_apart + KINDS_COUNT * mean(unnamed, named) + MARKS_COUNT * unmarked


def missed(logits: jax.Array, right: jax.Array) -> jax.Array:
    """The cross-entropy of each choice, along the last axis, against the right one."""
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), right[..., None], -1)[..., 0]


def mean(values: jax.Array, counts: jax.Array) -> jax.Array:
    """The mean of values, by how much each counts; 0 where none does."""
    return (values * counts).sum() / jnp.maximum(1, counts.sum())
