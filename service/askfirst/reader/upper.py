"""The reader's upper layers once more, trained on one thing alone: what a reply does, or what has to be asked first.

They begin in the middle of the network, so that the lower layers and the table of pieces, most of its weight, are there
once.
"""

import json
from typing import Any, Generic, TypeVar

import numpy as np
import onnxruntime

from askfirst.reader.decoding import softmax
from askfirst.reader.reading import Act, Topic

Name = TypeVar("Name", Act, Topic)


class UpperLayers(Generic[Name]):
    """The layers, ready to read. Their metadata name the reader that they belong to and the tensor they go on from."""

    def __init__(self, session: onnxruntime.InferenceSession, names: tuple[Name, ...], output: str) -> None:
        """`names` are those that `output` may speak of.

        Raises KeyError or ValueError where the model does not say what its output means.
        """
        told = session.get_modelmeta().custom_metadata_map
        self.version, self.reader, self.begins = told["version"], told["reader"], told["begins"]
        known = {str(name): name for name in names}
        found = json.loads(told[output])
        if unknown := set(found) - set(known):
            raise ValueError(f"knows {output} that do not exist: {', '.join(unknown)}")
        self.names: tuple[Name, ...] = tuple(known[name] for name in found)
        self._session = session

    def read(self, states: Any, halves: Any) -> dict[Name, float]:
        """How likely each name is, from what the lower layers make of each piece."""
        (odds,) = self._session.run(None, {"states": states, "halves": np.array([halves], np.int64)})
        return dict(zip(self.names, softmax(odds[0]).tolist(), strict=True))


def with_output(model: bytes, name: str) -> bytes:
    """An ONNX model that also gives a tensor of its inside.

    An ONNX file is a protocol buffer, and those that follow one another are read as one: here with one more entry among
    the outputs (field 12) of the graph (field 7), of the element type float (1).
    """
    value = field(1, name.encode()) + field(2, field(1, b"\x08\x01"))
    return model + field(7, field(12, value))


def field(number: int, content: bytes) -> bytes:
    """A field of a protocol buffer with its length, which one byte tells: `content` is shorter than 128 bytes."""
    if len(content) > 127:
        raise ValueError("a field of more than 127 bytes")
    return bytes((number << 3 | 2, len(content))) + content
