import type { INodeProperties } from 'n8n-workflow';

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
		displayName: 'Release',
		name: 'release',
		type: 'options',
		options: [
			{
				name: 'Automatic',
				value: 'auto',
				description:
					'All together inside Loop Over Items and in a sub-workflow, which count by rounds; else one by one',
			},
			{
				name: 'All Together',
				value: 'together',
				description: 'Every item waits until the last question is settled',
			},
			{
				name: 'One by One',
				value: 'oneByOne',
				description: 'Clear items at once, each other one when its question is settled',
			},
		],
		default: 'auto',
		description: 'When several items that are settled leave this node',
	},
	{
		displayName: 'Requires Handoff',
		name: 'requiresHandoff',
		type: 'boolean',
		default: false,
		description:
			'Whether a person takes over once the answer is there (handoff comes with the end)',
	},
];
