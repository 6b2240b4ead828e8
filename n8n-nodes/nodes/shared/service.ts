/** The routes of the service about one clarification, as the nodes use them. */
import { createHash } from 'crypto';
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';

import { call, type Caller } from './transport';
import type { Clarification, Reply } from './types';

const KEPT = '/v1/clarifications';
const STEP = `${KEPT}/step`;

export interface Told {
	itemIndex?: number;
}

/** Opens a clarification that the caller carries. */
export async function open(caller: Caller, body: IDataObject, told: Told): Promise<Clarification> {
	return await call(caller, 'POST', STEP, { body, expects: 'status', ...told });
}

/** Opens one that the service keeps. The same `key` again opens no second one. */
export async function openKept(
	caller: Caller,
	body: IDataObject,
	key: string,
	told: Told,
): Promise<Clarification> {
	return await call(caller, 'POST', KEPT, {
		body,
		expects: 'status',
		headers: { 'Idempotency-Key': key },
		...told,
	});
}

/** A `key` for what `place` names in this run of the node: the same when n8n tries the node again. */
export function keyOf(caller: IExecuteFunctions, ...place: unknown[]): string {
	const run = [caller.getInstanceId(), caller.getExecutionId(), caller.getNode().id];
	const runIndex = caller.evaluateExpression('{{ $runIndex }}', 0);
	return createHash('sha256')
		.update(JSON.stringify([...run, runIndex, ...place]))
		.digest('hex');
}

/** The step of a carried clarification. */
export async function step(
	caller: Caller,
	context: string,
	what: Reply | { event: 'timed_out' | 'cancelled' },
	more: IDataObject = {},
	told: Told = {},
): Promise<Clarification> {
	const body = { context, event: what.event, ...details(what), ...more };
	return await call(caller, 'POST', STEP, { body, ...told });
}

/** An answer to a kept one, or that there will be none. */
export async function answer(
	caller: Caller,
	id: string,
	reply: Reply,
	more: IDataObject = {},
	told: Told = {},
): Promise<Clarification> {
	const body = { outcome: reply.event, ...details(reply), ...more };
	return await call(caller, 'POST', `${KEPT}/${encodeURIComponent(id)}/answers`, {
		body,
		...told,
	});
}

/** A kept one as of now, or, with `qs.wait`, as soon as it has moved. */
export async function look(
	caller: Caller,
	id: string,
	{ itemIndex, qs }: Told & { qs?: IDataObject } = {},
): Promise<Clarification> {
	return await call(caller, 'GET', `${KEPT}/${encodeURIComponent(id)}`, { qs, itemIndex });
}

/** The most that one page of a list holds. */
export const PAGE = 100;

/** The clarifications that the service keeps, a page of them, the newest first. */
export async function list(
	caller: Caller,
	qs: IDataObject,
	told: Told = {},
): Promise<{ clarifications: Clarification[]; cursor: string | null }> {
	return await call(caller, 'GET', KEPT, { qs, ...told });
}

/** Withdraws a kept one. */
export async function cancel(caller: Caller, id: string, told: Told): Promise<Clarification> {
	return await call(caller, 'POST', `${KEPT}/${encodeURIComponent(id)}/cancel`, {
		body: {},
		...told,
	});
}

function details(what: { event: string } | Reply): IDataObject {
	if ('answers' in what) {
		const [first, ...others] = what.answers;
		return others.length > 0 ? { clarifications: what.answers } : { ...first };
	}
	return 'question_id' in what ? { question_id: what.question_id } : {};
}
