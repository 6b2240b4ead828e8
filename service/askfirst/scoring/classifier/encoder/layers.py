"""The encoder's layers, on numbers alone: a transformer of a few layers (Vaswani et al. 2017; Devlin et al. 2019).

Shapes: T pieces, W numbers for each of them, H heads. The pieces may be those of several texts, one behind the other:
weights are read from memory once for all of them, and only attention goes text by text, so that nothing is filled up.
Each piece comes out as it would with its own text alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from askfirst.scoring.classifier.encoder.functions import Array, gelu, mean, shares

LEAST = np.float32(1e-12)
"""Added to a variance before it is divided by (as in the model that training starts from)."""
SCALE = ".scale"
"""Ends the name of the factors for a tensor of whole numbers, one for each of its rows."""
BLOCK = 64
"""Rows that are turned into columns at a time: more do not fit into the caches."""
ALL = (slice(None),)
"""One text, to which all rows belong."""


class Dense(NamedTuple):
    """A linear map: `weights` of shape (in, out), `bias` of shape (out,)."""

    weights: Array
    bias: Array

    def __call__(self, given: Array) -> Array:
        """The map of each row."""
        mapped: Array = given @ self.weights
        mapped += self.bias
        return mapped


class Norm(NamedTuple):
    """Rows brought to mean 0 and variance 1, then scaled and moved."""

    scale: Array
    shift: Array

    def __call__(self, given: Array) -> Array:
        """The rows, normed."""
        normed: Array = given - mean(given)
        normed /= np.sqrt(mean(normed * normed) + LEAST)
        normed *= self.scale
        normed += self.shift
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

    def __call__(self, given: Array, texts: Sequence[slice] = ALL) -> Array:
        """The pieces after this layer: (T, W). `texts` are the rows of each text."""
        mixed = self.mixed(given)
        heard = np.empty_like(given)
        for rows in texts:
            self.attend(mixed[rows], heard[rows])
        taken = self.out(heard)
        taken += given
        given = self.mixed_norm(taken)
        thought = self.narrow(gelu(self.wide(given)))
        thought += given
        return self.norm(thought)

    def attend(self, mixed: Array, heard: Array) -> None:
        """Puts into `heard` (T, W) what each piece of a text takes from the others."""
        pieces, width = heard.shape
        query, key, value = mixed.reshape(pieces, 3, self.heads, -1).transpose(1, 2, 0, 3)
        logits = query @ key.transpose(0, 2, 1)
        logits *= np.float32((width / self.heads) ** -0.5)
        np.matmul(shares(logits), value, out=heard.reshape(pieces, self.heads, -1).transpose(1, 0, 2))


def dense(tensors: Mapping[str, npt.NDArray[Any]], *names: str) -> Dense:
    """The linear maps of these names beside one another, from whole numbers and their factors. Raises KeyError."""
    given = [tensors[name + ".weight"] for name in names]
    weights = np.empty((given[0].shape[1], sum(map(len, given))), np.float32)
    at = 0
    for name, rows in zip(names, map(len, given), strict=True):
        for start in range(0, rows, BLOCK):
            block = whole(tensors, name + ".weight", slice(start, min(start + BLOCK, rows)))
            weights[:, at : at + len(block)] = block.T
            at += len(block)
    return Dense(weights, np.concatenate([tensors[name + ".bias"].astype(np.float32) for name in names]))


def whole(tensors: Mapping[str, npt.NDArray[Any]], name: str, rows: Sequence[int] | slice = slice(None)) -> Array:
    """Rows of a tensor of whole numbers, each times its factor."""
    found: Array = tensors[name][rows].astype(np.float32) * tensors[name + SCALE][rows].astype(np.float32)[:, None]
    return found


def norm(tensors: Mapping[str, npt.NDArray[Any]], name: str) -> Norm:
    """The norm of that name. Raises KeyError."""
    return Norm(tensors[name + ".weight"].astype(np.float32), tensors[name + ".bias"].astype(np.float32))


def layer(tensors: Mapping[str, npt.NDArray[Any]], name: str, heads: int) -> Layer:
    """The layer of that name. Raises KeyError."""
    several = (f"{name}.{part}" for part in ("query", "key", "value"))
    return Layer(
        dense(tensors, *several),
        dense(tensors, f"{name}.out"),
        norm(tensors, f"{name}.mixed_norm"),
        dense(tensors, f"{name}.wide"),
        dense(tensors, f"{name}.narrow"),
        norm(tensors, f"{name}.norm"),
        heads,
    )
