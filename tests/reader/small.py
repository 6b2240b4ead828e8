"""A vocabulary of letters and a network without layers: enough to see what the reader makes of its outputs."""

import json
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, models, pre_tokenizers

from askfirst.reader.pieces import Pieces
from askfirst.reader.reading import TOPICS
from askfirst.reader.session import MODEL, VOCABULARY

ACTS, KINDS = ("answers", "refuses"), ("undefined_reference", "required_parameter_absent")
WORDS = (
    "▁send",
    "▁it",
    "▁to",
    "▁ana",
    "▁acme",
    "▁which",
    "▁invoice",
    "▁asap",
    "▁user:",
    "▁assistant:",
    "▁department:",
    "▁sales",
)
UNKNOWN = 3
ALWAYS_OPEN, MEANT = WORDS[1], WORDS[4]
"""The word that the network takes for an open reference, and the one that it could mean."""


def vocabulary() -> Tokenizer:
    """Whole words, each a piece; all others are unknown."""
    known = {piece: number for number, piece in enumerate(("<s>", "<pad>", "</s>", "<unk>", *WORDS))}
    tokenizer = Tokenizer(models.WordLevel(known, unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    return tokenizer


def pieces() -> Pieces:
    return Pieces(vocabulary())


def write(folder: Path, version: str = "small") -> Path:
    """The files that a reader is made of. Each output looks up its numbers by piece: a request is as unclear as many
    pieces of it are `ALWAYS_OPEN`, those that do so are a reference, and those of `MEANT` what it could mean."""
    count = 4 + len(WORDS)
    open_, meant = 4 + WORDS.index(ALWAYS_OPEN), 4 + WORDS.index(MEANT)
    unclear = np.full((count, 1), -0.1, np.float32)
    unclear[open_] = 1
    topics = np.zeros((count, 1 + len(TOPICS)), np.float32)
    topics[:, 0], topics[open_, 0], topics[open_, 1 + TOPICS.index("reference")] = 5, 0, 5
    whole = np.zeros((count, len(TOPICS)), np.float32)
    whole[:, TOPICS.index("reference")] = 1
    antecedent = np.zeros((count, 2), np.float32)
    antecedent[:, 0], antecedent[meant] = 3, (0, 3)
    tables = {
        "unclear": unclear,
        "first": whole,
        "missing": whole - 0.5,
        "kind": np.eye(count, len(KINDS), dtype=np.float32),
        "act": np.eye(count, len(ACTS), dtype=np.float32),
        "open": topics,
        "antecedent": antecedent,
    }
    nodes, outputs = [], []
    for name in tables:
        each = name in ("open", "antecedent")
        nodes.append(helper.make_node("Gather", [f"{name}.table", "ids"], [name if each else f"{name}.each"]))
        if not each:
            nodes.append(helper.make_node("ReduceSum", [f"{name}.each", "axis"], [f"{name}.sum"], keepdims=0))
            nodes.append(helper.make_node("Reshape", [f"{name}.sum", f"{name}.shape"], [name]))
        outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, None))
    given = [helper.make_tensor_value_info(name, TensorProto.INT64, [None, None]) for name in ("ids", "mask", "halves")]
    shapes = {name: [-1] if name == "unclear" else [1, -1] for name in tables if name not in ("open", "antecedent")}
    weights = [numpy_helper.from_array(table, f"{name}.table") for name, table in tables.items()]
    weights += [numpy_helper.from_array(np.array(shape), f"{name}.shape") for name, shape in shapes.items()]
    weights.append(numpy_helper.from_array(np.array([1]), "axis"))
    graph = helper.make_graph(nodes, "small", given, outputs, weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    told = {"topics": TOPICS, "kinds": KINDS, "acts": ACTS}
    helper.set_model_props(model, {"version": version, **{name: json.dumps(names) for name, names in told.items()}})
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(model, str(folder / MODEL))
    vocabulary().save(str(folder / VOCABULARY))
    return folder
