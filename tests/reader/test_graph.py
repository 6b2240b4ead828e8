"""A graph in two parts says what it says as a whole."""

import numpy as np
import onnxruntime
import pytest

from askfirst.reader.graph import subgraph
from askfirst.reader.session import EMBEDDED, MODEL, SHIPPED, Outputs

WHOLE = (SHIPPED / MODEL).read_bytes()
BETWEEN = "/body/encoder/layer.1/output/LayerNorm/LayerNormalization_output_0"
TEXT = {
    "ids": np.array([[0, 41, 7, 1203, 88, 2]], np.int64),
    "mask": np.ones((1, 6), np.int64),
    "halves": np.array([[0, 0, 0, 0, 1, 1]], np.int64),
}


def session(model: bytes) -> onnxruntime.InferenceSession:
    return onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])


def test_the_lower_part_and_the_upper_one_say_together_what_the_whole_says() -> None:
    lower, upper = (
        session(subgraph(WHOLE, (), (BETWEEN,))),
        session(subgraph(WHOLE, (BETWEEN, EMBEDDED), Outputs._fields)),
    )
    (states,) = lower.run(None, TEXT)
    given = TEXT | {BETWEEN: states, EMBEDDED: states}
    found = upper.run(list(Outputs._fields), {one.name: given[one.name] for one in upper.get_inputs()})
    for part, whole in zip(found, session(WHOLE).run(list(Outputs._fields), TEXT), strict=True):
        assert np.array_equal(part, whole)


def test_the_upper_part_has_none_of_the_weights_of_the_lower_one() -> None:
    lower, upper = subgraph(WHOLE, (), (BETWEEN,)), subgraph(WHOLE, (BETWEEN, EMBEDDED), Outputs._fields)
    assert len(lower) + len(upper) < 1.01 * len(WHOLE)
    assert session(upper).get_modelmeta().custom_metadata_map == session(WHOLE).get_modelmeta().custom_metadata_map


def test_a_tensor_that_no_node_makes_is_refused() -> None:
    with pytest.raises(KeyError, match="no such"):
        subgraph(WHOLE, (), ("no such",))
