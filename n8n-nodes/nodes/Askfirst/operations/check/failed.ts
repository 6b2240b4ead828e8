import type {
	IExecuteFunctions,
	INodeExecutionData,
	IPairedItemData,
	NodeOperationError,
} from 'n8n-workflow';

import { ofItem } from '../../../shared/errors';
import { BEST_GUESS, carrying, unreachableGuess } from '../../../shared/outcomes';
import { isUnreachable } from '../../../shared/transport';

export interface PairedItem extends INodeExecutionData {
	pairedItem: IPairedItemData;
}

/**
 * What becomes of an item that could not be dealt with: a guess, an item with the error, or the end of
 * the execution. Never Clear: an instruction that nobody has checked must not pass for one that is.
 */
export function failed(
	caller: IExecuteFunctions,
	outputs: INodeExecutionData[][],
	error: Error,
	{ item, text }: { item: PairedItem; text: string },
): void {
	const guesses = caller.getNodeParameter('unreachable', 0) === 'bestGuess';
	if (guesses && isUnreachable(error)) {
		outputs[BEST_GUESS].push(carrying(item, unreachableGuess(text, error.message)));
	} else if (caller.continueOnFail()) {
		const { message, description } = error as NodeOperationError;
		outputs[BEST_GUESS].push({
			json: { error: message, details: description },
			pairedItem: item.pairedItem,
		});
	} else {
		throw ofItem(caller, error, item.pairedItem.item);
	}
}
