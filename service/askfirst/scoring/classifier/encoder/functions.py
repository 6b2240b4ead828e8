"""Functions of arrays that the layers are made of. What they are given they leave as it is.

What they make they work on in place (`out=`, `+=`): fresh memory for each step costs more than the step.
"""

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

HALF_TAIL = tuple(
    np.float32(factor / 2) for factor in (1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592)
)
"""Factors of the polynomial for the tail of the normal distribution, halved."""
ERF_AT = np.float32(0.3275911)
HALF_ROOT = np.float32(0.5**0.5)


def mean(given: Array) -> Array:
    """The mean of each row."""
    found: Array = np.add.reduce(given, -1, keepdims=True)
    found /= np.float32(given.shape[-1])
    return found


def shares(logits: Array) -> Array:
    """Each row as shares that add up to 1."""
    found = logits - np.maximum.reduce(logits, -1, keepdims=True)
    np.exp(found, out=found)
    found /= np.add.reduce(found, -1, keepdims=True)
    return found


def gelu(given: Array) -> Array:
    """X times the share of the normal distribution below x, the error function to 1.5e-7.

    Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26: of the tail beyond |x| / sqrt(2) both sides of
    zero lose the same, |x| times half of it.
    """
    size = np.abs(given)
    step = size * (ERF_AT * HALF_ROOT)
    step += 1
    np.divide(1, step, out=step)
    lost = step * HALF_TAIL[0]
    for factor in HALF_TAIL[1:]:
        lost += factor
        lost *= step
    np.multiply(size, size, out=step)
    step *= np.float32(-0.5)
    lost *= np.exp(step, out=step)
    lost *= size
    found = np.maximum(given, 0, out=size)
    found -= lost
    return found
