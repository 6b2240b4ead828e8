/** Parks the execution until somebody replies, the service calls, or the time is up. */
import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { startClocks } from '../shared/group';
import * as service from '../shared/service';
import type { Member } from '../shared/types';
import { markTimer, wakeItem } from '../shared/wake';
import { openMembers } from './waited';

export async function park(caller: IExecuteFunctions): Promise<INodeExecutionData[]> {
	const members = openMembers(caller);
	for (const member of members) {
		if (await hasMoved(caller, member)) return [wakeItem({ event: 'moved' })];
	}
	const items = caller.getInputData();
	markTimer(items);
	const until = startClocks(members, Date.now());
	await caller.putExecutionToWait(new Date(until));
	return items;
}

/** Whether a kept clarification went on while this execution was busy. Unknown counts as no: calls are repeated. */
async function hasMoved(caller: IExecuteFunctions, member: Member): Promise<boolean> {
	if (member.keeper === 'workflow') return false;
	try {
		return (await service.look(caller, member.id)).version > member.version;
	} catch (error) {
		caller.logger.warn(`Askfirst Wait could not look before it parked: ${error.message}`);
		return false;
	}
}
