/** The reply that a node of n8n brought which asks and waits by itself: Slack, mail, Teams, Telegram, Chat. */
import { NodeOperationError, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';

import { wakeItem } from '../shared/wake';
import { openMembers } from './waited';

export function takeReply(caller: IExecuteFunctions): INodeExecutionData[] {
	const [{ id, questions }, ...others] = openMembers(caller);
	if (others.length > 0) {
		throw new NodeOperationError(caller.getNode(), 'Several questions are open', {
			description:
				'A node that sends and waits asks one person at a time. Let the items come one by one: Loop Over Items with a batch size of 1, around Askfirst.',
		});
	}
	// Where nobody replied, the sending node passes on what Askfirst asked: nothing in that is an answer.
	const isAsked = 'askfirst' in (caller.getInputData()[0]?.json ?? {});
	const value = isAsked ? '' : String(caller.getNodeParameter('reply', 0, '') ?? '').trim();
	if (value === '') return [wakeItem({ event: 'silence', clarification: id })];
	const answers = [{ question_id: questions[0].id, value }];
	const reply = { event: 'answered' as const, answers };
	return [wakeItem({ event: 'replied', clarification: id, reply })];
}
