"""What training starts from: the first layers of a pretrained model of BERT's form, under the names of our file.

Of its vocabulary what is written in Latin letters, digits and signs is kept.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from askfirst.errors import AskfirstError
from askfirst.learning.encoding.quantizing import tensors_of
from askfirst.scoring.classifier.encoder.encoder import MOST
from askfirst.scoring.classifier.encoder.file import LENGTH, METADATA, Place, Stored, Tensors, tensor
from askfirst.scoring.classifier.encoder.functions import Array
from askfirst.scoring.classifier.encoder.pieces import END, START, UNKNOWN, WITHIN

LAYERS = 6
UNFIT = (KeyError, IndexError, ValueError)
"""What a file raises that is not of the form expected."""
MODEL, PIECES = "model.safetensors", "vocab.txt"
"""The files of the pretrained model."""
ORIGIN = "sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0), trained further"
LATIN, PUNCTUATION = range(0x250), range(0x2000, 0x2200)
"""The characters that a known piece may have."""
TABLES = {
    "words": "embeddings.word_embeddings.weight",
    "places": "embeddings.position_embeddings.weight",
    "halves": "embeddings.token_type_embeddings.weight",
    "norm": "embeddings.LayerNorm",
}
PARTS = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "out": "attention.output.dense",
    "mixed_norm": "attention.output.LayerNorm",
    "wide": "intermediate.dense",
    "narrow": "output.dense",
    "norm": "output.LayerNorm",
}
"""The pretrained model's names by ours: once, and in each layer."""


class StartError(AskfirstError):
    """A folder that training cannot start from: which file, and what is wrong."""


def started(folder: Path) -> Stored:
    """The encoder before training: it has no doubt yet. Raises StartError."""
    try:
        known = (folder / PIECES).read_text("utf-8").removesuffix("\n").split("\n")
        return renamed(read(folder / MODEL), known)
    except (OSError, OverflowError, msgspec.MsgspecError, *UNFIT) as error:
        raise StartError(f"{folder}: {MODEL} and {PIECES} are not those of a model to start from: {error}") from error


def read(file: Path) -> Tensors:
    """The tensors of numbers with a point. Raises OSError, OverflowError, MsgspecError, KeyError or ValueError."""
    content = np.fromfile(file, np.uint8)
    behind = LENGTH + int.from_bytes(content[:LENGTH].tobytes(), "little")
    header = msgspec.json.decode(content[LENGTH:behind].tobytes(), type=dict[str, Any])
    places = {name: msgspec.convert(place, Place) for name, place in header.items() if name != METADATA}
    return {name: tensor(content[behind:], place) for name, place in places.items() if place.dtype[0] == "F"}


def renamed(pretrained: Tensors, known: list[str]) -> Stored:
    """The pretrained model as our file holds it. Raises KeyError, ValueError or IndexError."""
    kept = [number for number, piece in enumerate(known) if is_kept(piece)]
    parameters: dict[str, Array] = {}

    def take(name: str, source: str) -> None:
        for end in (".weight", ".bias"):
            parameters[name + end] = pretrained[source + end]

    for name in ("words", "places", "halves"):
        parameters[name] = pretrained[TABLES[name]]
    parameters["words"], parameters["places"] = parameters["words"][kept], parameters["places"][:MOST]
    take("norm", TABLES["norm"])
    for at in range(LAYERS):
        for part, source in PARTS.items():
            take(f"layers.{at}.{part}", f"encoder.layer.{at}.{source}")
    width = parameters["words"].shape[1]
    parameters |= {"head.weight": np.zeros((1, 2 * width), np.float32), "head.bias": np.zeros(1, np.float32)}
    vocabulary = np.frombuffer("\n".join(known[number] for number in kept).encode(), "<u1")
    return Stored(tensors_of(parameters, vocabulary), {"layers": str(LAYERS), "origin": ORIGIN}, "untrained")


def is_kept(piece: str) -> bool:
    """Whether a piece is kept: one with a meaning of its own, or one that a text in Latin letters can have."""
    if piece in (UNKNOWN, START, END):
        return True
    if piece.startswith("[") and piece != "[":
        return False
    return all(ord(one) in LATIN or ord(one) in PUNCTUATION for one in piece.removeprefix(WITHIN))
