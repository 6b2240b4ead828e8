"""The network, run by onnxruntime: one thread, one text a run, so that a text is read alike alone and among others."""

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # read at the import: since 1.29 it writes a database and calls its makers

import onnxruntime

from askfirst.errors import WeightsError
from askfirst.model import Instruction, Kind
from askfirst.reader.decoding import antecedents, merged, opened, sigmoid, softmax
from askfirst.reader.pieces import Pieces, Window, load_pieces
from askfirst.reader.reading import Act, Reading, Topic

SHIPPED = Path(__file__).with_name("shipped")
"""The folder of the reader that comes with Askfirst."""
MODEL, VOCABULARY = "reader.onnx", "tokenizer.json"
"""The files in the reader's folder. The model's metadata says what its outputs are called."""
LIKELY = 0.5
"""How likely a missing topic must be to be told."""


class Names(NamedTuple):
    """What the outputs mean, in order."""

    topics: tuple[Topic, ...]
    kinds: tuple[Kind, ...]
    acts: tuple[Act, ...]


class Outputs(NamedTuple):
    """What the network gives for a window: log odds, of the whole and of each piece."""

    unclear: Any
    first: Any
    missing: Any
    kind: Any
    act: Any
    open: Any
    antecedent: Any


class Reader:
    """A network with its vocabulary, ready to read. `load_reader` makes one of files."""

    def __init__(self, session: onnxruntime.InferenceSession, pieces: Pieces) -> None:
        """Raises KeyError or ValueError where the model does not say what its outputs mean."""
        told = session.get_modelmeta().custom_metadata_map
        self.version = told["version"]
        self.names = Names(*(tuple(json.loads(told[name])) for name in Names._fields))
        self._session, self._pieces = session, pieces

    def read(self, request: Instruction) -> Reading:
        """What a request is taken for. A long text is read in windows: the one that is least clear counts."""
        seen = [(window, self.run(window)) for window in self._pieces.windows(request)]
        worst = max((out for _, out in seen), key=lambda out: float(out.unclear[0]))
        topics, missing = self.names.topics, sigmoid(worst.missing[0])
        wanting = sorted((-share, topic) for share, topic in zip(missing, topics, strict=True) if share >= LIKELY)
        return Reading(
            unclear=float(worst.unclear[0]),
            topic=topics[int(np.argmax(worst.first[0]))],
            kind=self.names.kinds[int(np.argmax(worst.kind[0]))],
            open=merged(one for window, out in seen for one in opened(window, out.open[0], topics)),
            missing=tuple(topic for _, topic in wanting),
            act=dict(zip(self.names.acts, softmax(worst.act[0]).tolist(), strict=True)),
            antecedents=tuple(
                dict.fromkeys(one for window, out in seen for one in antecedents(window, out.antecedent[0]))
            ),
        )

    def run(self, window: Window) -> Outputs:
        """What the network gives for a window."""
        given = {"ids": [window.ids], "mask": [[1] * len(window.ids)], "halves": [window.halves]}
        return Outputs(*self._session.run(None, {name: np.array(rows, np.int64) for name, rows in given.items()}))


def load_reader(folder: Path = SHIPPED) -> Reader:
    """The reader whose files are in a folder, the shipped one unless told otherwise.

    Raises WeightsError where they cannot be used.
    """
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        session = onnxruntime.InferenceSession(str(folder / MODEL), options, providers=["CPUExecutionProvider"])
        return Reader(session, load_pieces(folder / VOCABULARY))
    except Exception as error:  # both libraries raise errors without a common base
        raise WeightsError(folder.name, f"is no reader that can be used: {error!r}") from error
