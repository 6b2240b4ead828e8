"""From trained weights to the file that serves: ONNX, 8 bits a weight, each row of a matrix with a scale of its own."""

import hashlib
import json
import shutil
from pathlib import Path

import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from askfirst.learning.reader.network import KINDS, Reader
from askfirst.reader.reading import ACTS, TOPICS
from askfirst.reader.session import MODEL, VOCABULARY, Outputs

OPSET = 17


def export(start: Path, weights: Path, out: Path) -> Path:
    """Write model and vocabulary into the folder `out`; the model's file.

    Weights are kept in 7 bits of their 8: processors without VNNI add up pairs of products in 16 bits.
    """
    model = Reader(start)
    model.load_state_dict(torch.load(weights))
    model.eval()
    out.mkdir(parents=True, exist_ok=True)
    whole = out / f"{MODEL}.whole"
    piece = torch.ones((1, 8), dtype=torch.int64)
    lengths = {name: {0: "texts", 1: "pieces"} for name in ("ids", "mask", "halves")}
    torch.onnx.export(
        model,
        (piece, piece, piece * 0),
        str(whole),
        input_names=list(lengths),
        output_names=list(Outputs._fields),
        dynamic_axes={**lengths, **{name: {0: "texts", 1: "pieces"} for name in ("open", "antecedent")}},
        opset_version=OPSET,
        dynamo=False,
    )
    quantize_dynamic(
        whole,
        out / MODEL,
        per_channel=True,
        reduce_range=True,
        weight_type=QuantType.QInt8,
        op_types_to_quantize=["MatMul", "Gather"],
    )
    whole.unlink()
    named = onnx.load(str(out / MODEL))
    version = hashlib.sha256((out / MODEL).read_bytes()).hexdigest()[:12]
    told = {"version": version, "topics": json.dumps(TOPICS), "kinds": json.dumps(KINDS), "acts": json.dumps(ACTS)}
    onnx.helper.set_model_props(named, told)
    onnx.save(named, str(out / MODEL))
    shutil.copyfile(start / VOCABULARY, out / VOCABULARY)
    return out / MODEL
