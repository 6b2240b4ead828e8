import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { emptyOutputs } from '../../../shared/outcomes';
import type { Member } from '../../../shared/types';
import { wakeOf } from '../../../shared/wake';
import { openAll } from './open';
import { settleAll } from './settle';

export { checkFields } from './fields';

interface Group {
	members?: Member[];
}

/** New instructions from before, or what Askfirst Wait hands back; four outputs. */
export async function check(caller: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const outputs = emptyOutputs();
	const wake = wakeOf(caller.getInputData());
	const group = caller.getContext('node') as Group;
	const members = copies(group.members ?? []);
	if (wake) {
		group.members = await settleAll(caller, members, outputs, wake);
	} else {
		await openAll(caller, members, outputs);
		group.members = members;
	}
	return outputs;
}

/** So that nothing is remembered of a run that fails, and n8n may try it again. */
function copies(members: Member[]): Member[] {
	return members.map((member) => ({ ...member, asked: [...member.asked] }));
}
