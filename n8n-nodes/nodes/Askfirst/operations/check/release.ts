/** Whether what is settled goes on at once, or only together with the rest. */
import type { IExecuteFunctions, INodeExecutionData, IPairedItemData } from 'n8n-workflow';

import { isCountedByRound } from '../../../shared/graph';
import { BEST_GUESS, CLEAR } from '../../../shared/outcomes';
import type { Member } from '../../../shared/types';

/** What is settled and kept back, by output. */
export type Held = Record<number, INodeExecutionData[]>;

export function releasesTogether(caller: IExecuteFunctions): boolean {
	if (caller.isToolExecution()) return false;
	// This alone: the other options are about new instructions, and may not be evaluated for a wake.
	const release = caller.getNodeParameter('options.release', 0, 'auto');
	return release === 'together' || (release === 'auto' && isCountedByRound(caller));
}

/** Keeps back what is settled while somebody is waited for; then all of it goes, in the order in which it came. */
export function release(
	outputs: INodeExecutionData[][],
	held: Held = {},
	open: Member[],
): Held | undefined {
	const settled = [CLEAR, BEST_GUESS].map((output): [number, INodeExecutionData[]] => [
		output,
		[...(held[output] ?? []), ...outputs[output]],
	]);
	for (const [output, items] of settled) {
		outputs[output] = open.length > 0 ? [] : items.sort((a, b) => placeOf(a) - placeOf(b));
	}
	return open.length > 0 ? Object.fromEntries(settled) : undefined;
}

function placeOf({ pairedItem }: INodeExecutionData): number {
	return (pairedItem as IPairedItemData).item;
}
