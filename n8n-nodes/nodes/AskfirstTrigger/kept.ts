/** What the trigger remembers between calls, in the workflow's static data. */
import type { IDataObject } from 'n8n-workflow';

export interface Kept extends IDataObject {
	subscription?: string;
	/** Where it sends to. */
	url?: string;
	/** What signs the calls, where the service made it. */
	secret?: string;
	/** The last events, the newest last: each may come twice. */
	seen?: string[];
}

const REMEMBERED = 100;

/** Whether this event came before; from now on it has. */
export function isRepeated(kept: Kept, id: string): boolean {
	const seen = kept.seen ?? [];
	if (seen.includes(id)) return true;
	kept.seen = [...seen, id].slice(-REMEMBERED);
	return false;
}
