#!/bin/sh
# @n8n/scan-community-package 0.32.0: its exit code where a package does not pass.
#
# `npx @n8n/scan-community-package NAME` prints "has failed security checks" and ends with 0: a package without
# provenance, one that breaks a rule, one whose source cannot be fetched. Only a crash of the scan itself is a 1. So a
# CI step that runs it is always green: look for the words. It takes names of published packages alone; for a folder
# there is `analyzePackage(folder, patterns)` in its scanner/scanner.mjs.
#
# Needs node and npm. Exits 1 when the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @n8n/scan-community-package@0.32.0 > /dev/null
# is-number is no package for n8n, and was published without provenance.
code=0
npx --no-install scan-community-package is-number > said 2>&1 || code=$?
grep "has failed" said
echo "exit code $code"
[ "$code" = 0 ]
