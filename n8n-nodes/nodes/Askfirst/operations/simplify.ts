/** The fields that most workflows need, of answers that have many more. */
import type { IDataObject, INodeProperties } from 'n8n-workflow';

const CLARIFICATION = [
	'id',
	'status',
	'ended',
	'decision',
	'question',
	'level',
	'answer_url',
	'updated_instruction',
	'assumptions',
	'risk',
];

/** By operation. Where the caller carries a clarification, its context is needed for the next step. */
const FIELDS: Record<string, string[]> = {
	answer: [...CLARIFICATION, 'context'],
	cancel: CLARIFICATION,
	converse: [
		'decision',
		'question',
		'status',
		'language',
		'confidence_score',
		'updated_instruction',
		'assumptions',
		'risk',
		'earlier',
		'context',
	],
	get: CLARIFICATION,
	getMany: CLARIFICATION,
	score: [
		'id',
		'decision',
		'confidence',
		'language',
		'ambiguity_type',
		'issues',
		'question',
		'proposed_interpretation',
	],
};

export const simplifyField: INodeProperties = {
	displayName: 'Simplify',
	name: 'simplify',
	type: 'boolean',
	default: true,
	description: 'Whether to return a simplified version of the response instead of the raw data',
	displayOptions: {
		show: { operation: Object.keys(FIELDS), '@version': [{ _cnd: { gte: 2 } }] },
	},
};

export function simplified(operation: string, answer: IDataObject): IDataObject {
	const fields = FIELDS[operation] ?? Object.keys(answer);
	return Object.fromEntries(
		fields.filter((name) => name in answer).map((name) => [name, answer[name]]),
	);
}
