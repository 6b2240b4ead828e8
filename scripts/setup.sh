#!/bin/sh
# Makes .venv with hash-pinned packages and the project itself. Usage: scripts/setup.sh base|redis|otel|dev
# PYTHON is the interpreter to make it with, VENV another folder than .venv for it.
# Runs again only when a lock or pyproject.toml has changed.
set -eu
cd "$(dirname "$0")/.."
what=${1:-base} venv=${VENV:-.venv}
stamp=$venv/.ready-$what
marks=$(cat requirements/uv.txt "requirements/$what.txt" pyproject.toml | cksum)
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$marks" ]; then exit 0; fi
echo "Installing into $venv what is locked in requirements/$what.txt. This takes up to a minute, and only the first time." >&2
if [ "$what" = dev ]; then # the tests start these; without them they skip, and say so
  as_root=$([ "$(id -u)" = 0 ] || echo "sudo -n")
  debian() { RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "$@"; }
  have() { debian "$@" || { $as_root apt-get update -qq && debian "$@"; }; }
  command -v redis-server >/dev/null || have redis-server >/dev/null 2>&1 ||
    echo "redis-server 7 or later could not be installed: its tests will be skipped" >&2
  command -v chromium >/dev/null || command -v google-chrome >/dev/null || have chromium fonts-noto-cjk >/dev/null 2>&1 ||
    echo "chromium could not be installed: the tests of the pages will be skipped" >&2
  command -v curl >/dev/null || have curl >/dev/null 2>&1 || echo "curl could not be installed: the tests of the docs will be skipped" >&2
fi
python=${PYTHON:-python3}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed; set PYTHON=/path/to/it" >&2; exit 1; }
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv" || { rm -rf "$venv"; echo "On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
[ -x "$venv/bin/uv" ] || "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
"$venv/bin/uv" pip install --quiet --python "$venv/bin/python" --require-hashes -r "requirements/$what.txt"
"$venv/bin/uv" pip install --quiet --python "$venv/bin/python" --no-deps --no-build-isolation --editable .
rm -f "$venv"/.ready-*
echo "$marks" > "$stamp"
[ "$what" = base ] || cat requirements/uv.txt requirements/base.txt pyproject.toml | cksum > "$venv/.ready-base"
