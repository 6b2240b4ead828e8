#!/bin/sh
# Makes .venv with hash-pinned packages and the project itself. Usage: scripts/setup.sh base|dev
# Runs again only when a lock or pyproject.toml has changed.
set -eu
cd "$(dirname "$0")/.."
what=${1:-base}
stamp=.venv/.ready-$what
marks=$(cat requirements/uv.txt "requirements/$what.txt" pyproject.toml | cksum)
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$marks" ]; then exit 0; fi
python=${PYTHON:-python3}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed; set PYTHON=/path/to/it" >&2; exit 1; }
[ -x .venv/bin/python ] || "$python" -m venv .venv || { rm -rf .venv; echo "On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
[ -x .venv/bin/uv ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
.venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r "requirements/$what.txt"
.venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
rm -f .venv/.ready-*
echo "$marks" > "$stamp"
[ "$what" = base ] || cat requirements/uv.txt requirements/base.txt pyproject.toml | cksum > .venv/.ready-base
