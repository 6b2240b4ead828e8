"""The encoder's layers, on numbers alone: a transformer of a few layers (Vaswani et al. 2017; Devlin et al. 2019).

Shapes: T pieces, W numbers for each of them, H heads.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

LEAST = np.float32(1e-12)
"""Added to a variance before it is divided by (as in the model that training starts from)."""
SCALE = ".scale"
"""Ends the name of the factors for a tensor of whole numbers, one for each of its rows."""
POLYNOMIAL = tuple(map(np.float32, (1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592)))
ERF_AT = np.float32(0.3275911)
HALF_ROOT = np.float32(0.5**0.5)


class Dense(NamedTuple):
    """A linear map: `weights` of shape (in, out), `bias` of shape (out,)."""

    weights: Array
    bias: Array

    def __call__(self, given: Array) -> Array:
        """The map of each row."""
        mapped: Array = given @ self.weights + self.bias
        return mapped


class Norm(NamedTuple):
    """Rows brought to mean 0 and variance 1, then scaled and moved."""

    scale: Array
    shift: Array

    def __call__(self, given: Array) -> Array:
        """The rows, normed."""
        apart = given - given.mean(-1, keepdims=True)
        spread = np.sqrt((apart * apart).mean(-1, keepdims=True) + LEAST)
        normed: Array = apart / spread * self.scale + self.shift
        return normed


class Layer(NamedTuple):
    """Each piece takes something from all others (attention), then is thought over by itself."""

    mixed: Dense
    """Query, key and value of all heads beside one another: (W, 3 W)."""
    out: Dense
    mixed_norm: Norm
    wide: Dense
    narrow: Dense
    norm: Norm
    heads: int

    def __call__(self, given: Array) -> Array:
        """The pieces after this layer: (T, W)."""
        pieces, width = given.shape
        query, key, value = self.mixed(given).reshape(pieces, 3, self.heads, -1).transpose(1, 2, 0, 3)
        heard = shares(query @ key.transpose(0, 2, 1) * np.float32((width / self.heads) ** -0.5)) @ value
        given = self.mixed_norm(given + self.out(heard.transpose(1, 0, 2).reshape(pieces, width)))
        return self.norm(given + self.narrow(gelu(self.wide(given))))


def shares(logits: Array) -> Array:
    """Each row as shares that add up to 1."""
    raised = np.exp(logits - logits.max(-1, keepdims=True))
    found: Array = raised / raised.sum(-1, keepdims=True)
    return found


def gelu(given: Array) -> Array:
    """X times the share of the normal distribution below x, the error function to 1.5e-7.

    Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26.
    """
    size = np.abs(given) * HALF_ROOT
    t = 1 / (1 + ERF_AT * size)
    total = np.zeros_like(t)
    for factor in POLYNOMIAL:
        total = (total + factor) * t
    beyond = total * np.exp(-size * size)
    found: Array = given * np.float32(0.5) * np.where(given >= 0, 2 - beyond, beyond)
    return found


def dense(tensors: Mapping[str, npt.NDArray[Any]], name: str) -> Dense:
    """The linear map of that name, from whole numbers and their factors (out, in). Raises KeyError."""
    return Dense(np.ascontiguousarray(whole(tensors, name + ".weight").T), tensors[name + ".bias"].astype(np.float32))


def whole(tensors: Mapping[str, npt.NDArray[Any]], name: str, rows: Sequence[int] | slice = slice(None)) -> Array:
    """Rows of a tensor of whole numbers, each times its factor."""
    found: Array = tensors[name][rows].astype(np.float32) * tensors[name + SCALE][rows].astype(np.float32)[:, None]
    return found


def norm(tensors: Mapping[str, npt.NDArray[Any]], name: str) -> Norm:
    """The norm of that name. Raises KeyError."""
    return Norm(tensors[name + ".weight"].astype(np.float32), tensors[name + ".bias"].astype(np.float32))


def layer(tensors: Mapping[str, npt.NDArray[Any]], name: str, heads: int) -> Layer:
    """The layer of that name. Raises KeyError."""
    parts = [dense(tensors, f"{name}.{part}") for part in ("query", "key", "value")]
    mixed = Dense(
        np.ascontiguousarray(np.concatenate([part.weights for part in parts], 1)),
        np.concatenate([part.bias for part in parts]),
    )
    return Layer(
        mixed,
        dense(tensors, f"{name}.out"),
        norm(tensors, f"{name}.mixed_norm"),
        dense(tensors, f"{name}.wide"),
        dense(tensors, f"{name}.narrow"),
        norm(tensors, f"{name}.norm"),
        heads,
    )
