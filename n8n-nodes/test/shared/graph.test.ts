import {
	getChildNodes,
	getParentNodes,
	mapConnectionsByDestination,
	type IConnections,
	type NodeTypeAndVersion,
} from 'n8n-workflow';
import { expect, it } from 'vitest';

import { askfirstInLoop, isCountedByRound, operationAfter } from '../../nodes/shared/graph';

const TYPES: Record<string, string> = {
	A: 'x.askfirst',
	B: 'x.askfirst',
	S: 'x.askfirst',
	WA: 'x.askfirstWait',
	WB: 'x.askfirstWait',
	Loop: 'n8n-nodes-base.splitInBatches',
	Called: 'n8n-nodes-base.executeWorkflowTrigger',
};

/** A node of a workflow with these wires; n8n's own functions list the others, by branch. */
function at(name: string, wires: Record<string, string[]>, more: Record<string, object> = {}) {
	const connections: IConnections = Object.fromEntries(
		Object.entries(wires).map(([from, targets]) => [
			from,
			{ main: [targets.map((node) => ({ node, type: 'main', index: 0 }))] },
		]),
	);
	const described = (names: string[]): NodeTypeAndVersion[] =>
		names.map((one) => ({
			name: one,
			type: TYPES[one] ?? one,
			typeVersion: 1,
			disabled: false,
			parameters: one === 'S' ? { operation: 'score' } : {},
			...more[one],
		}));
	return {
		getNode: () => ({
			name,
			id: name,
			type: '',
			typeVersion: 1,
			position: [0, 0],
			parameters: {},
		}),
		getChildNodes: (from: string) => described(getChildNodes(connections, from)),
		getParentNodes: (from: string, options?: { depth?: number }) =>
			described(
				getParentNodes(
					mapConnectionsByDestination(connections),
					from,
					'main',
					options?.depth,
				),
			),
	} as never;
}

const SERIES = {
	Loop: ['A'],
	A: ['slack', 'WA', 'B'],
	slack: ['WA'],
	WA: ['A'],
	B: ['WB', 'Loop'],
	WB: ['edit'],
	edit: ['B'],
};

it.each([
	['WA', 'A'],
	['WB', 'B'],
])('%s waits for %s, the nearest of two in a loop', (wait, name) => {
	expect(askfirstInLoop(at(wait, SERIES))).toBe(name);
});

/** Two pairs in Loop Over Items: the first asks on a page, the second by a node that sends and waits. */
const PAIRS = {
	Loop: ['done', 'A'],
	A: ['B', 'slack', 'WA'],
	slack: ['WA'],
	WA: ['A'],
	B: ['work', 'chat', 'WB'],
	chat: ['WB'],
	WB: ['B'],
	work: ['Loop'],
};
const TAKES = { WB: { parameters: { operation: 'takeReply' } } };

it.each([
	['A', 'wait', PAIRS],
	['B', 'takeReply', PAIRS],
	['A', 'wait', { ...PAIRS, A: ['WA', 'slack', 'B'] }],
	['B', 'takeReply', { ...PAIRS, B: ['WB', 'chat', 'work'] }],
] as const)('%s is followed by its own wait, which does %s', (name, operation, wires) => {
	expect(operationAfter(at(name, wires as never, TAKES))).toBe(operation);
});

it('is followed by no wait that leads elsewhere, or is switched off', () => {
	const wires = { A: ['B', 'WA'], WA: ['A'], B: ['WB'], WB: ['B'] };
	expect(operationAfter(at('A', wires, { WA: { disabled: true } }))).toBeUndefined();
});

it('waits for a node that checks, not for one that scores', () => {
	expect(askfirstInLoop(at('WA', { A: ['WA'], WA: ['S'], S: ['A'] }))).toBe('A');
});

it('says how to wire it where there is no loop', () => {
	expect(() => askfirstInLoop(at('WA', { A: ['WA'] }))).toThrow('not in a loop');
});

it.each([
	[true, { Loop: ['A'], A: ['WA', 'work'], WA: ['A'], work: ['Loop'] }],
	[false, { Loop: ['A'], A: ['WA', 'work'], WA: ['A'] }],
	[true, { Called: ['A'], A: ['WA', 'work'], WA: ['A'] }],
	[false, { Webhook: ['A'], A: ['WA', 'work'], WA: ['A'] }],
])('is counted by the round: %s', (counted, wires) => {
	expect(isCountedByRound(at('A', wires))).toBe(counted);
});
