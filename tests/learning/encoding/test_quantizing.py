"""Eight bits hold a parameter to half a step of its row."""

import numpy as np

from askfirst.learning.encoding.quantizing import mean_of, parameters_of, tensors_of
from askfirst.scoring.classifier.encoder.file import FORMS
from tests.scoring.classifier.encoder.small import parameters, tensors


def test_parameters_come_back_to_half_a_step_of_their_row() -> None:
    given = parameters()
    given["words"][3] *= 1000
    given["head.weight"][:] = 0
    stored = tensors_of(given, tensors()["vocabulary"])
    assert {values.dtype for values in stored.values()} <= set(FORMS.values())
    found = parameters_of(stored)
    assert found.keys() == given.keys()
    for name, values in given.items():
        step = 0 if values.ndim == 1 else np.abs(values).max(1, keepdims=True) / 127
        assert np.all(np.abs(found[name] - values) <= np.asarray(step) * 0.501)


def test_what_was_stored_once_is_stored_the_same_again() -> None:
    once = tensors_of(parameters(), tensors()["vocabulary"])
    again = tensors_of(parameters_of(once), once["vocabulary"])
    for name in once:
        assert np.allclose(again[name], once[name], rtol=1e-6, atol=0)


def test_the_mean_is_half_way_to_half_a_step() -> None:
    given = parameters()
    moved = {name: values[::-1].copy() for name, values in given.items()}
    one, other = (tensors_of(each, tensors()["vocabulary"]) for each in (given, moved))
    found = parameters_of(mean_of(one, other))
    first, second = parameters_of(one), parameters_of(other)
    for name, values in found.items():
        half = (first[name] + second[name]) / 2
        step = 0 if values.ndim == 1 else np.abs(half).max(1, keepdims=True) / 127
        assert np.all(np.abs(values - half) <= np.asarray(step) * 0.501 + 1e-6)
    assert not np.allclose(found["words"], first["words"], atol=1e-3)
