/** Deadlines as version 1 of the node has them. */
import type { INodeProperties } from 'n8n-workflow';

const chain: INodeProperties = {
	displayName: 'Escalation Chain',
	name: 'chain',
	type: 'fixedCollection',
	typeOptions: { multipleValues: true, sortable: true },
	default: {},
	placeholder: 'Add Level',
	description: 'Who is asked, one after the other, when nobody answers in time',
	options: [
		{
			displayName: 'Level',
			name: 'levels',
			values: [
				{
					displayName: 'Role',
					name: 'role',
					type: 'string',
					default: '',
					placeholder: 'e.g. director_agent',
				},
				{
					displayName: 'Timeout (Seconds)',
					name: 'timeout',
					type: 'number',
					typeOptions: { minValue: 1 },
					default: 300,
				},
				{
					displayName: 'Reach',
					name: 'reach',
					type: 'string',
					default: '',
					placeholder: 'e.g. #sales',
					description: 'How to reach them: handed to the Ask output as level.reach',
				},
			],
		},
	],
};

export const optionsOfVersion1: INodeProperties[] = [
	chain,
	{
		displayName: 'Level Timeout (Seconds)',
		name: 'timeout',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: 300,
		description: 'How long each level without a timeout of its own is waited for',
	},
];
