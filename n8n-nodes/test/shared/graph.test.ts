import type { NodeTypeAndVersion } from 'n8n-workflow';
import { expect, it } from 'vitest';

import { askfirstInLoop, isCountedByRound } from '../../nodes/shared/graph';

const TYPES: Record<string, string> = {
	A: 'x.askfirst',
	B: 'x.askfirst',
	S: 'x.askfirst',
	WA: 'x.askfirstWait',
	WB: 'x.askfirstWait',
	Loop: 'n8n-nodes-base.splitInBatches',
	Called: 'n8n-nodes-base.executeWorkflowTrigger',
};

/** A node of a workflow with these wires; nodes are listed as n8n does, the nearest last. */
function at(name: string, wires: Record<string, string[]>) {
	const reached = (from: string, next: (name: string) => string[], depth = -1): string[] => {
		const found = new Set<string>();
		let edge = [from];
		for (let i = 0; edge.length > 0 && i !== depth; i++) {
			edge = edge.flatMap(next).filter((one) => !found.has(one) && one !== from);
			edge.forEach((one) => found.add(one));
		}
		return [...found].reverse();
	};
	const described = (names: string[]): NodeTypeAndVersion[] =>
		names.map((one) => ({
			name: one,
			type: TYPES[one] ?? one,
			typeVersion: 1,
			disabled: false,
			parameters: one === 'S' ? { operation: 'score' } : {},
		}));
	const before = (one: string) => Object.keys(wires).filter((from) => wires[from].includes(one));
	return {
		getNode: () => ({
			name,
			id: name,
			type: '',
			typeVersion: 1,
			position: [0, 0],
			parameters: {},
		}),
		getChildNodes: (from: string) => described(reached(from, (one) => wires[one] ?? [])),
		getParentNodes: (from: string, options?: { depth?: number }) =>
			described(reached(from, before, options?.depth)),
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
