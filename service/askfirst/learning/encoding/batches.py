"""Texts in batches of like length; the twins of a pair, which differ in the deciding fact, are in the same one."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from askfirst.learning.encoding.network import Read
from askfirst.learning.encoding.texts import Text
from askfirst.scoring.classifier.encoder.encoder import MOST

TEXTS = 32
"""Texts of a batch at most; what is missing is filled up with some that do not count."""
LENGTHS = (16, 24, 32, 40, 48, 64, 96, MOST)
"""Pieces that texts are filled up to: few, as the training step is compiled for each of them."""
DRAWN = 1024
"""Pairs and single texts that are drawn at a time, then put together by length."""
NO_KIND = -1
NO_TWIN = -1


class Batch(NamedTuple):
    """Texts as they are read, and for each (B,): whether it is unclear, the number of its kind, whether it counts.

    An unclear text has the number of its clear `twin` in the batch. For each piece (B, T): its mark, and whether that
    counts.
    """

    read: Read
    unclear: jax.Array
    kind: jax.Array
    counts: jax.Array
    twin: jax.Array
    marks: jax.Array
    marked: jax.Array


def epoch(texts: Sequence[Text], chance: Random) -> Iterator[list[Text]]:
    """All texts once, in batches."""
    groups = grouped(texts)
    chance.shuffle(groups)
    for start in range(0, len(groups), DRAWN):
        drawn = sorted(groups[start : start + DRAWN], key=lambda group: max(len(one.pieces) for one in group))
        found: list[list[Text]] = [[]]
        for group in drawn:
            if len(found[-1]) + len(group) > TEXTS:
                found.append([])
            found[-1] += group
        chance.shuffle(found)
        yield from found


def grouped(texts: Sequence[Text]) -> list[list[Text]]:
    """Twins together; what is no pair of two, such as many texts of one template, one by one."""
    pairs: dict[str, list[Text]] = {}
    for one in texts:
        pairs.setdefault(one.pair, []).append(one)
    return [group for pair in pairs.values() for group in ([pair] if len(pair) == 2 else [[one] for one in pair])]


def filled(texts: Sequence[Text], kinds: Mapping[str, int]) -> Batch:
    """At most `TEXTS` texts as arrays of one of the `LENGTHS`."""
    longest = max(len(one.pieces) for one in texts)
    shape = TEXTS, next(length for length in LENGTHS if length >= longest)
    pieces, halves, marks = (np.zeros(shape, np.int32) for _ in range(3))
    there, marked = (np.zeros(shape, np.bool_) for _ in range(2))
    there[:, 0] = True  # texts that do not count have one piece, as nothing has no mean
    for row, one in enumerate(texts):
        pieces[row, : len(one.pieces)], halves[row, : len(one.pieces)] = one.pieces, one.halves
        there[row, : len(one.pieces)] = True
        if one.marks is not None:
            marks[row, : len(one.pieces)] = one.marks
            marked[row] = halves[row]
    beyond = TEXTS - len(texts)
    unclear = np.array([one.unclear for one in texts] + [False] * beyond, np.float32)
    kind = np.array([NO_KIND if one.kind is None else kinds[one.kind] for one in texts] + [NO_KIND] * beyond, np.int32)
    counts = np.array([1] * len(texts) + [0] * beyond, np.float32)
    twin = np.array(clear_twins(texts) + [NO_TWIN] * beyond, np.int32)
    read = Read(*map(jnp.asarray, (pieces, halves, there)))
    return Batch(read, *map(jnp.asarray, (unclear, kind, counts, twin, marks, marked)))


def clear_twins(texts: Sequence[Text]) -> list[int]:
    """For each text the place of its clear twin, if it is an unclear one and has one here."""
    clear = {one.pair: at for at, one in enumerate(texts) if not one.unclear}
    paired = Counter(one.pair for one in texts)
    return [clear.get(one.pair, NO_TWIN) if one.unclear and paired[one.pair] == 2 else NO_TWIN for one in texts]
