import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import { departmentField } from '../../shared/instruction';
import { given } from '../../shared/parsing';
import { shownFor } from '../../shared/shown';
import { call } from '../../shared/transport';

export const kpiFields: INodeProperties[] = shownFor('getKpis', [
	{ ...departmentField, description: `Of one department alone. ${departmentField.description}` },
	{
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: [
			{
				displayName: 'From',
				name: 'from',
				type: 'string',
				default: '',
				description: 'Who asked',
			},
			{
				displayName: 'Period',
				name: 'period',
				type: 'options',
				options: [
					{ name: 'Day', value: 'day' },
					{ name: 'Hour', value: 'hour' },
					{ name: 'Month', value: 'month' },
					{ name: 'Week', value: 'week' },
				],
				default: 'day',
				description: 'One set of figures for each',
			},
			{
				displayName: 'Since',
				name: 'since',
				type: 'dateTime',
				default: '',
			},
			{
				displayName: 'To',
				name: 'to',
				type: 'string',
				default: '',
				description: 'Who wrote the instructions',
			},
			{
				displayName: 'Until',
				name: 'until',
				type: 'dateTime',
				default: '',
			},
		],
	},
]);

/** Clarification rate, resolution time, timeout rate and success rate, with targets and alerts. */
export async function getKpis(caller: IExecuteFunctions, i: number): Promise<IDataObject> {
	const department = caller.getNodeParameter('department', i, '');
	const qs = given({ department, ...caller.getNodeParameter('options', i, {}) });
	return await call(caller, 'GET', '/v1/kpis', { qs, itemIndex: i });
}
