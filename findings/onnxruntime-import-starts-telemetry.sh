#!/bin/sh
# onnxruntime 1.32.0 on Linux: what `import onnxruntime` does before any model is loaded, and what its switch
# `disable_telemetry_events()` undoes.
#
# Done: the package is imported, and nothing else. Expected: a library for inference on this machine reads its files, and
# what its documentation calls telemetry for Windows builds stays away on Linux. Seen: the import alone creates
# $HOME/.cache/Microsoft/DeveloperTools/.onnxruntime/onnxruntime.db with a number for the device beside it, keeps the
# database open and starts a thread, which holds what is to be uploaded; `onnxruntime.disable_telemetry_events()` can
# only be called after that, and leaves files and thread. Only the environment variable ORT_DISABLE_TELEMETRY=1, set
# before the import, keeps all of it away (ORT_TELEMETRY_DISABLED, by which the switch goes in the project's pull
# requests, does nothing).
#
# Needs Linux, python3 with venv, and an index of packages. Exits 1 when the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet onnxruntime==1.32.0
cat > "$folder/seen.py" <<'PYTHON'
import os
import sys
from pathlib import Path

import onnxruntime

if "switch" in sys.argv:
    onnxruntime.disable_telemetry_events()
files = sorted(one.name for one in Path(os.environ["HOME"]).rglob("*") if one.is_file())
print("database" if "onnxruntime.db" in files else "nothing", "at home,", len(os.listdir("/proc/self/task")), "threads")
PYTHON
look() { # look NAME [VARIABLE=1] [ARGUMENT]
  mkdir "$folder/$1"
  env -i PATH="$PATH" HOME="$folder/$1" OPENBLAS_NUM_THREADS=1 ${2:+"$2"} "$folder/venv/bin/python" "$folder/seen.py" ${3:+"$3"}
}
plain=$(look plain)
switched=$(look switched UNUSED=1 switch)
other=$(look other ORT_TELEMETRY_DISABLED=1)
off=$(look off ORT_DISABLE_TELEMETRY=1)
printf 'imported: %s\nswitched off after it: %s\nORT_TELEMETRY_DISABLED=1: %s\nORT_DISABLE_TELEMETRY=1: %s\n' \
  "$plain" "$switched" "$other" "$off"
[ "$plain" = "database at home, 2 threads" ] && [ "$switched" = "$plain" ] && [ "$other" = "$plain" ] &&
  [ "$off" = "nothing at home, 1 threads" ]
