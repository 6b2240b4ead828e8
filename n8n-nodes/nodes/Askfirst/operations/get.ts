import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import * as service from '../../shared/service';
import { shownFor } from '../../shared/shown';

export const getFields: INodeProperties[] = shownFor('get', [
	{
		displayName: 'Clarification ID',
		name: 'clarification',
		type: 'string',
		default: '',
		required: true,
		placeholder: 'e.g. clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58',
		description: 'The ID (clr_...) of one that the service keeps',
	},
	{
		displayName: 'Wait (Seconds)',
		name: 'wait',
		type: 'number',
		typeOptions: { minValue: 0, maxValue: 60 },
		default: 0,
		description: 'How long to wait for a change at most; 0 looks once',
	},
]);

/** The clarification as of now. */
export async function get(caller: IExecuteFunctions, i: number): Promise<IDataObject> {
	const wait = caller.getNodeParameter('wait', i, 0) as number;
	const id = caller.getNodeParameter('clarification', i) as string;
	return await service.look(caller, id, { itemIndex: i, qs: wait > 0 ? { wait } : undefined });
}
