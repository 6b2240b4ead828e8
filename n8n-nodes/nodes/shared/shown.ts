import { updateDisplayOptions, type INodeProperties } from 'n8n-workflow';

/** The fields of one operation. */
export function shownFor(operation: string, fields: INodeProperties[]): INodeProperties[] {
	return updateDisplayOptions({ show: { operation: [operation] } }, fields);
}
