/** What Askfirst Wait hands back to the Askfirst node: why the execution goes on. */
import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { Reply } from './types';

export type Wake =
	/** Somebody replied on the form. */
	| { event: 'replied'; clarification: string; reply: Reply }
	/** The node that asked and waited brought no reply. */
	| { event: 'silence'; clarification: string }
	/** The service says that this clarification has moved, or, without one, that any may have. */
	| { event: 'moved'; clarification?: string }
	/** The time is up, or n8n woke the execution for a reason of its own. */
	| { event: 'timer' };

/** The field of an item that says so. */
export const KEY = 'askfirstWake';

export function wakeItem(wake: Wake): INodeExecutionData {
	return { json: wakeJson(wake), pairedItem: { item: 0 } };
}

/**
 * Makes the parked items say that the timer woke them: when it fires, n8n passes them through as they
 * are, and whatever a messaging node left in them is nobody's instruction. Only this node's items are
 * changed; their `json` is also what the node before it has put out.
 */
export function markTimer(items: INodeExecutionData[]): void {
	for (const item of items) item.json = wakeJson({ event: 'timer' });
}

/** Why the items come, or undefined where they are new instructions. */
export function wakeOf(items: INodeExecutionData[]): Wake | undefined {
	const marked = items.find((item) => isWake(item.json[KEY]));
	return marked?.json[KEY] as unknown as Wake | undefined;
}

function wakeJson(wake: Wake): IDataObject {
	return { [KEY]: wake as unknown as IDataObject };
}

function isWake(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'event' in value;
}
