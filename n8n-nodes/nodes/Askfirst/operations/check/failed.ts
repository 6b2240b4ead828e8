import type {
	IExecuteFunctions,
	INodeExecutionData,
	IPairedItemData,
	NodeOperationError,
} from 'n8n-workflow';

import { ofItem } from '../../../shared/errors';
import { BEST_GUESS, CLEAR, carrying, unreachableGuess } from '../../../shared/outcomes';
import { isUnreachable } from '../../../shared/transport';

export interface PairedItem extends INodeExecutionData {
	pairedItem: IPairedItemData;
}

/**
 * What becomes of an item that could not be dealt with: a guess, an item with the error, or the end of
 * the execution. Never Clear: an instruction that nobody has checked must not pass for one that is. Only
 * the tool of an agent has no other output; the agent reads in the item what happened.
 */
export function failed(
	caller: IExecuteFunctions,
	outputs: INodeExecutionData[][],
	error: Error,
	{ item, text }: { item: PairedItem; text: string },
): void {
	const output = outputs[caller.isToolExecution() ? CLEAR : BEST_GUESS];
	const guesses = caller.getNodeParameter('unreachable', 0) === 'bestGuess';
	if (guesses && isUnreachable(error)) {
		output.push(carrying(item, unreachableGuess(text, error.message)));
	} else if (caller.continueOnFail()) {
		output.push(errorItem(caller, error, item));
	} else {
		throw ofItem(caller, error, item.pairedItem.item);
	}
}

/**
 * The error, what to do, and the item as it came. n8n moves items with exactly these keys to the error
 * output, after it has looked up the item they are paired with; it cannot where that came in an earlier
 * run, and the item is then paired with the one that woke the execution.
 */
function errorItem(caller: IExecuteFunctions, error: Error, item: PairedItem): INodeExecutionData {
	const { message, description } = error as NodeOperationError;
	const toErrorOutput = caller.getNode().onError === 'continueErrorOutput';
	const isEarlier = item.pairedItem.sourceOverwrite !== undefined;
	return {
		json: { error: message, message: description, details: item.json },
		pairedItem: toErrorOutput && isEarlier ? 0 : item.pairedItem,
	};
}
