/** The people who are asked one after the other; the versions of the node differ in how the time of a level is given. */
import type { INodeProperties } from 'n8n-workflow';

export const escalationChain = (role: string, ...time: INodeProperties[]): INodeProperties => ({
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
					placeholder: `e.g. ${role}`,
				},
				...time,
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
});
