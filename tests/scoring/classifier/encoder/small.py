"""A small encoder of random weights."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from askfirst.scoring.classifier.encoder.encoder import MOST
from askfirst.scoring.classifier.encoder.file import Stored, Tensors

WIDTH = 32
WORDS = (
    "[UNK] [CLS] [SEP] : . , = [ ] ; send the report to ana invoice it all sales general user assistant fields "
    "candidates none r - 7 ##s ##ing pay due friday them"
).split()
TOLD = {"layers": "2"}


def parameters(width: int = WIDTH, layers: int = 2) -> dict[str, npt.NDArray[np.float32]]:
    """Parameters by the names of the file; weights are (out, in)."""
    chance = np.random.default_rng(7)

    def some(*shape: int) -> npt.NDArray[np.float32]:
        return chance.normal(0, shape[-1] ** -0.5, shape).astype(np.float32)

    found = {"words": some(len(WORDS), width), "places": some(MOST, width), "halves": some(2, width)}
    sizes = {"query": (width, width), "key": (width, width), "value": (width, width), "out": (width, width)}
    sizes |= {"wide": (4 * width, width), "narrow": (width, 4 * width)}
    norms = ["norm"]
    maps = {"head": (1, 2 * width)}
    for at in range(layers):
        norms += [f"layers.{at}.mixed_norm", f"layers.{at}.norm"]
        maps |= {f"layers.{at}.{part}": size for part, size in sizes.items()}
    for name in norms:
        found |= {name + ".weight": 1 + some(width), name + ".bias": some(width)}
    for name, size in maps.items():
        found |= {name + ".weight": some(*size), name + ".bias": some(size[0])}
    return found


def tensors(given: Mapping[str, npt.NDArray[Any]] | None = None) -> Tensors:
    """Parameters in 8 bits, with the vocabulary."""
    found: Tensors = {"vocabulary": np.frombuffer("\n".join(WORDS).encode(), "<u1")}
    for name, values in (given or parameters()).items():
        if values.ndim == 1:
            found[name] = values
        else:
            scale = (np.maximum(np.abs(values).max(1), 1e-6) / 127).astype("<f4")
            found |= {name: np.round(values / scale[:, None]).astype("<i1"), name + ".scale": scale}
    return found


def stored() -> Stored:
    """The encoder, as if it had been read from a file."""
    return Stored(tensors(), TOLD, "small")
