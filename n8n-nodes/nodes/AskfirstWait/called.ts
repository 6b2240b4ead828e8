/** What comes in on the resume URL. The execution goes on only where this returns `workflowData`. */
import type { IDataObject, IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow';

import { linkOf } from '../shared/links';
import { isFromService, news, type News } from '../shared/news';
import type { Asked } from '../shared/types';
import { wakeItem, type Wake } from '../shared/wake';
import { POLICY, answered, closed, form } from './page';
import { LONGEST, longestOf, replyOf, saidIn } from './reading';
import { membersOf } from './waited';

export async function called(caller: IWebhookFunctions): Promise<IWebhookResponseData> {
	const members = membersOf(caller);
	const body = caller.getBodyData();
	if (caller.getRequestObject().method === 'POST') {
		const event = news(body);
		return event ? await woken(caller, members, event) : replied(caller, members, body);
	}
	const asked = memberAsked(caller, members, {});
	return asked ? page(caller, 200, form(asked)) : page(caller, 410, closed(languageOf(members)));
}

/**
 * A call of the service: it only wakes the execution, which then reads what is true. The last event of
 * a change wakes it, so that none is left over for an execution that is no more.
 */
async function woken(
	caller: IWebhookFunctions,
	members: Asked[],
	{ id, version, matters }: News,
): Promise<IWebhookResponseData> {
	if (!(await isFromService(caller))) {
		return page(caller, 401, 'This call is not signed with the webhook secret.');
	}
	const isNew = members.some((member) => member.id === id && version > member.version);
	return isNew && matters
		? goOn({ event: 'moved', clarification: id }, '')
		: { webhookResponse: '' };
}

/** A person's reply, on the form or as JSON. */
function replied(
	caller: IWebhookFunctions,
	members: Asked[],
	body: IDataObject,
): IWebhookResponseData {
	const member = memberAsked(caller, members, body);
	if (!member) return page(caller, 409, closed(languageOf(members)));
	const said = saidIn(body, member.questions);
	const count = longestOf(said);
	if (count > LONGEST)
		return page(caller, 422, form(member, { problem: 'tooLong', count, said }));
	const reply = replyOf(body, member.questions);
	if (!reply) return page(caller, 422, form(member, { problem: 'empty' }));
	return goOn({ event: 'replied', clarification: member.id, reply }, answered(member.language));
}

/** Whose question the link is about, while that question is open. */
function memberAsked(
	caller: IWebhookFunctions,
	members: Asked[],
	body: IDataObject,
): Asked | undefined {
	const { clarification, question } = linkOf(caller.getQueryData() as object, body);
	return members.find(
		({ id, questions }) => id === clarification && questions.some((one) => one.id === question),
	);
}

/** Of a question that is closed nothing is known: most likely the others are in the same language. */
function languageOf(members: Asked[]): string | undefined {
	return members[0]?.language;
}

function goOn(wake: Wake, webhookResponse: string): IWebhookResponseData {
	return { webhookResponse, workflowData: [[wakeItem(wake)]] };
}

/** Answers, and goes on waiting. */
function page(caller: IWebhookFunctions, status: number, html: string): IWebhookResponseData {
	const headers = {
		'Content-Type': 'text/html; charset=utf-8',
		'Content-Security-Policy': POLICY,
		'Cache-Control': 'no-store',
		'Referrer-Policy': 'no-referrer',
		'X-Robots-Tag': 'noindex',
	};
	caller.getResponseObject().status(status).set(headers).send(html);
	return { noWebhookResponse: true };
}
