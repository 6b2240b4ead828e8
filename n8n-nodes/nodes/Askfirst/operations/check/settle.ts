/** The group after a wait: each member is over, is asked something new, or waits on. */
import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { operationAfter } from '../../../shared/graph';
import { PATIENCE, happened, lookAgain, renew, type Happened } from '../../../shared/group';
import { ASK, WAITING, carrying, outputOf, question, token } from '../../../shared/outcomes';
import * as service from '../../../shared/service';
import { isReplyRefused, isUnreachable } from '../../../shared/transport';
import type { Clarification, Member, Reply } from '../../../shared/types';
import type { Wake } from '../../../shared/wake';
import { failed } from './failed';
import { linkTo } from './resume';

/** Settles what can be settled; returns who is still waited for. */
export async function settleAll(
	caller: IExecuteFunctions,
	members: Member[],
	outputs: INodeExecutionData[][],
	wake: Wake,
): Promise<Member[]> {
	const open: Member[] = [];
	for (const member of members) {
		member.parked = false;
		if (await settle(caller, member, outputs, wake)) open.push(member);
	}
	if (outputs[ASK].length === 0 && open.length > 0) outputs[WAITING].push(token(open));
	return open;
}

/** One member; true while it is open. */
async function settle(
	caller: IExecuteFunctions,
	member: Member,
	outputs: INodeExecutionData[][],
	wake: Wake,
): Promise<boolean> {
	const now = Date.now();
	const what = happened(member, wake, now);
	if (!what) return true;
	try {
		const seen = await tell(caller, member, what);
		if (seen.status !== 'pending') {
			outputs[outputOf(seen)].push(carrying(member.item, seen));
			return false;
		}
		if (renew(member, seen)) {
			outputs[ASK].push(
				carrying(member.item, question(member, seen, linkTo(caller, member, seen))),
			);
		} else {
			lookAgain(member, now);
		}
		return true;
	} catch (error) {
		if (isReply(what) && isReplyRefused(error)) {
			member.reply = undefined; // somebody else was first, or it cannot be taken: wait on for another
			return true;
		}
		// A node that sends and waits would ask the person again: n8n's Retry On Fail tells the service once more.
		const waits = operationAfter(caller) !== 'takeReply';
		if (waits && isUnreachable(error) && ++member.failures <= PATIENCE) {
			if (isReply(what)) member.reply = what;
			member.due = now;
			lookAgain(member, now);
			return true;
		}
		const { item, pairedItem, text } = member;
		failed(caller, outputs, error, { item: { ...item, pairedItem }, text });
		return false;
	}
}

async function tell(
	caller: IExecuteFunctions,
	{ keeper, context, id, pairedItem }: Member,
	what: Happened,
): Promise<Clarification> {
	const told = { itemIndex: pairedItem.item };
	if (keeper === 'service') {
		const look = async () => await service.look(caller, id, told);
		if (!isReply(what)) return await look();
		return await service.answer(caller, id, what, {}, told).catch(async (error: Error) => {
			if (isReplyRefused(error)) return await look(); // somebody else was first: it may be over
			return await Promise.reject(error);
		});
	}
	const event = isReply(what) ? what : ({ event: 'timed_out' } as const);
	return await service.step(caller, context ?? '', event, {}, told);
}

function isReply(what: Happened): what is Reply {
	return what.event !== 'due';
}
