import type { INodeProperties } from 'n8n-workflow';

export const questions: INodeProperties = {
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
