import type { IExecuteFunctions, INodeExecutionData, INodeProperties } from 'n8n-workflow';

import { answer, answerFields } from './answer';
import { cancel, cancelFields } from './cancel';
import { approvalFields, askForApproval } from './approval';
import { check, checkFields } from './check';
import { converse, converseFields } from './converse';
import { forEachItem, type Operation } from './each';
import { get, getFields } from './get';
import { getMany, getManyFields } from './getMany';
import { getKpis, kpiFields } from './kpis';
import { score, scoreFields } from './score';
import { simplified, simplifyField } from './simplify';

export const operationFields: INodeProperties[] = [
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		options: [
			{
				name: 'Answer Question',
				value: 'answer',
				description: 'Answer the open question of a clarification',
				action: 'Answer a question',
			},
			{
				name: 'Ask for Approval',
				value: 'sendAndWait',
				description:
					'Wait until a person approves or declines; as the human review of a tool, before an agent uses it',
				action: 'Ask for approval',
			},
			{
				name: 'Cancel Clarification',
				value: 'cancel',
				description: 'Withdraw a clarification that nobody needs any more',
				action: 'Cancel a clarification',
			},
			{
				name: 'Check Instruction',
				value: 'check',
				description:
					'Let a clear instruction pass; see an unclear one through, from its question to an outcome',
				action: 'Check an instruction',
			},
			{
				name: 'Converse in a Chat',
				value: 'converse',
				description: 'One turn of a chat bot: ask back, go on, or do nothing',
				action: 'Take a turn in a chat',
			},
			{
				name: 'Get Clarification',
				value: 'get',
				description: 'Look at a clarification that the service keeps',
				action: 'Get a clarification',
			},
			{
				name: 'Get KPIs',
				value: 'getKpis',
				description: 'How often was asked, how fast was answered, how often nobody did',
				action: 'Get key figures',
			},
			{
				name: 'Get Many Clarifications',
				value: 'getMany',
				description: 'List the clarifications that the service keeps',
				action: 'Get many clarifications',
			},
			{
				name: 'Score Instruction',
				value: 'score',
				description: 'Say how clear an instruction is and what to ask, without asking',
				action: 'Score an instruction',
			},
		],
		default: 'check',
	},
	...approvalFields,
	...checkFields,
	...scoreFields,
	...answerFields,
	...converseFields,
	...getFields,
	...getManyFields,
	...cancelFields,
	...kpiFields,
	simplifyField,
];

const single: Record<string, Operation> = {
	answer,
	cancel,
	converse,
	get,
	getKpis,
	getMany,
	score,
};

export async function run(caller: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const operation = caller.getNodeParameter('operation', 0);
	if (operation === 'check') return await check(caller);
	if (operation === 'sendAndWait') return await askForApproval(caller);
	const outputs = await forEachItem(caller, single[operation]);
	const { typeVersion } = caller.getNode();
	if (typeVersion < 2 || !caller.getNodeParameter('simplify', 0, true)) return outputs;
	return outputs.map((items) =>
		items.map((item) =>
			'error' in item.json ? item : { ...item, json: simplified(operation, item.json) },
		),
	);
}
