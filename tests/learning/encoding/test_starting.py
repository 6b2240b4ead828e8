"""A pretrained model becomes ours: its first layers, and the pieces that a text in Latin letters can have."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from askfirst.learning.encoding.quantizing import parameters_of
from askfirst.learning.encoding.starting import LAYERS, StartError, started
from askfirst.model import Instruction
from askfirst.scoring.classifier.encoder.encoder import Encoder

WIDTH = 32
KNOWN = "[PAD] [unused0] [UNK] [CLS] [SEP] [MASK] [ ] ! send ##ing é ß … € д ##д 寄 it".split()
KEPT = "[UNK] [CLS] [SEP] [ ] ! send ##ing é ß … € it".split()
Given = dict[str, npt.NDArray[Any]]


def pretrained() -> Given:
    chance = np.random.default_rng(3)
    square, wide, narrow, flat = (WIDTH, WIDTH), (4 * WIDTH, WIDTH), (WIDTH, 4 * WIDTH), (WIDTH,)
    shapes: dict[str, tuple[int, ...]] = {
        "word_embeddings": (len(KNOWN), WIDTH),
        "position_embeddings": (200, WIDTH),
        "token_type_embeddings": (2, WIDTH),
        "LayerNorm": flat,
    }
    shapes = {f"embeddings.{name}": shape for name, shape in shapes.items()}
    for at in range(LAYERS + 1):
        parts = {f"attention.self.{part}": square for part in ("query", "key", "value")}
        parts |= {"attention.output.dense": square, "intermediate.dense": wide, "output.dense": narrow}
        shapes |= {f"encoder.layer.{at}.{part}": shape for part, shape in parts.items()}
        shapes |= {f"encoder.layer.{at}.{part}.LayerNorm": flat for part in ("attention.output", "output")}
    found = {name + ".weight": chance.normal(0, 0.2, shape).astype("<f4") for name, shape in shapes.items()}
    biased = {name: shape for name, shape in shapes.items() if not name.endswith("embeddings")}
    found |= {name + ".bias": chance.normal(0, 0.2, shape[:1]).astype("<f4") for name, shape in biased.items()}
    return {**found, "embeddings.position_ids": np.arange(200, dtype="<i8")}


def written(folder: Path, tensors: Given) -> Path:
    forms, header, body = {"f": "F32", "i": "I64"}, {}, b""
    for name, values in tensors.items():
        ends = [len(body), len(body) + values.nbytes]
        header[name] = {"dtype": forms[values.dtype.kind], "shape": values.shape, "data_offsets": ends}
        body += values.tobytes()
    head = json.dumps({**header, "__metadata__": {"format": "pt"}}).encode()
    (folder / "model.safetensors").write_bytes(len(head).to_bytes(8, "little") + head + body)
    (folder / "vocab.txt").write_text("\n".join(KNOWN) + "\n", "utf-8")
    return folder


def test_each_tensor_has_its_place_and_each_kept_piece_its_row(tmp_path: Path) -> None:
    given = pretrained()
    stored = started(written(tmp_path, given))
    assert stored.tensors["vocabulary"].tobytes().decode().split("\n") == KEPT
    found = parameters_of(stored.tensors)
    rows = [KNOWN.index(piece) for piece in KEPT]
    expected = {
        "words": given["embeddings.word_embeddings.weight"][rows],
        "places": given["embeddings.position_embeddings.weight"][:160],
        "halves": given["embeddings.token_type_embeddings.weight"],
        "norm.bias": given["embeddings.LayerNorm.bias"],
        "layers.0.query.weight": given["encoder.layer.0.attention.self.query.weight"],
        "layers.1.out.bias": given["encoder.layer.1.attention.output.dense.bias"],
        "layers.1.mixed_norm.weight": given["encoder.layer.1.attention.output.LayerNorm.weight"],
        "layers.2.wide.weight": given["encoder.layer.2.intermediate.dense.weight"],
        "layers.2.narrow.weight": given["encoder.layer.2.output.dense.weight"],
        "layers.2.norm.weight": given["encoder.layer.2.output.LayerNorm.weight"],
    }
    for name, values in expected.items():
        assert np.allclose(found[name], values, atol=0.01), name
    assert f"layers.{LAYERS}.out.weight" not in found


def test_before_training_it_has_no_doubt(tmp_path: Path) -> None:
    assert Encoder(started(written(tmp_path, pretrained()))).logit(Instruction(text="Send it!")) == 0


@pytest.mark.parametrize("missing", ["model.safetensors", "vocab.txt"])
def test_a_folder_without_one_of_the_files_is_refused(tmp_path: Path, missing: str) -> None:
    (written(tmp_path, pretrained()) / missing).unlink()
    with pytest.raises(StartError, match=missing):
        started(tmp_path)


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    given = pretrained()
    del given["encoder.layer.1.output.dense.bias"]
    with pytest.raises(StartError, match=r"output\.dense\.bias"):
        started(written(tmp_path, given))
    written(tmp_path, pretrained())
    (tmp_path / "vocab.txt").write_text("\n".join(KNOWN * 2), "utf-8")
    with pytest.raises(StartError):
        started(tmp_path)
    (tmp_path / "model.safetensors").write_bytes(b"PK" * 50)
    with pytest.raises(StartError):
        started(tmp_path)
