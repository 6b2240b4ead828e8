#!/bin/sh
# onnxruntime runs the whole graph whichever output is asked for, also where RunOptions says to run only what is needed.
#
# `session.run([names], ...)` takes the names of the outputs that are wanted, and RunOptions has a flag
# `only_execute_path_to_fetches`, documented as "only execute the nodes needed by fetch list". One would think that a cheap output
# (the state after the first layers, say) costs what lies below it. It costs as much as all outputs together, with the
# flag and without it: the packages for inference leave the flag without effect. Whoever wants to stop in the middle has
# to cut the graph in two models; the lower one alone then costs its own part.
#
# Seen with onnx 1.23.2 and onnxruntime 1.32.0 on Python 3.11. Fails if that changes.
set -eu
python=${PYTHON:-python3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$python" -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q "onnx==1.23.2" "onnxruntime==1.32.0" "numpy==2.4.6"
ORT_DISABLE_TELEMETRY=1 "$folder/venv/bin/python" - <<'PY'
import time

import numpy as np
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

WIDTH, HEAVY = 256, 40
matrix = numpy_helper.from_array(np.eye(WIDTH, dtype=np.float32), "m")
nodes = [helper.make_node("MatMul", ["x", "m"], ["early"])]
for step in range(HEAVY):
    nodes.append(helper.make_node("MatMul", ["early" if step == 0 else f"h{step - 1}", "m"], [f"r{step}"]))
    nodes.append(helper.make_node("Relu", [f"r{step}"], ["late" if step == HEAVY - 1 else f"h{step}"]))
value = helper.make_tensor_value_info
shape = [WIDTH, WIDTH]


def model(kept: list, outputs: list[str]) -> bytes:
    graph = helper.make_graph(
        kept, "g", [value("x", TensorProto.FLOAT, shape)], [value(one, TensorProto.FLOAT, shape) for one in outputs], [matrix]
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8).SerializeToString()


def session(of: bytes) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(of, options, providers=["CPUExecutionProvider"])


whole, lower = session(model(nodes, ["early", "late"])), session(model(nodes[:1], ["early"]))
given = {"x": np.ones(shape, np.float32)}


def cost(run) -> float:
    run()
    times = []
    for _ in range(15):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return sorted(times)[7]


only = onnxruntime.RunOptions()
only.only_execute_path_to_fetches = True
all_of_it = cost(lambda: whole.run(None, given))
early = cost(lambda: whole.run(["early"], given))
flagged = cost(lambda: whole.run(["early"], given, only))
cut = cost(lambda: lower.run(None, given))
print(f"both outputs {all_of_it * 1e3:.2f} ms, the early one {early * 1e3:.2f}, with the flag {flagged * 1e3:.2f}, as a model of its own {cut * 1e3:.2f}")
assert early > 0.7 * all_of_it and flagged > 0.7 * all_of_it, "asking for less costs less now"
assert cut < 0.3 * all_of_it
PY
