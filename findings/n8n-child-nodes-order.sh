#!/bin/sh
# n8n-workflow 2.41.0: the order in which `getChildNodes` (in nodes: `this.getChildNodes`) lists what follows a node.
#
# In one branch it lists the farthest node first and the nearest last, so that the last entry looks like "the next node".
# With two branches it does not: Start -> A -> B and Start -> C give C, B, A. C, one wire away, is first, before B, which
# is two away, and the last entry is the first branch's node, whatever stands nearer or later. So a node that looks for
# the nearest node of a kind behind it finds the wrong one in a loop with two of them: ask with a depth of 1, 2, 3 ...
#
# Needs node and npm. Exits 1 when the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts n8n-workflow@2.41.0 > /dev/null
cat > order.cjs <<'JS'
const { Workflow } = require('n8n-workflow');
const types = { getByName: () => type, getByNameAndVersion: () => type, getKnownTypes: () => ({}) };
const type = { description: { properties: [] } };
const node = (name) => ({ id: name, name, type: 'any', typeVersion: 1, position: [0, 0], parameters: {} });
const to = (name) => [{ node: name, type: 'main', index: 0 }];
const children = (connections, depth) =>
  new Workflow({ nodes: ['Start', 'A', 'B', 'C'].map(node), connections, active: false, nodeTypes: types })
    .getChildNodes('Start', 'main', depth).join(' ');
const chain = { Start: { main: [to('A')] }, A: { main: [to('B')] }, B: { main: [to('C')] } };
const branches = { Start: { main: [to('A'), to('C')] }, A: { main: [to('B')] } };
const seen = { chain: children(chain), branches: children(branches), near: children(branches, 1) };
console.log(seen);
const known = seen.chain === 'C B A' && seen.branches === 'C B A' && seen.near === 'C A';
process.exit(known ? 0 : 1);
JS
node order.cjs
