import type { IDataObject } from 'n8n-workflow';

/** What the trigger remembers in the workflow's static data. */
export interface Kept extends IDataObject {
	subscription?: string;
	/** Where it sends to. */
	url?: string;
	/** What signs the calls, where the service made it. */
	secret?: string;
}
