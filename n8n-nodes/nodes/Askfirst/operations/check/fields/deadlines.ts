/** Who is asked, and how long they have. */
import type { INodeProperties } from 'n8n-workflow';

import { escalationChain } from './chain';

const timeToAnswer: INodeProperties = {
	displayName: 'Time to Answer',
	name: 'timeToAnswer',
	type: 'number',
	typeOptions: { minValue: 1 },
	default: 24,
};

const timeUnit: INodeProperties = {
	displayName: 'Unit',
	name: 'timeUnit',
	type: 'options',
	options: [
		{ name: 'Minutes', value: 'minutes' },
		{ name: 'Hours', value: 'hours' },
		{ name: 'Days', value: 'days' },
	],
	default: 'hours',
};

const forPerson = { show: { whoIsAsked: ['person'] } };

export const deadlines: INodeProperties[] = [
	{
		displayName: 'Who Is Asked',
		name: 'whoIsAsked',
		type: 'options',
		noDataExpression: true,
		options: [
			{
				name: 'Agents, Then a Person',
				value: 'agents',
				description:
					"The service's own chain: task agent, director agent, business manager, human operator, a minute each",
			},
			{
				name: 'Escalation Chain',
				value: 'chain',
				description: 'Your own list of people, one after the other',
			},
			{
				name: 'One Person',
				value: 'person',
				description: 'Whoever gets the message that comes out at Ask',
			},
		],
		default: 'person',
	},
	{
		...timeToAnswer,
		description: 'When nobody has answered by then, the best guess is taken',
		displayOptions: forPerson,
	},
	{ ...timeUnit, displayOptions: forPerson },
	{
		...escalationChain('head_of_sales', timeToAnswer, timeUnit),
		displayOptions: { show: { whoIsAsked: ['chain'] } },
	},
];
