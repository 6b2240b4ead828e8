import { NodeOperationError, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';

import { operationAfter } from '../../../shared/graph';
import { ASK, emptyOutputs, inOrder } from '../../../shared/outcomes';
import type { Member } from '../../../shared/types';
import { KEY, wakeOf } from '../../../shared/wake';
import { failed } from './failed';
import { openAll } from './open';
import { release, releasesTogether, type Held } from './release';
import { settleAll } from './settle';

export { checkFields } from './fields';

interface Group {
	members?: Member[];
	held?: Held;
}

/** New instructions from before, or what Askfirst Wait hands back; four outputs. */
export async function check(caller: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const outputs = emptyOutputs();
	const wake = wakeOf(caller.getInputData());
	const group = caller.getContext('node') as Group;
	const members = copies(group.members ?? []);
	const isParked = members.some(({ parked }) => parked);
	if (wake && isParked) {
		group.members = await settleAll(caller, members, outputs, wake);
	} else if (isParked) {
		wakeIsLost(caller, members, outputs);
		group.members = [];
	} else {
		await openAll(caller, members, outputs);
		group.members = members;
		if (outputs[ASK].length > 0 && !operationAfter(caller)) warn(caller);
	}
	if (releasesTogether(caller)) {
		group.held = release(outputs, group.held, group.members ?? []);
	}
	return inOrder(outputs, caller.getNode().typeVersion);
}

/** So that nothing is remembered of a run that fails, and n8n may try it again. */
function copies(members: Member[]): Member[] {
	return members.map((member) => ({ ...member, asked: [...member.asked] }));
}

/**
 * Items come back from the wait without its mark: taken for instructions, they would be asked about anew. Where the
 * workflow goes on all the same, each member leaves, so that none is left behind.
 */
function wakeIsLost(
	caller: IExecuteFunctions,
	members: Member[],
	outputs: INodeExecutionData[][],
): void {
	const error = new NodeOperationError(
		caller.getNode(),
		`The field "${KEY}" is missing in what comes back from Askfirst Wait`,
		{
			itemIndex: 0,
			description: `A node between Askfirst Wait and this node has removed it. Wire Askfirst Wait straight to this node, or keep the field: in Edit Fields, switch on "Include Other Input Fields".`,
		},
	);
	for (const { item, pairedItem, text } of members) {
		failed(caller, outputs, error, { item: { ...item, pairedItem }, text });
	}
}

function warn(caller: IExecuteFunctions): void {
	caller.addExecutionHints({
		type: 'warning',
		location: 'outputPane',
		message:
			'No Askfirst Wait comes after this node, so nobody waits for the answer. Wire the outputs Ask and Waiting to an Askfirst Wait node, and its output back to this node.',
	});
}
