import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import { given } from '../../shared/parsing';
import * as service from '../../shared/service';
import { shownFor } from '../../shared/shown';
import type { Reply } from '../../shared/types';
import { clarificationField, clarificationOf, isContext } from './clarification';

export const answerFields: INodeProperties[] = shownFor('answer', [
	clarificationField,
	{
		displayName: 'Question ID',
		name: 'questionId',
		type: 'string',
		default: '',
		required: true,
		placeholder: 'e.g. q1',
		description: 'The question that is answered, so that a late answer never meets another one',
	},
	{
		displayName: 'Outcome',
		name: 'outcome',
		type: 'options',
		options: [
			{ name: 'Answered', value: 'answered' },
			{ name: 'Declined', value: 'declined', description: 'They refuse to answer' },
			{
				name: 'Skipped',
				value: 'skipped',
				description: 'They say: go on without. An assumption takes its place.',
			},
		],
		default: 'answered',
	},
	{
		displayName: 'Answer',
		name: 'value',
		type: 'string',
		default: '',
		required: true,
		description: 'In their own words; an option is recognised by its name or its place',
		displayOptions: { show: { outcome: ['answered'] } },
	},
	{
		displayName: 'From',
		name: 'from',
		type: 'string',
		default: '',
		description: 'Who answers',
	},
]);

/** The clarification afterwards: the next question, or how it ended. */
export async function answer(caller: IExecuteFunctions, i: number): Promise<IDataObject> {
	const clarification = clarificationOf(caller, i);
	const reply = replyOf(caller, i);
	const more = given({ from: caller.getNodeParameter('from', i, '') });
	const told = { itemIndex: i };
	if (isContext(clarification))
		return await service.step(caller, clarification, reply, more, told);
	return await service.answer(caller, clarification, reply, more, told);
}

function replyOf(caller: IExecuteFunctions, i: number): Reply {
	const question_id = caller.getNodeParameter('questionId', i) as string;
	const event = caller.getNodeParameter('outcome', i) as Reply['event'];
	if (event !== 'answered') return { event, question_id };
	const value = String(caller.getNodeParameter('value', i));
	return { event, answers: [{ question_id, value }] };
}
