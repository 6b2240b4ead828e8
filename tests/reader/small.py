"""A vocabulary of letters and a network without layers: enough to see what the reader makes of its outputs."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, models, pre_tokenizers

from askfirst.reader.pieces import Pieces
from askfirst.reader.reading import TOPICS
from askfirst.reader.session import LOWER, UPPER, VOCABULARY

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
ALWAYS_OPEN, MEANT, SURELY_CLEAR = WORDS[1], WORDS[4], WORDS[-1]
"""The word that the network takes for an open reference, one that it could mean, one that leaves no doubt."""


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
    pieces of it are `ALWAYS_OPEN`, those that do so are a reference, and those of `MEANT` what it could mean. The lower
    half takes what has `SURELY_CLEAR` for that, and is in doubt about all else."""
    count = 4 + len(WORDS)
    open_, meant, sure = (4 + WORDS.index(word) for word in (ALWAYS_OPEN, MEANT, SURELY_CLEAR))
    early = np.zeros((count, 1), np.float32)
    early[sure] = -9
    unclear = np.full((count, 1), -0.1, np.float32)
    unclear[open_] = 1
    topics = np.zeros((count, 1 + len(TOPICS)), np.float32)
    topics[:, 0], topics[open_, 0], topics[open_, 1 + TOPICS.index("reference")] = 5, 0, 5
    whole = np.zeros((count, len(TOPICS)), np.float32)
    whole[:, TOPICS.index("reference")] = 1
    antecedent = np.zeros((count, 2), np.float32)
    antecedent[:, 0], antecedent[meant] = 3, (0, 3)
    lower = {"states": np.eye(count, dtype=np.float32), "unclear": early, "topics": whole}
    upper = {
        "unclear": unclear,
        "topics": whole,
        "kind": np.eye(count, len(KINDS), dtype=np.float32),
        "act": np.eye(count, len(ACTS), dtype=np.float32),
        "open": topics,
        "antecedent": antecedent,
    }
    folder.mkdir(parents=True, exist_ok=True)
    told = {"topics": TOPICS, "kinds": KINDS, "acts": ACTS}
    for file, tables in ((LOWER, lower), (UPPER, upper)):
        model = looking_up(tables, "ids" if file == LOWER else "states")
        helper.set_model_props(model, {"version": version, **{name: json.dumps(names) for name, names in told.items()}})
        onnx.save(model, str(folder / file))
    vocabulary().save(str(folder / VOCABULARY))
    return folder


def looking_up(tables: dict[str, Any], given: str) -> onnx.ModelProto:
    """A network that gives the row of each piece in a table, or the sum of the rows: by number, or by state."""
    nodes, outputs, weights = [], [], []
    for name, table in tables.items():
        each = name in ("states", "open", "antecedent")
        rows = name if each else f"{name}.each"
        inputs = [f"{name}.table", given] if given == "ids" else [given, f"{name}.table"]
        nodes.append(helper.make_node("Gather" if given == "ids" else "MatMul", inputs, [rows]))
        weights.append(numpy_helper.from_array(table, f"{name}.table"))
        if not each:
            nodes.append(helper.make_node("ReduceSum", [rows, "axis"], [f"{name}.sum"], keepdims=0))
            nodes.append(helper.make_node("Reshape", [f"{name}.sum", f"{name}.shape"], [name]))
            weights.append(numpy_helper.from_array(np.array([-1] if name == "unclear" else [1, -1]), f"{name}.shape"))
        outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, None))
    weights.append(numpy_helper.from_array(np.array([1]), "axis"))
    first = (TensorProto.INT64, [None, None]) if given == "ids" else (TensorProto.FLOAT, [None, None, None])
    inputs_ = [helper.make_tensor_value_info(given, *first)]
    inputs_.append(helper.make_tensor_value_info("halves", TensorProto.INT64, [None, None]))
    graph = helper.make_graph(nodes, "small", inputs_, outputs, weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
