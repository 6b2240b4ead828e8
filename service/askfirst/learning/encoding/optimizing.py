"""AdamW (Loshchilov and Hutter 2019), with a linear warm-up and decay, and a limit to the gradient's length."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from askfirst.learning.encoding.network import Parameters

KEPT, KEPT_OF_SQUARES = 0.9, 0.999
"""What is kept at each step of the mean of gradients, and of that of their squares."""
LEAST = 1e-8
DECAY = 0.01
"""What a step takes off each parameter, at a rate of 1."""
LONGEST = 1.0
"""The gradient's length at most."""
WARM_UP = 200
"""Steps until the full rate; a tenth of all if that is less."""


class Memory(NamedTuple):
    """The mean of the gradients so far, that of their squares, and the number of steps."""

    means: Parameters
    squares: Parameters
    steps: jax.Array


def no_memory(parameters: Parameters) -> Memory:
    """Before the first step."""
    means, squares = (jax.tree.map(jnp.zeros_like, parameters) for _ in range(2))
    return Memory(means, squares, jnp.zeros((), jnp.int32))


def rate_at(step: int, steps: int, full: float) -> float:
    """The learning rate of a step, from 0, of so many."""
    warm = min(WARM_UP, steps // 10 + 1)
    return full * min((step + 1) / warm, (steps - step) / max(1, steps - warm))


def limited(gradient: Parameters) -> Parameters:
    """The gradient, no longer than `LONGEST`."""
    length = jnp.sqrt(sum(jnp.vdot(one, one) for one in gradient.values()))
    return {name: one * jnp.minimum(1, LONGEST / (length + LEAST)) for name, one in gradient.items()}


def stepped(
    parameters: Parameters, gradient: Parameters, memory: Memory, rate: jax.Array | float
) -> tuple[Parameters, Memory]:
    """Parameters and memory after a step against the gradient."""
    steps = memory.steps + 1
    means = jax.tree.map(lambda old, new: KEPT * old + (1 - KEPT) * new, memory.means, gradient)
    squares = jax.tree.map(
        lambda old, new: KEPT_OF_SQUARES * old + (1 - KEPT_OF_SQUARES) * new * new, memory.squares, gradient
    )

    def moved(old: jax.Array, mean: jax.Array, square: jax.Array) -> jax.Array:
        spread = jnp.sqrt(square / (1 - KEPT_OF_SQUARES**steps)) + LEAST
        return old * (1 - rate * DECAY) - rate * mean / (1 - KEPT**steps) / spread

    return jax.tree.map(moved, parameters, means, squares), Memory(means, squares, steps)
