"""The encoder as a function of its parameters: `scoring.classifier.encoder.layers`, for many texts at once.

Shapes: B texts, T pieces, W numbers for each of them. Parameters are a dictionary of arrays by the names of the file;
the weights of a linear map are (out, in) there. Three maps stand at the end: `head` tells the doubt, `kinds` tells what
is unclear, `marks` tells where that is decided; the latter two are for training alone.
"""

from collections.abc import Iterator
from typing import NamedTuple

import jax
import jax.numpy as jnp

from askfirst.scoring.classifier.encoder.encoder import HEAD
from askfirst.scoring.classifier.encoder.layers import LEAST

Parameters = dict[str, jax.Array]

NONE = -1e9
"""A logit of what gets no share, and what is never the largest."""
DROPPED = 26
"""Of 256 numbers so many are left out in training, by chance: about a tenth."""


class Read(NamedTuple):
    """Texts as they are read, (B, T): numbers of pieces, halves (0 beside the text, 1 in it), which are no padding."""

    pieces: jax.Array
    halves: jax.Array
    there: jax.Array


class Told(NamedTuple):
    """The log odds that a question has to be asked (B,), the logits of kinds (B, K), and those of marks (B, T, M)."""

    doubts: jax.Array
    kinds: jax.Array
    marks: jax.Array


def outputs(parameters: Parameters, read: Read, key: jax.Array | None = None) -> Told:
    """What the encoder tells of texts.

    With a key, a tenth of the numbers is left out by chance.
    """
    keys = keys_from(key)
    found = parameters["words"][read.pieces] + parameters["places"][: read.pieces.shape[1]]
    found = dropped(norm(parameters, "norm", found + parameters["halves"][read.halves]), next(keys))
    at = 0
    while f"layers.{at}.out.weight" in parameters:
        found = layer(parameters, f"layers.{at}", found, read.there, keys)
        at += 1
    pooled = pool(found, read.there)
    doubts, kinds = dense(parameters, "head", pooled)[:, 0], dense(parameters, "kinds", pooled)
    return Told(doubts, kinds, dense(parameters, "marks", found))


def pool(found: jax.Array, there: jax.Array) -> jax.Array:
    """Mean and maximum of each text's pieces beside one another: (B, 2 W)."""
    own = there[:, :, None]
    mean = (found * own).sum(1) / own.sum(1)
    return jnp.concatenate([mean, jnp.where(own, found, NONE).max(1)], 1)


def layer(
    parameters: Parameters, name: str, given: jax.Array, there: jax.Array, keys: Iterator[jax.Array | None]
) -> jax.Array:
    """The pieces after this layer: (B, T, W)."""
    parts = (dense(parameters, f"{name}.{part}", given) for part in ("query", "key", "value"))
    query, key, value = (part.reshape(*given.shape[:2], -1, HEAD) for part in parts)
    logits = jnp.einsum("bqhd,bkhd->bhqk", query, key) * HEAD**-0.5
    shares = jax.nn.softmax(jnp.where(there[:, None, None, :], logits, NONE))
    heard = jnp.einsum("bhqk,bkhd->bqhd", dropped(shares, next(keys)), value).reshape(given.shape)
    out = dropped(dense(parameters, f"{name}.out", heard), next(keys))
    given = norm(parameters, f"{name}.mixed_norm", given + out)
    wide = jax.nn.gelu(dense(parameters, f"{name}.wide", given), approximate=False)
    narrow = dropped(dense(parameters, f"{name}.narrow", wide), next(keys))
    return norm(parameters, f"{name}.norm", given + narrow)


def dense(parameters: Parameters, name: str, given: jax.Array) -> jax.Array:
    """The linear map of that name, of the last axis."""
    return given @ parameters[name + ".weight"].T + parameters[name + ".bias"]


def norm(parameters: Parameters, name: str, given: jax.Array) -> jax.Array:
    """The last axis brought to mean 0 and variance 1, then scaled and moved."""
    apart = given - given.mean(-1, keepdims=True)
    spread = jnp.sqrt((apart * apart).mean(-1, keepdims=True) + LEAST)
    return apart / spread * parameters[name + ".weight"] + parameters[name + ".bias"]


def keys_from(key: jax.Array | None) -> Iterator[jax.Array | None]:
    """A key of its own for each place where numbers are dropped; none where none are."""
    while True:
        if key is None:
            yield None
        else:
            key, own = jax.random.split(key)
            yield own


def dropped(given: jax.Array, key: jax.Array | None) -> jax.Array:
    """Some numbers left out, the others raised to make up for them (Srivastava et al. 2014)."""
    if key is None:
        return given
    kept = jax.random.bits(key, given.shape, jnp.uint8) >= DROPPED
    return jnp.where(kept, given * (256 / (256 - DROPPED)), 0)
