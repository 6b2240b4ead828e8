import type { INodeProperties } from 'n8n-workflow';

import { chain } from './chain';
import { questions } from './questions';

/** How the question is to be seen through. */
export const clarificationOptions: INodeProperties[] = [
	{
		displayName: 'Context for the Prompt',
		name: 'contextText',
		type: 'string',
		typeOptions: { rows: 3 },
		default: '',
		description: 'Put before the questions and answers in the prompt that comes out at the end',
	},
	chain,
	{
		displayName: 'Level Timeout (Seconds)',
		name: 'timeout',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: 300,
		description: 'How long each level without a timeout of its own is waited for',
	},
	{
		displayName: 'Max Turns',
		name: 'maxTurns',
		type: 'number',
		typeOptions: { minValue: 1, maxValue: 3 },
		default: 2,
		description: 'How many replies to one issue may settle nothing',
	},
	{
		displayName: 'Mode',
		name: 'mode',
		type: 'options',
		options: [
			{
				name: 'All at Once',
				value: 'all_at_once',
				description: 'Every question on one form',
			},
			{ name: 'One by One', value: 'one_by_one' },
		],
		default: 'one_by_one',
	},
	{
		displayName: 'Original Message ID',
		name: 'originalMessageId',
		type: 'string',
		default: '',
		description: 'Handed back as it is',
	},
	questions,
	{
		displayName: 'Requires Handoff',
		name: 'requiresHandoff',
		type: 'boolean',
		default: false,
		description:
			'Whether a person takes over once the answer is there (handoff comes with the end)',
	},
];
