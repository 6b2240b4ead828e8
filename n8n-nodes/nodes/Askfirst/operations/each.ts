import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { ofItem } from '../../shared/errors';

/** One answer for each item, on one output. */
export async function forEachItem(
	caller: IExecuteFunctions,
	operation: (caller: IExecuteFunctions, i: number) => Promise<IDataObject>,
): Promise<INodeExecutionData[][]> {
	const done: INodeExecutionData[] = [];
	for (let i = 0; i < caller.getInputData().length; i++) {
		try {
			done.push({ json: await operation(caller, i), pairedItem: { item: i } });
		} catch (error) {
			if (caller.continueOnFail()) {
				const json = { error: error.message, message: error.description };
				done.push({ json, pairedItem: { item: i } });
			} else {
				throw ofItem(caller, error, i);
			}
		}
	}
	return [done];
}
