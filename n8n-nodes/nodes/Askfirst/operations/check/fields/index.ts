import { updateDisplayOptions, type INodeProperties } from 'n8n-workflow';

import { instructionFields, instructionOptions } from '../../../../shared/instruction';
import { shownFor } from '../../../../shared/shown';
import { clarificationOptions } from './clarification';
import { deadlines } from './deadlines';
import { optionsOfVersion1 } from './version1';

const ofVersion1 = { show: { '@version': [1] } };
const fromVersion2 = { show: { '@version': [{ _cnd: { gte: 2 } }] } };

/** An approval has them as well. */
const deadlineFields: INodeProperties[] = updateDisplayOptions(
	{ show: { ...fromVersion2.show, operation: ['check', 'sendAndWait'] } },
	deadlines,
);

const handlingFields: INodeProperties[] = [
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
	{ ...options([...clarificationOptions, ...optionsOfVersion1]), displayOptions: ofVersion1 },
	{ ...options(clarificationOptions), displayOptions: fromVersion2 },
];

export const checkFields: INodeProperties[] = [
	...shownFor('check', instructionFields),
	...deadlineFields,
	...shownFor('check', handlingFields),
];

function options(more: INodeProperties[]): INodeProperties {
	return {
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: [...instructionOptions, ...more].sort((a, b) =>
			a.displayName.localeCompare(b.displayName),
		),
	};
}
