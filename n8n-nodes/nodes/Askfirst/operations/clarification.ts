import type {
	IExecuteFunctions,
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodeProperties,
} from 'n8n-workflow';

import { given } from '../../shared/parsing';
import * as service from '../../shared/service';

/** Which clarification: one that the service keeps, or one that is carried. */
export const clarificationField: INodeProperties = {
	displayName: 'Clarification',
	name: 'clarification',
	type: 'resourceLocator',
	default: { mode: 'id', value: '' },
	required: true,
	description: 'One that the service keeps, or the context of one that the workflow carries',
	modes: [
		{
			displayName: 'From List',
			name: 'list',
			type: 'list',
			typeOptions: { searchListMethod: 'searchClarifications', searchable: true },
		},
		{
			displayName: 'By ID or Context',
			name: 'id',
			type: 'string',
			placeholder: 'e.g. clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58 or afc1...',
		},
	],
};

/** The ID or the context that is given for item `i`. */
export function clarificationOf(caller: IExecuteFunctions, i: number): string {
	return caller.getNodeParameter('clarification', i, '', { extractValue: true }) as string;
}

/** Whether it is a carried context, not an ID. */
export function isContext(clarification: string): boolean {
	return !clarification.startsWith('clr_');
}

/** The open ones, with what they ask. */
export async function searchClarifications(
	this: ILoadOptionsFunctions,
	filter = '',
	cursor?: string,
): Promise<INodeListSearchResult> {
	const searched = filter.toLowerCase();
	for (let next = cursor; ; ) {
		const page = await service.list(this, given({ status: 'pending', cursor: next }));
		const results = page.clarifications
			.map(({ id, questions }) => ({ name: questions[0]?.text ?? id ?? '', value: id ?? '' }))
			.filter(({ name }) => name.toLowerCase().includes(searched));
		next = page.cursor ?? undefined;
		// The editor takes an empty page for the end of the list.
		if (results.length > 0 || !next) return { results, paginationToken: next };
	}
}
