import type { IDataObject } from 'n8n-workflow';

/** What the trigger remembers in the workflow's static data. */
export interface Kept extends IDataObject {
	/** Without `url` it is left from before, and to be removed. */
	subscription?: string;
	/** Where it sends to. */
	url?: string;
	/** What signs the calls, where the service made it. */
	secret?: string;
}
