"""The network, run by onnxruntime: one thread, one text a run, so that a text is read alike alone and among others.

Its lower layers read every text once. What stands on them is run as it is needed: the layers that tell whether to ask,
those that hear replies, and its own upper layers, which tell words, kinds and antecedents.
"""

import json
import os
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # read at the import: since 1.29 it writes a database and calls its makers

import onnxruntime

from askfirst.errors import WeightsError
from askfirst.model import Instruction, Kind
from askfirst.reader.decoding import antecedents, merged, opened, softmax
from askfirst.reader.graph import subgraph
from askfirst.reader.pieces import Pieces, Window, load_pieces
from askfirst.reader.reading import ACTS, TOPICS, Act, Reading, Topic
from askfirst.reader.upper import Name, UpperLayers

SHIPPED = Path(__file__).with_name("shipped")
"""The folder of the reader that comes with Askfirst."""
MODEL, VOCABULARY = "reader.onnx", "tokenizer.json"
REPLIES, QUESTIONS = "replies.onnx", "questions.onnx"
"""The files in the reader's folder; those of upper layers may be missing. The models' metadata say what their outputs
are called."""
EMBEDDED = "/body/embeddings/LayerNorm/LayerNormalization_output_0"
"""A tensor below of which the network's upper layers need the shape alone. All states have that shape."""
CLEAR = -2.5
"""The log odds of a question below which a text is so clear that nobody asks for words or kinds: then it has none."""
ABSENT: Kind = "required_parameter_absent"
"""The kind of what has no words to point at."""


class Names(NamedTuple):
    """What the outputs mean, in order."""

    topics: tuple[Topic, ...]
    kinds: tuple[Kind, ...]
    acts: tuple[Act, ...]


class Outputs(NamedTuple):
    """What the network gives for a window: log odds, of the whole and of each piece."""

    unclear: Any
    first: Any
    kind: Any
    act: Any
    open: Any
    antecedent: Any


class Network:
    """The reader's own layers. Where others stand on them they come in two parts, which meet at the tensor `begins`."""

    def __init__(
        self, upper: onnxruntime.InferenceSession, lower: onnxruntime.InferenceSession | None, begins: str
    ) -> None:
        self._upper, self._lower, self._begins = upper, lower, begins
        self._takes = [one.name for one in upper.get_inputs()]
        self._tells = [one.name for one in upper.get_outputs() if one.name in Outputs._fields]

    def states(self, rows: Mapping[str, Any]) -> Any:
        """What the lower layers make of each piece; nothing where they come in one with the others."""
        return self._lower.run([self._begins], rows)[0] if self._lower is not None else None

    def told(self, rows: Mapping[str, Any], states: Any) -> Outputs:
        """What the upper layers make of that."""
        given = {**rows, self._begins: states, EMBEDDED: states}
        found = self._upper.run(self._tells, {name: given[name] for name in self._takes})
        return Outputs(**dict(zip(self._tells, found, strict=True)))


class Seen:
    """A window with what is told of it, each when it is asked for."""

    def __init__(self, network: Network, window: Window) -> None:
        self._network, self.window, self._rows = network, window, fed(window)

    @cached_property
    def states(self) -> Any:
        """What the lower layers make of each piece."""
        return self._network.states(self._rows)

    @cached_property
    def told(self) -> Outputs:
        """What the network's own upper layers tell."""
        return self._network.told(self._rows, self.states)


