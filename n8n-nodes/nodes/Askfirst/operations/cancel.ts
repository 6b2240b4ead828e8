import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import * as service from '../../shared/service';
import { shownFor } from '../../shared/shown';
import { clarificationField, clarificationOf, isContext } from './clarification';

export const cancelFields: INodeProperties[] = shownFor('cancel', [clarificationField]);

/** The cancelled clarification: nobody needs the answer any more. */
export async function cancel(caller: IExecuteFunctions, i: number): Promise<IDataObject> {
	const clarification = clarificationOf(caller, i);
	const told = { itemIndex: i };
	if (!isContext(clarification)) return await service.cancel(caller, clarification, told);
	return await service.step(caller, clarification, { event: 'cancelled' }, {}, told);
}
