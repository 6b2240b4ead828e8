"""The encoder's parameters as the file holds them, tables and maps in 8 bits, and back."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from askfirst.scoring.classifier.encoder.file import Tensors
from askfirst.scoring.classifier.encoder.functions import Array
from askfirst.scoring.classifier.encoder.layers import SCALE, whole

VOCABULARY = "vocabulary"
GREATEST = 127
"""Of a whole number in 8 bits."""
LEAST = np.float32(1e-8)
"""What a row's greatest number counts at least: a row of zeros has a factor, too."""


def tensors_of(parameters: Mapping[str, npt.NDArray[Any]], vocabulary: npt.NDArray[Any]) -> Tensors:
    """What the file holds: of a table or a map, whole numbers and a factor for each row."""
    tensors: Tensors = {VOCABULARY: vocabulary}
    for name, values in parameters.items():
        if values.ndim == 1:
            tensors[name] = values.astype("<f4")
        else:
            factors = np.maximum(np.abs(values).max(1), LEAST) / GREATEST
            tensors[name] = np.round(values / factors[:, None]).astype("<i1")
            tensors[name + SCALE] = factors.astype("<f4")
    return tensors


def parameters_of(tensors: Tensors) -> dict[str, Array]:
    """The parameters that a file stands for."""
    names = [name for name in tensors if name != VOCABULARY and not name.endswith(SCALE)]
    return {
        name: whole(tensors, name) if name + SCALE in tensors else tensors[name].astype(np.float32) for name in names
    }


def mean_of(one: Tensors, other: Tensors) -> Tensors:
    """Half-way between two files of the same form, such as before and after further training.

    Such a mean does better on texts unlike those trained on than either (Wortsman et al. 2022, "Robust fine-tuning of
    zero-shot models").
    """
    first, second = parameters_of(one), parameters_of(other)
    return tensors_of({name: (values + second[name]) / 2 for name, values in first.items()}, one[VOCABULARY])
