#!/bin/sh
# Lints, builds, scans and tests the n8n package, with what n8n-nodes/package-lock.json locks. Without npm it says so and
# ends well; where CI is set that is a failure. Usage: scripts/node.sh [build]
set -eu
cd "$(dirname "$0")/../n8n-nodes"
# Says why the package is not tested here; where CI is set that is a failure.
without() {
  echo "The n8n package is not tested: $1" >&2
  [ -z "${CI:-}" ] || exit 1
  exit 0
}
command -v npm >/dev/null && command -v node >/dev/null || without "npm is not here"
node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' || without "node is older than 20"
stamp=node_modules/.ready
marks=$(cat package.json package-lock.json | cksum)
if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$marks" ]; then
  echo "Installing into n8n-nodes/node_modules what n8n-nodes/package-lock.json locks. This takes a minute, the first time." >&2
  npm ci --prefer-offline --ignore-scripts --legacy-peer-deps --no-audit --no-fund --loglevel=error ||
    without "what it needs could not be installed"
  echo "$marks" > "$stamp"
fi
[ "${1:-}" = build ] || npm run --silent lint
built=$(npm run --silent build 2>&1) || { echo "$built"; exit 1; } # it draws a wheel
[ "${1:-}" = build ] || npm run --silent scan
[ "${1:-}" = build ] || npm run --silent test
