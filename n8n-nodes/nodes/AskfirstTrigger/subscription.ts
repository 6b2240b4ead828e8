/** The trigger's subscription at the service. */
import type { IHookFunctions } from 'n8n-workflow';

import { given } from '../shared/parsing';
import { call, statusOf, type Credential } from '../shared/transport';

const PATH = '/v1/subscriptions';

interface Subscription {
	id: string;
	disabled_at: string | null;
	/** Only in answer to its making. */
	secret: string | null;
}

/** Signed with the credential's webhook secret, or with one that the service makes. */
export async function subscribe(
	caller: IHookFunctions,
	url: string,
	types: string[],
): Promise<Subscription> {
	const { webhookSecret } = await caller.getCredentials<Credential>('askfirstApi');
	return await call(caller, 'POST', PATH, { body: given({ url, types, secret: webhookSecret }) });
}

/** The subscription as it is now; undefined where the service knows none of this ID. */
export async function find(caller: IHookFunctions, id: string): Promise<Subscription | undefined> {
	return await unlessMissing(call<Subscription>(caller, 'GET', `${PATH}/${id}`));
}

export async function unsubscribe(caller: IHookFunctions, id: string): Promise<void> {
	await unlessMissing(call(caller, 'DELETE', `${PATH}/${id}`));
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
	return await answer.catch((error: Error) => {
		if (statusOf(error) === 404) return undefined;
		return Promise.reject(error);
	});
}
