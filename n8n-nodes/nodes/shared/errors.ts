import { NodeApiError, NodeOperationError, type IExecuteFunctions } from 'n8n-workflow';

/** The error as n8n shows it, with the item it is about. */
export function ofItem(
	caller: IExecuteFunctions,
	error: Error,
	itemIndex: number,
): NodeApiError | NodeOperationError {
	if (error instanceof NodeApiError || error instanceof NodeOperationError) return error;
	return new NodeOperationError(caller.getNode(), error, { itemIndex });
}
