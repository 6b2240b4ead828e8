"""The reader's upper layers once more, trained on one thing alone: what a reply does, or whether and what to ask.

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

    def read(self, states: Any, halves: Any) -> tuple[dict[Name, float], list[float]]:
        """How likely each name is, by what the lower layers make of a text; and the log odds of all else they tell."""
        ((odds,),) = self._session.run(None, {"states": states, "halves": np.array([halves], np.int64)})
        many = len(self.names)
        likely = dict(zip(self.names, softmax(odds[:many]).tolist(), strict=True))
        return likely, odds[many:].tolist()
