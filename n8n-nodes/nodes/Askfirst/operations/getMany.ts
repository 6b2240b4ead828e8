import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import { departmentField } from '../../shared/instruction';
import { given } from '../../shared/parsing';
import * as service from '../../shared/service';
import { shownFor } from '../../shared/shown';
import type { Clarification } from '../../shared/types';

export const getManyFields: INodeProperties[] = shownFor('getMany', [
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: 50,
		description: 'Max number of results to return',
		displayOptions: { show: { returnAll: [false] } },
	},
	{
		displayName: 'Filters',
		name: 'filters',
		type: 'collection',
		placeholder: 'Add Filter',
		default: {},
		options: [
			departmentField,
			{
				displayName: 'From',
				name: 'from',
				type: 'string',
				default: '',
				description: 'Who asks',
			},
			{
				displayName: 'Status',
				name: 'status',
				type: 'options',
				options: [
					{ name: 'Best Guess', value: 'best_guess' },
					{ name: 'Cancelled', value: 'cancelled' },
					{ name: 'Pending', value: 'pending' },
					{ name: 'Resolved', value: 'resolved' },
				],
				default: 'pending',
			},
			{
				displayName: 'To',
				name: 'to',
				type: 'string',
				default: '',
				description: 'Who wrote the instruction',
			},
		],
	},
]);

/** The clarifications that the service keeps, the newest first. */
export async function getMany(caller: IExecuteFunctions, i: number): Promise<IDataObject[]> {
	const filters = given(caller.getNodeParameter('filters', i, {}));
	const all = caller.getNodeParameter('returnAll', i);
	const most = all ? Infinity : (caller.getNodeParameter('limit', i) as number);
	const found: Clarification[] = [];
	let cursor: string | null = null;
	do {
		const qs: IDataObject = { ...filters, ...given({ cursor }) };
		qs.limit = Math.min(service.PAGE, most - found.length);
		const page = await service.list(caller, qs, { itemIndex: i });
		found.push(...page.clarifications);
		cursor = page.cursor;
	} while (cursor && found.length < most);
	return found;
}
