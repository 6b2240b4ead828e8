/** New instructions: each is clear, or becomes a member of the group with its first question. */
import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { operationAfter } from '../../../shared/graph';
import { newMember, renew } from '../../../shared/group';
import { ASK, CLEAR, carrying, outputOf, question } from '../../../shared/outcomes';
import * as service from '../../../shared/service';
import type { Clarification, Keeper, Member } from '../../../shared/types';
import { bodyOf, checkTimeout } from './body';
import { failed, type PairedItem } from './failed';
import { releasesTogether } from './release';
import { linkTo, resumeUrl } from './resume';

/** Adds to `members` and `outputs`. */
export async function openAll(
	caller: IExecuteFunctions,
	members: Member[],
	outputs: INodeExecutionData[][],
): Promise<void> {
	const items = caller.getInputData();
	// What may leave in a later run, which has other inputs, says where it came from.
	const source = releasesTogether(caller) ? { sourceOverwrite: caller.getInputSourceData() } : {};
	for (let i = 0; i < items.length; i++) {
		const item = { ...items[i], pairedItem: { item: i, ...source } };
		let text = '';
		try {
			text = String(caller.getNodeParameter('text', i));
			const seen = await open(caller, i);
			if (seen.status === 'pending' && !caller.isToolExecution()) {
				const member = memberOf(caller, seen, item, text);
				members.push(member);
				outputs[ASK].push(
					carrying(item, question(member, seen, linkTo(caller, member, seen))),
				);
			} else {
				const isTool = caller.isToolExecution();
				const output = isTool ? CLEAR : outputOf(seen);
				outputs[output].push(carrying(item, isTool ? forAgent(seen) : seen));
			}
		} catch (error) {
			failed(caller, outputs, error, { item, text });
		}
	}
}

async function open(caller: IExecuteFunctions, i: number): Promise<Clarification> {
	const keeper = keeperOf(caller);
	const body = bodyOf(caller, i, keeper);
	if (keeper === 'service') {
		// An agent may call its tool several times in one run.
		const source = caller.isToolExecution() ? body : caller.getInputSourceData();
		const key = service.keyOf(caller, source, i);
		return await service.openKept(caller, kept(caller, body), key, { itemIndex: i });
	}
	const seen = await service.open(caller, body, { itemIndex: i });
	if (!caller.isToolExecution()) checkTimeout(caller, i, seen.level?.timeout);
	return seen;
}

/** Without what lets its holder answer for a person. */
function forAgent(seen: Clarification): IDataObject {
	const told: IDataObject = { ...seen };
	delete told.answer_url;
	delete told.context;
	return told;
}

/** Paired with the item before this node, because later runs have other inputs. */
function memberOf(
	caller: IExecuteFunctions,
	seen: Clarification,
	item: PairedItem,
	text: string,
): Member {
	const pairedItem = { ...item.pairedItem, sourceOverwrite: caller.getInputSourceData() };
	const member = newMember(seen, {
		keeper: keeperOf(caller),
		item: { ...item, pairedItem },
		pairedItem,
		text,
	});
	renew(member, seen);
	return member;
}

function keeperOf(caller: IExecuteFunctions): Keeper {
	return caller.getNodeParameter('timeKeptBy', 0) as Keeper;
}

/** The service wakes the execution through the resume URL, where somebody waits there. */
function kept(caller: IExecuteFunctions, body: IDataObject): IDataObject {
	if (operationAfter(caller) !== 'wait') return body;
	return { ...body, callback_url: resumeUrl(caller), callback_to: 'execution' };
}
