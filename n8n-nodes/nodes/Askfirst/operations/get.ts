import {
	NodeOperationError,
	type IDataObject,
	type IExecuteFunctions,
	type INodeProperties,
} from 'n8n-workflow';

import * as service from '../../shared/service';
import { shownFor } from '../../shared/shown';
import { clarificationField, clarificationOf, isContext } from './clarification';

export const getFields: INodeProperties[] = shownFor('get', [
	clarificationField,
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
	const id = clarificationOf(caller, i);
	if (isContext(id)) {
		throw new NodeOperationError(
			caller.getNode(),
			'The service keeps no clarification of this ID',
			{
				itemIndex: i,
				description:
					'An ID begins with clr_. Where this is a context, open it with Answer Question.',
			},
		);
	}
	return await service.look(caller, id, { itemIndex: i, qs: wait > 0 ? { wait } : undefined });
}
