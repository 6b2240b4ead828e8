/**
 * Approval by a person, with deadlines: also what n8n puts before an agent's tool as its human review, for which
 * it needs an operation of the value `sendAndWait`.
 */
import {
	NodeOperationError,
	type IDataObject,
	type IExecuteFunctions,
	type INodeExecutionData,
	type INodeProperties,
	type IWebhookDescription,
	type IWebhookFunctions,
	type IWebhookResponseData,
} from 'n8n-workflow';

import { isFromService, news } from '../../shared/news';
import { given } from '../../shared/parsing';
import * as service from '../../shared/service';
import { shownFor } from '../../shared/shown';
import type { Clarification } from '../../shared/types';
import { deadlinesOf } from './check/body';

export const approvalFields: INodeProperties[] = shownFor('sendAndWait', [
	{
		displayName: 'Message',
		name: 'message',
		type: 'string',
		typeOptions: { rows: 3 },
		default: '',
		required: true,
		description:
			'What is to be approved. It stands in the inbox of the service (/operations), and Askfirst Trigger can tell of it.',
	},
]);

/** The service calls here when it is decided. */
export const approvalWebhooks: IWebhookDescription[] = [
	{
		name: 'default',
		httpMethod: 'POST',
		path: '={{ $nodeId }}',
		isFullPath: true,
		responseMode: 'onReceived',
		responseData: '',
		restartWebhook: true,
	},
];

/** The field of the parked item that says which decision is waited for. */
const KEY = 'askfirstApproval';
const [APPROVE, DECLINE] = ['Approve', 'Decline'];
/** Seconds beyond the levels, whose time starts again where a reply settled nothing. Then nothing is approved. */
const GRACE = 300;
const TURNS = 2;
const A_DAY = 86_400;

/**
 * Asks, and parks the execution. When n8n's timer wakes it, the parked item passes through: so it says no, whatever
 * an earlier node or the model wrote into it. Throws NodeOperationError where there are several items.
 */
export async function askForApproval(caller: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const items = caller.getInputData();
	if (items.length > 1) {
		throw new NodeOperationError(caller.getNode(), 'Several items are to be approved', {
			description:
				'An approval is about one item. Let them come one by one: Loop Over Items with a batch size of 1, around this node.',
		});
	}
	const { chain } = deadlinesOf(caller, 0, {});
	const body = given({
		text: caller.getNodeParameter('message', 0),
		questions: [{ text: 'Shall this be done?', options: [APPROVE, DECLINE] }],
		chain,
		callback_url: caller.getSignedResumeUrl(),
		callback_to: 'execution',
	}) as IDataObject;
	const [item] = items;
	const key = service.keyOf(caller, item.json);
	const { id } = await service.openKept(caller, body, key, { itemIndex: 0 });
	// A new object: the old one is also what the node before has put out.
	const data = { approved: false, status: 'timed_out' };
	item.json = { ...item.json, approved: false, data, [KEY]: id };
	const seconds = chain?.reduce((sum, { timeout = A_DAY }) => sum + timeout, 0) ?? A_DAY;
	await caller.putExecutionToWait(new Date(Date.now() + (TURNS * seconds + GRACE) * 1000));
	return [items];
}

/** Goes on with the decision once there is one. */
export async function decided(caller: IWebhookFunctions): Promise<IWebhookResponseData> {
	const event = news(caller.getBodyData());
	const waitedFor = caller.evaluateExpression(`{{ $json.${KEY} }}`, 0);
	if (!event?.matters || event.id !== waitedFor || !(await isFromService(caller))) {
		return { webhookResponse: '' };
	}
	const seen = await service.look(caller, event.id);
	if (seen.status === 'pending') return { webhookResponse: '' };
	return { webhookResponse: '', workflowData: [[{ json: { data: decision(seen) } }]] };
}

/** As n8n's own nodes say it: other words than the two options are no approval, and are told to the agent. */
function decision(seen: Clarification): IDataObject {
	const [answer] = (seen.answers ?? []) as Array<{ outcome: string; value?: string }>;
	const said = answer?.outcome === 'answered' ? (answer.value ?? '') : '';
	const isApproved = seen.status === 'resolved' && said === APPROVE;
	const chatInput = [APPROVE, DECLINE].includes(said) ? undefined : said;
	return given({ approved: isApproved, chatInput, status: seen.status }) as IDataObject;
}
