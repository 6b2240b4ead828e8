/** An instruction in the node's panel, and in the service's words. */
import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import { given, jsonOf, listOf, textOf } from './parsing';

export const departmentField: INodeProperties = {
	displayName: 'Department Name or ID',
	name: 'department',
	type: 'options',
	typeOptions: { loadOptionsMethod: 'getDepartments' },
	default: '',
	description:
		'Whose rules apply beside the general ones. Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
};

/** What every operation about an instruction asks for. */
export const instructionFields: INodeProperties[] = [
	{
		displayName: 'Instruction',
		name: 'text',
		type: 'string',
		typeOptions: { rows: 3 },
		default: '',
		required: true,
		placeholder: 'e.g. Give them a good discount',
		description: 'What was asked for, in the words in which it was asked',
	},
	departmentField,
	{
		displayName: 'Language Name or ID',
		name: 'language',
		type: 'options',
		typeOptions: { loadOptionsMethod: 'getLanguages' },
		default: '',
		description:
			'Of the instruction and of the questions; found out unless given. Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
	},
];

/** What may be known beside the text. */
export const instructionOptions: INodeProperties[] = [
	{
		displayName: 'Action',
		name: 'action',
		type: 'string',
		default: '',
		description:
			'What is to be done, if it is already known (the name of a tool, for instance)',
	},
	{
		displayName: 'Candidates',
		name: 'candidates',
		type: 'string',
		default: '',
		description:
			'What your own search found for a name in the instruction, separated by commas or as a list. One means that one; several are offered as options.',
	},
	{
		displayName: 'Fields',
		name: 'fields',
		type: 'json',
		default: '{}',
		description: 'What is known beside the text, such as { "customer": "Acme Ltd" }',
	},
	{
		displayName: 'From',
		name: 'from',
		type: 'string',
		default: '',
		description: 'Who asks: the name of this workflow or bot, for the KPIs',
	},
	{
		displayName: 'History',
		name: 'history',
		type: 'json',
		default: '[]',
		description: 'Messages before the instruction: [{ "role": "user", "content": "..." }]',
	},
	{
		displayName: 'Is Ambiguous',
		name: 'isAmbiguous',
		type: 'boolean',
		default: false,
		description: 'Whether somebody upstream already knows that this instruction is unclear',
	},
	{
		displayName: 'Required Fields',
		name: 'requiredFields',
		type: 'string',
		default: '',
		description: 'Names of fields that must be known, separated by commas',
	},
	{
		displayName: 'Rules Off',
		name: 'rulesOff',
		type: 'string',
		default: '',
		description: 'Names of rules that do not count this time, separated by commas',
	},
	{
		displayName: 'Thresholds',
		name: 'thresholds',
		type: 'json',
		default: '{ "proceed": 0.9, "log": 0.7 }',
		description: 'From which confidence on to proceed, and to proceed with a note',
	},
	{
		displayName: 'To',
		name: 'toId',
		type: 'string',
		default: '',
		description: 'Who wrote the instruction and is asked first: a name or an ID',
	},
	{
		displayName: 'To Role',
		name: 'toRole',
		type: 'string',
		default: '',
		placeholder: 'e.g. director_agent',
		description: 'Their role: the chain of escalation starts there',
	},
];

/** The same as one field, for operations that have no options of their own. */
export const instructionOptionsField: INodeProperties = {
	displayName: 'Options',
	name: 'options',
	type: 'collection',
	placeholder: 'Add Option',
	default: {},
	options: instructionOptions,
};

/** The instruction of item `i`. */
export function instructionOf(caller: IExecuteFunctions, i: number): IDataObject {
	const options = caller.getNodeParameter('options', i, {});
	return given({
		text: textOf(caller.getNodeParameter('text', i)),
		department: caller.getNodeParameter('department', i, ''),
		language: caller.getNodeParameter('language', i, ''),
		action: textOf(options.action),
		fields: optional(options.fields, 'Fields', jsonOf),
		history: optional(options.history, 'History', jsonOf),
		required_fields: optional(options.requiredFields, 'Required Fields', listOf),
		rules_off: optional(options.rulesOff, 'Rules Off', listOf),
		thresholds: optional(options.thresholds, 'Thresholds', jsonOf),
		is_ambiguous: options.isAmbiguous || undefined,
	}) as IDataObject;
}

/** Who asks and who is asked, and what was found for a name. */
export function partiesOf(options: IDataObject): IDataObject {
	const [from, toId, toRole] = [options.from, options.toId, options.toRole].map(textOf);
	return given({
		from,
		to: toRole ? { id: toId || toRole, role: toRole } : toId,
		candidates: optional(options.candidates, 'Candidates', listOf),
	}) as IDataObject;
}

function optional(
	value: unknown,
	field: string,
	read: (value: unknown, field: string) => unknown,
): unknown {
	return value === undefined || value === '' ? undefined : read(value, field);
}
