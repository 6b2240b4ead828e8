/** Calls of the service about a clarification. */
import type { IWebhookFunctions } from 'n8n-workflow';

import { isSigned, signedCall } from './signatures';
import type { Credential } from './transport';

/** An event of the service about a clarification, which is now at this version. */
export interface News {
	id: string;
	version: number;
	/** Whether somebody is asked now, or it is over; other events come before one of these. */
	matters: boolean;
}

/** Undefined for anything but an event. */
export function news(body: object): News | undefined {
	const { type, data } = body as { type?: unknown; data?: { clarification?: Partial<News> } };
	const { id, version } = data?.clarification ?? {};
	if (typeof type !== 'string' || !type.startsWith('clarification.')) return undefined;
	if (id === undefined || version === undefined) return undefined;
	return { id, version, matters: /\.(asked|resolved|best_guess|cancelled)$/.test(type) };
}

/** Whether the call is signed with the webhook secret, where the credential has one. */
export async function isFromService(caller: IWebhookFunctions): Promise<boolean> {
	const { webhookSecret } = await caller.getCredentials<Credential>('askfirstApi');
	const call = signedCall(caller.getHeaderData(), caller.getRequestObject().rawBody);
	return !webhookSecret || isSigned(call, webhookSecret, Date.now());
}
