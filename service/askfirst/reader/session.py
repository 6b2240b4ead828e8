"""The network, run by onnxruntime: one thread, one text a run, so that a text is read alike alone and among others.

It comes in two halves. The lower one reads every text, and says whether it is surely clear; only what is not goes on to
the upper half, which tells the rest: topics, kind, words, antecedents, and what a reply does.
"""

import json
import os
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
from askfirst.reader.pieces import Pieces, Window, load_pieces
from askfirst.reader.reading import Act, Reading, Topic

SHIPPED = Path(__file__).with_name("shipped")
"""The folder of the reader that comes with Askfirst."""
LOWER, UPPER, VOCABULARY = "lower.onnx", "upper.onnx", "tokenizer.json"
"""The files in the reader's folder. The metadata of the upper half say what its outputs are called."""
CLEAR = -2.5
"""The log odds of a question below which the lower half is believed: such a text is clear, and is read no further."""
ABSENT: Kind = "required_parameter_absent"
"""The kind of what has no words to point at."""


class Names(NamedTuple):
    """What the outputs mean, in order."""

    topics: tuple[Topic, ...]
    kinds: tuple[Kind, ...]
    acts: tuple[Act, ...]


class Early(NamedTuple):
    """What the lower half gives for a window: the states of its pieces, and log odds of the whole."""

    states: Any
    unclear: Any
    topics: Any


class Outputs(NamedTuple):
    """What the upper half gives: log odds, of the whole and of each piece."""

    unclear: Any
    topics: Any
    kind: Any
    act: Any
    open: Any
    antecedent: Any


class Halves(NamedTuple):
    """The network."""

    lower: onnxruntime.InferenceSession
    upper: onnxruntime.InferenceSession


class Seen:
    """A window with what is told of it; the upper half runs when it is asked."""

    def __init__(self, network: Halves, window: Window) -> None:
        self.window, self._upper = window, network.upper
        self._halves = np.array([window.halves], np.int64)
        ids = np.array([window.ids], np.int64)
        self.early = Early(*network.lower.run(Early._fields, {"ids": ids, "halves": self._halves}))

    @cached_property
    def told(self) -> Outputs:
        """What the upper half makes of it."""
        return Outputs(*self._upper.run(Outputs._fields, {"states": self.early.states, "halves": self._halves}))

    @cached_property
    def unclear(self) -> float:
        """The log odds of a question. Only what the lower half takes for surely clear is below `CLEAR`."""
        early = float(self.early.unclear[0])
        return early if early < CLEAR else max(CLEAR, float(self.told.unclear[0]))


class Reader:
    """A network with its vocabulary, ready to read. `load_reader` makes one of files."""

    def __init__(self, network: Halves, pieces: Pieces) -> None:
        """Raises KeyError or ValueError where the halves do not belong together, or do not say what they tell."""
        told, lower = (one.get_modelmeta().custom_metadata_map for one in (network.upper, network.lower))
        if lower["version"] != told["version"]:
            raise ValueError(f"{LOWER} and {UPPER} were not trained together")
        self.version = told["version"]
        self.names = Names(*(tuple(json.loads(told[name])) for name in Names._fields))
        self._network, self._pieces = network, pieces

    def read(self, request: Instruction) -> Reading:
        """What a request is taken for. A long text is read in windows: the one that is least clear counts."""
        seen = [Seen(self._network, window) for window in self._pieces.windows(request)]
        replied = bool(request.history) and request.history[-1].role == "assistant"
        acts: dict[Act, float] = {}
        if replied:
            acts = self._acts(seen[0]) if spoken(request) == request else self.acts(request)
        worst = max(seen, key=lambda one: one.unclear)
        if worst.unclear < CLEAR:
            return Reading(worst.unclear, self._likely(worst.early.topics[0]), ABSENT, (), acts, ())
        read = [one for one in seen if one.unclear >= CLEAR]
        return Reading(
            unclear=worst.unclear,
            topics=self._likely(worst.told.topics[0]),
            kind=self.names.kinds[int(np.argmax(worst.told.kind[0]))],
            open=merged(found for one in read for found in opened(one.window, one.told.open[0], self.names.topics)),
            act=acts,
            antecedents=tuple(
                dict.fromkeys(found for one in read for found in antecedents(one.window, one.told.antecedent[0]))
            ),
        )

    def acts(self, request: Instruction) -> dict[Act, float]:
        """How likely each act is of what the text does with the message before it: a long one shows that at once."""
        return self._acts(Seen(self._network, next(self._pieces.windows(spoken(request)))))

    def _acts(self, seen: Seen) -> dict[Act, float]:
        return dict(zip(self.names.acts, softmax(seen.told.act[0]).tolist(), strict=True))

    def _likely(self, odds: Any) -> dict[Topic, float]:
        return dict(zip(self.names.topics, softmax(odds).tolist(), strict=True))


def spoken(request: Instruction) -> Instruction:
    """The request as a chat has it: a reply was never learned beside a department, fields or candidates."""
    return msgspec.structs.replace(request, department=None, action=None, fields={}, candidates=None)


def load_reader(folder: Path = SHIPPED) -> Reader:
    """The reader whose files are in a folder, the shipped one unless told otherwise.

    Raises WeightsError where they cannot be used.
    """
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1

    def session(file: str) -> onnxruntime.InferenceSession:
        return onnxruntime.InferenceSession(str(folder / file), options, providers=["CPUExecutionProvider"])

    try:
        network = Halves(session(LOWER), session(UPPER))
        return Reader(network, load_pieces(folder / VOCABULARY))
    except Exception as error:  # both libraries raise errors without a common base
        raise WeightsError(folder.name, f"is no reader that can be used: {error!r}") from error