class Reader:
    """A network with its vocabulary, ready to read. `load_reader` makes one of files."""

    def __init__(
        self,
        told: Mapping[str, str],
        network: Network,
        pieces: Pieces,
        replies: UpperLayers[Act] | None = None,
        questions: UpperLayers[Topic] | None = None,
    ) -> None:
        """`told` are the model's metadata. Raises KeyError or ValueError where they do not say what its outputs mean.

        Without `replies` the network itself says what a reply does, without `questions` whether and what to ask.
        """
        self.version = told["version"]
        self.versions = (self.version, *(one.version for one in (replies, questions) if one is not None))
        self.names = Names(*(tuple(json.loads(told[name])) for name in Names._fields))
        for name, layers in ((REPLIES, replies), (QUESTIONS, questions)):
            if layers is not None and layers.reader != self.version:
                problem = f"{name} belongs to the reader {layers.reader}, and this is {self.version}"
                raise ValueError(f"{problem}. Run askfirst train-{name.removesuffix('.onnx')}")
        self._network, self._pieces, self._replies, self._questions = network, pieces, replies, questions

    def read(self, request: Instruction) -> Reading:
        """What a request is taken for. A long text is read in windows: the one that is least clear counts."""
        seen = [Seen(self._network, window) for window in self._pieces.windows(request)]
        replied = bool(request.history) and request.history[-1].role == "assistant"
        acts: dict[Act, float] = {}
        if replied:
            acts = self._acts(seen[0]) if spoken(request) == request else self.acts(request)
        asked = [self._asked(one) for one in seen]
        at = max(range(len(seen)), key=lambda one: asked[one][1])
        topics, unclear = asked[at]
        if self._questions is not None and unclear < CLEAR:
            return Reading(unclear, topics, ABSENT, (), acts, ())
        return Reading(
            unclear=unclear,
            topics=topics,
            kind=self.names.kinds[int(np.argmax(seen[at].told.kind[0]))],
            open=merged(found for one in seen for found in opened(one.window, one.told.open[0], self.names.topics)),
            act=acts,
            antecedents=tuple(
                dict.fromkeys(found for one in seen for found in antecedents(one.window, one.told.antecedent[0]))
            ),
        )

    def acts(self, request: Instruction) -> dict[Act, float]:
        """How likely each act is of what the text does with the message before it: a long one shows that at once."""
        return self._acts(Seen(self._network, next(self._pieces.windows(spoken(request)))))

    def _acts(self, seen: Seen) -> dict[Act, float]:
        if self._replies is not None:
            return self._replies.read(seen.states, seen.window.halves)[0]
        return dict(zip(self.names.acts, softmax(seen.told.act[0]).tolist(), strict=True))

    def _asked(self, seen: Seen) -> tuple[dict[Topic, float], float]:
        """How likely the first question is on each topic, and the log odds that one has to be asked.

        What the questions' layers take for surely clear is as clear as they say. Of all else the mean of theirs and the
        network's own log odds counts, and nothing of it is surely clear.
        """
        if self._questions is None:
            topics = dict(zip(self.names.topics, softmax(seen.told.first[0]).tolist(), strict=True))
            return topics, float(seen.told.unclear[0])
        topics, (unclear,) = self._questions.read(seen.states, seen.window.halves)
        if unclear < CLEAR:
            return topics, unclear
        return topics, max(CLEAR, (unclear + float(seen.told.unclear[0])) / 2)


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
        replies, questions = upper(REPLIES, ACTS, "acts"), upper(QUESTIONS, TOPICS, "topics")
        model = (folder / MODEL).read_bytes()
        begin = beginning(replies, questions)
        own = session(subgraph(model, (begin, EMBEDDED), Outputs._fields) if begin else model)
        network = Network(own, session(subgraph(model, (), (begin,))) if begin else None, begin)
        told = own.get_modelmeta().custom_metadata_map
        return Reader(told, network, load_pieces(folder / VOCABULARY), replies, questions)
    except Exception as error:  # both libraries raise errors without a common base
        raise WeightsError(folder.name, f"is no reader that can be used: {error!r}") from error


def beginning(replies: UpperLayers[Act] | None, questions: UpperLayers[Topic] | None) -> str:
    """The tensor that they go on from; none where there are none. Raises ValueError where they differ."""
    begins = {layers.begins for layers in (replies, questions) if layers is not None}
    if len(begins) > 1:
        raise ValueError(f"{REPLIES} and {QUESTIONS} begin at different layers")
    return next(iter(begins), "")
