import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { ofItem } from '../../shared/errors';

export type Operation = (
	caller: IExecuteFunctions,
	i: number,
) => Promise<IDataObject | IDataObject[]>;

/** What an operation answers for each item, on one output. */
export async function forEachItem(
	caller: IExecuteFunctions,
	operation: Operation,
): Promise<INodeExecutionData[][]> {
	const done: INodeExecutionData[] = [];
	for (let i = 0; i < caller.getInputData().length; i++) {
		try {
			for (const json of [await operation(caller, i)].flat()) {
				done.push({ json, pairedItem: { item: i } });
			}
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
