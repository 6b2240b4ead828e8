"""The network, run by onnxruntime: one thread, one text a run, so that a text is read alike alone and among others."""

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # read at the import: since 1.29 it writes a database and calls its makers

import onnxruntime

from askfirst.errors import WeightsError
from askfirst.model import Instruction, Kind
from askfirst.reader.decoding import antecedents, merged, opened, sigmoid, softmax
from askfirst.reader.pieces import Pieces, Window, load_pieces
from askfirst.reader.reading import Act, Reading, Topic
from askfirst.reader.replying import ReplyReader, with_output

SHIPPED = Path(__file__).with_name("shipped")
"""The folder of the reader that comes with Askfirst."""
MODEL, REPLIES, VOCABULARY = "reader.onnx", "replies.onnx", "tokenizer.json"
"""The files in the reader's folder. The models' metadata say what their outputs are called."""
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

    def __init__(
        self, session: onnxruntime.InferenceSession, pieces: Pieces, replies: ReplyReader | None = None
    ) -> None:
        """Raises KeyError or ValueError where the model does not say what its outputs mean.

        Without `replies` the network itself says what a reply does.
        """
        told = session.get_modelmeta().custom_metadata_map
        self.version = told["version"]
        self.names = Names(*(tuple(json.loads(told[name])) for name in Names._fields))
        if replies is not None and replies.reader != self.version:
            problem = f"{REPLIES} belongs to the reader {replies.reader}, and this is {self.version}"
            raise ValueError(f"{problem}. Run askfirst train-replies")
        self._session, self._pieces, self._replies = session, pieces, replies
        self._told = [one.name for one in session.get_outputs() if one.name in Outputs._fields]

    def read(self, request: Instruction) -> Reading:
        """What a request is taken for. A long text is read in windows: the one that is least clear counts."""
        windows = list(self._pieces.windows(request))
        replied = bool(request.history) and request.history[-1].role == "assistant"
        acts: dict[Act, float] = {}
        if replied and self._replies is not None and spoken(request) == request:
            first, acts = self.run_reply(windows[0], self._replies)
            seen = [(windows[0], first), *((window, self.run(window)) for window in windows[1:])]
        else:
            seen = [(window, self.run(window)) for window in windows]
            acts = self.acts(request) if replied else {}
        worst = max((out for _, out in seen), key=lambda out: float(out.unclear[0]))
        topics, missing = self.names.topics, sigmoid(worst.missing[0])
        wanting = sorted((-share, topic) for share, topic in zip(missing, topics, strict=True) if share >= LIKELY)
        return Reading(
            unclear=float(worst.unclear[0]),
            topic=topics[int(np.argmax(worst.first[0]))],
            kind=self.names.kinds[int(np.argmax(worst.kind[0]))],
            open=merged(one for window, out in seen for one in opened(window, out.open[0], topics)),
            missing=tuple(topic for _, topic in wanting),
            act=acts,
            antecedents=tuple(
                dict.fromkeys(one for window, out in seen for one in antecedents(window, out.antecedent[0]))
            ),
        )

    def acts(self, request: Instruction) -> dict[Act, float]:
        """How likely each act is of what the text does with the message before it: a long one shows that at once."""
        window = next(self._pieces.windows(spoken(request)))
        if self._replies is not None:
            return self.run_reply(window, self._replies)[1]
        return dict(zip(self.names.acts, softmax(self.run(window).act[0]).tolist(), strict=True))

    def run(self, window: Window) -> Outputs:
        """What the network gives for a window."""
        return Outputs(*self._session.run(self._told, fed(window)))

    def run_reply(self, window: Window, replies: ReplyReader) -> tuple[Outputs, dict[Act, float]]:
        """What the network gives for a window, and what the reply in it does."""
        *outputs, states = self._session.run([*self._told, replies.begins], fed(window))
        return Outputs(*outputs), replies.read(states, window.halves)


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

    try:
        replies = ReplyReader(session(str(folder / REPLIES))) if (folder / REPLIES).exists() else None
        model = (folder / MODEL).read_bytes() if replies else str(folder / MODEL)
        own = session(with_output(model, replies.begins) if replies and isinstance(model, bytes) else model)
        return Reader(own, load_pieces(folder / VOCABULARY), replies)
    except Exception as error:  # both libraries raise errors without a common base
        raise WeightsError(folder.name, f"is no reader that can be used: {error!r}") from error
