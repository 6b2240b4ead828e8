import type { INodeProperties } from 'n8n-workflow';

/** Which clarification: one that the service keeps, or one that is carried. */
export const clarificationField: INodeProperties = {
	displayName: 'Clarification',
	name: 'clarification',
	type: 'string',
	default: '',
	required: true,
	placeholder: 'e.g. clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58',
	description:
		'The ID (clr_...) of one that the service keeps, or the context (afc1...) of one that the workflow carries',
};

/** Whether it is a carried context, not an ID. */
export function isContext(clarification: string): boolean {
	return !clarification.startsWith('clr_');
}
