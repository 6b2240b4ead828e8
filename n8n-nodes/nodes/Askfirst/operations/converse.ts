import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import {
	departmentField,
	instructionOf,
	instructionOptionsField,
	partiesOf,
} from '../../shared/instruction';
import { given } from '../../shared/parsing';
import { shownFor } from '../../shared/shown';
import { call } from '../../shared/transport';

export const converseFields: INodeProperties[] = shownFor('converse', [
	{
		displayName: 'Message',
		name: 'text',
		type: 'string',
		typeOptions: { rows: 3 },
		default: '={{ $json.chatInput }}',
		required: true,
		description: 'What the user has just written',
	},
	{
		displayName: 'Session ID',
		name: 'sessionId',
		type: 'string',
		default: '={{ $json.sessionId }}',
		description:
			'Under which the service keeps the conversation. Without one, send back the context of the reply before.',
	},
	{
		displayName: 'Context',
		name: 'context',
		type: 'string',
		default: '',
		description: 'Of the reply before, where there is no session ID',
		displayOptions: { show: { sessionId: [''] } },
	},
	departmentField,
	instructionOptionsField,
]);

/** One turn of a chat: whether to ask (and what), to go on, or to do nothing. */
export async function converse(caller: IExecuteFunctions, i: number): Promise<IDataObject> {
	const { text, ...more } = instructionOf(caller, i);
	const body = given({
		message: text,
		session_id: caller.getNodeParameter('sessionId', i, ''),
		context: caller.getNodeParameter('context', i, ''),
		...more,
		...partiesOf(caller.getNodeParameter('options', i, {})),
	});
	return await call(caller, 'POST', '/v1/converse', { body, itemIndex: i });
}
