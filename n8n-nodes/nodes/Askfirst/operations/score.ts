import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import {
	instructionFields,
	instructionOf,
	instructionOptionsField,
	partiesOf,
} from '../../shared/instruction';
import { shownFor } from '../../shared/shown';
import { call } from '../../shared/transport';

export const scoreFields: INodeProperties[] = shownFor('score', [
	...instructionFields,
	instructionOptionsField,
]);

/** The assessment alone: how clear it is, what is unclear, what to ask. Nothing is opened. */
export async function score(caller: IExecuteFunctions, i: number): Promise<IDataObject> {
	const options = caller.getNodeParameter('options', i, {});
	const body = { ...instructionOf(caller, i), ...partiesOf(options) };
	return await call(caller, 'POST', '/v1/score', { body, itemIndex: i });
}
