import type { INodeProperties } from 'n8n-workflow';

import { instructionFields, instructionOptions } from '../../../shared/instruction';
import { shownFor } from '../../../shared/shown';

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

const questions: INodeProperties = {
	displayName: 'Own Questions',
	name: 'questions',
	type: 'fixedCollection',
	typeOptions: { multipleValues: true, sortable: true },
	default: {},
	placeholder: 'Add Question',
	description:
		'Asked in this order, as they are, whatever the instruction; nothing else is asked',
	options: [
		{
			displayName: 'Question',
			name: 'questions',
			values: [
				{
					displayName: 'Text',
					name: 'text',
					type: 'string',
					default: '',
				},
				{
					displayName: 'Field',
					name: 'field',
					type: 'string',
					default: '',
					description: 'The name under which the answer is kept',
				},
				{
					displayName: 'Options',
					name: 'options',
					type: 'string',
					default: '',
					description: 'Separated by commas',
				},
				{
					displayName: 'Assume',
					name: 'assume',
					type: 'string',
					default: '',
					description: 'What is taken for granted when nobody answers',
				},
			],
		},
	],
};

/** How the question is to be seen through. */
const clarificationOptions: INodeProperties[] = [
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

export const checkFields: INodeProperties[] = shownFor('check', [
	...instructionFields,
	{
		displayName: 'Who Keeps the Time',
		name: 'timeKeptBy',
		type: 'options',
		noDataExpression: true,
		options: [
			{
				name: 'Workflow',
				value: 'workflow',
				description:
					"Needs no store: n8n's own timer and form, levels of 60 seconds or more",
			},
			{
				name: 'Service',
				value: 'service',
				description:
					'The service keeps the question: any timeout, its answer page, answers from other systems',
			},
		],
		default: 'workflow',
	},
	{
		displayName: 'If the Service Is Unreachable',
		name: 'unreachable',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'Fail', value: 'fail' },
			{
				name: 'Take Best Guess',
				value: 'bestGuess',
				description: 'Output Best Guess, with the risk service_unreachable',
			},
		],
		default: 'fail',
	},
	{
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: [...instructionOptions, ...clarificationOptions].sort((a, b) =>
			a.displayName.localeCompare(b.displayName),
		),
	},
]);
