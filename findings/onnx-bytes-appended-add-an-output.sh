#!/bin/sh
# Eighteen bytes behind an ONNX file give the model one more output; nothing is parsed, and the file stays as it is.
#
# An ONNX model is a protocol buffer, and protocol buffers that follow one another are read as one message: repeated
# fields are joined, and so are messages within them. So a GraphProto that has nothing but an entry under `output`,
# appended to the file, names a tensor of the inside as an output. onnxruntime takes the bytes, infers the shape, and runs;
# the onnx library reads them as one model, too. The other way round a truncated or doubled download can stay a valid
# model that says something else: a file that is appended to itself has every node and output twice, and is refused.
#
# Seen with onnx 1.23.2 and onnxruntime 1.32.0 on Python 3.11. Fails if that changes.
set -eu
python=${PYTHON:-python3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$python" -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q "onnx==1.23.2" "onnxruntime==1.32.0" "numpy==2.4.6"
ORT_DISABLE_TELEMETRY=1 "$folder/venv/bin/python" - <<'PY'
import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper

nodes = [helper.make_node("Neg", ["x"], ["inside"]), helper.make_node("Abs", ["inside"], ["y"])]
value = helper.make_tensor_value_info
graph = helper.make_graph(
    nodes, "g", [value("x", TensorProto.FLOAT, ["n"])], [value("y", TensorProto.FLOAT, ["n"])]
)
plain = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8).SerializeToString()

entry = b"\x0a\x06inside" + b"\x12\x04\x0a\x02\x08\x01"  # name, and a tensor of floats
tail = b"\x62" + bytes([len(entry)]) + entry  # graph.output, field 12
tail = b"\x3a" + bytes([len(tail)]) + tail  # model.graph, field 7


def outputs(model: bytes) -> list[str]:
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    return [one.name for one in session.get_outputs()]


session = onnxruntime.InferenceSession(plain + tail, providers=["CPUExecutionProvider"])
found = session.run(["inside", "y"], {"x": np.array([2.0], np.float32)})
print("outputs before and after:", outputs(plain), outputs(plain + tail))
print("values:", [one.tolist() for one in found], "| bytes added:", len(tail))
print("read by onnx:", [one.name for one in onnx.load_from_string(plain + tail).graph.output])
assert outputs(plain) == ["y"]
assert outputs(plain + tail) == ["y", "inside"]
assert [one.tolist() for one in found] == [[-2.0], [2.0]]
try:
    outputs(plain + plain)
except Exception as error:
    print("appended to itself:", type(error).__name__)
else:
    raise SystemExit("a model that is appended to itself was taken")
PY
