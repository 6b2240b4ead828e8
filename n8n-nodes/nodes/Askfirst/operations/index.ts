import type { IExecuteFunctions, INodeExecutionData, INodeProperties } from 'n8n-workflow';

import { answer, answerFields } from './answer';
import { cancel, cancelFields } from './cancel';
import { check, checkFields } from './check';
import { forEachItem } from './each';
import { get, getFields } from './get';
import { getKpis, kpiFields } from './kpis';
import { score, scoreFields } from './score';

export const operationFields: INodeProperties[] = [
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		options: [
			{
				name: 'Answer',
				value: 'answer',
				description: 'Answer the open question of a clarification',
				action: 'Answer a question',
			},
			{
				name: 'Cancel',
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
				name: 'Get',
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
				name: 'Score',
				value: 'score',
				description: 'Say how clear an instruction is and what to ask, without asking',
				action: 'Score an instruction',
			},
		],
		default: 'check',
	},
	...checkFields,
	...scoreFields,
	...answerFields,
	...getFields,
	...cancelFields,
	...kpiFields,
];

const single = { answer, cancel, get, getKpis, score };

export async function run(caller: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const operation = caller.getNodeParameter('operation', 0) as keyof typeof single | 'check';
	return operation === 'check'
		? await check(caller)
		: await forEachItem(caller, single[operation]);
}
