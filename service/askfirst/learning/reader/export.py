"""From trained weights to the files that serve: ONNX, 8 bits a weight, each row of a matrix with a scale of its own."""

import hashlib
import json
import shutil
from pathlib import Path

import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from askfirst.learning.reader.network import KINDS, Network
from askfirst.reader.reading import ACTS, TOPICS
from askfirst.reader.session import LOWER, UPPER, VOCABULARY, Early, Outputs

OPSET = 17


def export(start: Path, weights: Path, out: Path) -> Path:
    """Write both halves of the network and the vocabulary into the folder `out`."""
    network = Network(start)
    network.load_state_dict(torch.load(weights))
    network.eval()
    out.mkdir(parents=True, exist_ok=True)
    pieces = torch.ones((1, 8), dtype=torch.int64)
    states = torch.zeros((1, 8, network.lower.unclear.in_features))
    write(network.lower, {"ids": pieces, "halves": pieces * 0}, Early._fields, out / LOWER)
    write(network.upper, {"states": states, "halves": pieces * 0}, Outputs._fields, out / UPPER)
    version = hashlib.sha256((out / LOWER).read_bytes() + (out / UPPER).read_bytes()).hexdigest()[:12]
    told = {"version": version, "topics": json.dumps(TOPICS), "kinds": json.dumps(KINDS), "acts": json.dumps(ACTS)}
    for file in (out / LOWER, out / UPPER):
        model = onnx.load(str(file))
        onnx.helper.set_model_props(model, told)
        onnx.save(model, str(file))
    shutil.copyfile(start / VOCABULARY, out / VOCABULARY)
    return out


def write(half: nn.Module, given: dict[str, Tensor], outputs: tuple[str, ...], file: Path) -> None:
    """Write one half, for one text a run.

    Weights are kept in 7 bits of their 8: processors without VNNI add up pairs of products in 16 bits.
    """
    whole = file.with_suffix(".whole")
    of_pieces = [*given, *(name for name in outputs if name in {"states", "open", "antecedent"})]
    torch.onnx.export(
        half,
        tuple(given.values()),
        str(whole),
        input_names=list(given),
        output_names=list(outputs),
        dynamic_axes={name: {1: "pieces"} for name in of_pieces},
        opset_version=OPSET,
        dynamo=False,
    )
    quantize_dynamic(
        whole,
        file,
        per_channel=True,
        reduce_range=True,
        weight_type=QuantType.QInt8,
        op_types_to_quantize=["MatMul", "Gather"],
    )
    whole.unlink()
