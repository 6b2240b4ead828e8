"""The network, run by onnxruntime: one thread, one text a run, so that a text is read alike alone and among others."""

import json
import os
from collections.abc import Mapping
from functools import reduce
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # read at the import: since 1.29 it writes a database and calls its makers

import onnxruntime

from askfirst.errors import WeightsError
from askfirst.model import Instruction, Kind
from askfirst.reader.decoding import antecedents, merged, opened, softmax
from askfirst.reader.pieces import Pieces, Window, load_pieces
from askfirst.reader.reading import ACTS, TOPICS, Act, Reading, Topic
from askfirst.reader.upper import Name, UpperLayers, with_output

SHIPPED = Path(__file__).with_name("shipped")
"""The folder of the reader that comes with Askfirst."""
MODEL, VOCABULARY = "reader.onnx", "tokenizer.json"
REPLIES, TOPIC = "replies.onnx", "topics.onnx"
"""The files in the reader's folder; those of upper layers may be missing. The models' metadata say what their outputs
are called."""
DOUBTED = -2.5
"""The log odds of a question below which nobody asks what the question would be on."""


class Names(NamedTuple):
    """What the outputs mean, in order."""

    topics: tuple[Topic, ...]
    kinds: tuple[Kind, ...]
    acts: tuple[Act, ...]


class Outputs(NamedTuple):
    """What the network gives for a window: log odds, of the whole and of each piece; and tensors of its inside."""

    unclear: Any
    first: Any
    kind: Any
    act: Any
    open: Any
    antecedent: Any
    inside: Mapping[str, Any]


class Reader:
    """A network with its vocabulary, ready to read. `load_reader` makes one of files."""

    def __init__(
        self,
        session: onnxruntime.InferenceSession,
        pieces: Pieces,
        replies: UpperLayers[Act] | None = None,
        topics: UpperLayers[Topic] | None = None,
    ) -> None:
        """Raises KeyError or ValueError where the model does not say what its outputs mean.

        Without `replies` the network itself says what a reply does, without `topics` what a question would be on.
        """
        told = session.get_modelmeta().custom_metadata_map
        self.version = told["version"]
        self.versions = (self.version, *(one.version for one in (replies, topics) if one is not None))
        self.names = Names(*(tuple(json.loads(told[name])) for name in Names._fields))
        for name, layers in ((REPLIES, replies), (TOPIC, topics)):
            if layers is not None and layers.reader != self.version:
                problem = f"{name} belongs to the reader {layers.reader}, and this is {self.version}"
                raise ValueError(f"{problem}. Run askfirst train-{name.removesuffix('.onnx')}")
        self._session, self._pieces, self._replies, self._topics = session, pieces, replies, topics
        self._told = [one.name for one in session.get_outputs() if one.name in Outputs._fields]
        self._inside = sorted({layers.begins for layers in (replies, topics) if layers is not None})

    def read(self, request: Instruction) -> Reading:
        """What a request is taken for. A long text is read in windows: the one that is least clear counts."""
        seen = [(window, self.run(window)) for window in self._pieces.windows(request)]
        replied = bool(request.history) and request.history[-1].role == "assistant"
        acts: dict[Act, float] = {}
        if replied:
            acts = self._acts(*seen[0]) if spoken(request) == request else self.acts(request)
        window, worst = max(seen, key=lambda one: float(one[1].unclear[0]))
        return Reading(
            unclear=float(worst.unclear[0]),
            topics=self._first(window, worst),
            kind=self.names.kinds[int(np.argmax(worst.kind[0]))],
            open=merged(one for place, out in seen for one in opened(place, out.open[0], self.names.topics)),
            act=acts,
            antecedents=tuple(
                dict.fromkeys(one for place, out in seen for one in antecedents(place, out.antecedent[0]))
            ),
        )

    def acts(self, request: Instruction) -> dict[Act, float]:
        """How likely each act is of what the text does with the message before it: a long one shows that at once."""
        window = next(self._pieces.windows(spoken(request)))
        return self._acts(window, self.run(window))

    def _acts(self, window: Window, out: Outputs) -> dict[Act, float]:
        if self._replies is not None:
            return self._replies.read(out.inside[self._replies.begins], window.halves)
        return dict(zip(self.names.acts, softmax(out.act[0]).tolist(), strict=True))

    def _first(self, window: Window, out: Outputs) -> dict[Topic, float]:
        """How likely the first question is on each topic; of what is clear the network's own guess is enough."""
        if self._topics is not None and float(out.unclear[0]) > DOUBTED:
            return self._topics.read(out.inside[self._topics.begins], window.halves)
        return dict(zip(self.names.topics, softmax(out.first[0]).tolist(), strict=True))

    def run(self, window: Window) -> Outputs:
        """What the network gives for a window."""
        found = self._session.run([*self._told, *self._inside], fed(window))
        named = dict(zip([*self._told, *self._inside], found, strict=True))
        return Outputs(**{name: named.pop(name) for name in self._told}, inside=named)


def spoken(request: Instruction) -> Instruction:
    """The request as a chat has it: a reply was never learned beside a department, fields or candidates."""
    return msgspec.structs.replace(request, department=None, action=None, fields={}, candidates=None)


def fed(window: Window) -> dict[str, Any]:
    """A window as the network takes it."""
    given = {"ids": [window.ids], "mask": [[1] * len(window.ids)], "halves": [window.halves]}
    return {name: np.array(rows, np.int64) for name, rows in given.items()}


def load_reader(folder: Path = SHIPPED) -> Reader:
    """The reader whose files are in a folder, the shipped one unless told otherwise.

    Raises WeightsError where they cannot be used.
    """
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1

    def session(model: str | bytes) -> onnxruntime.InferenceSession:
        return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])

    def upper(file: str, names: tuple[Name, ...], output: str) -> UpperLayers[Name] | None:
        path = folder / file
        return UpperLayers(session(str(path)), names, output) if path.exists() else None

    try:
        replies, topics = upper(REPLIES, ACTS, "acts"), upper(TOPIC, TOPICS, "topics")
        begins = {layers.begins for layers in (replies, topics) if layers is not None}
        model: str | bytes = str(folder / MODEL)
        if begins:
            model = reduce(with_output, sorted(begins), (folder / MODEL).read_bytes())
        return Reader(session(model), load_pieces(folder / VOCABULARY), replies, topics)
    except Exception as error:  # both libraries raise errors without a common base
        raise WeightsError(folder.name, f"is no reader that can be used: {error!r}") from error
