import {
	NodeConnectionTypes,
	type IExecuteFunctions,
	type INodeExecutionData,
	type INodeParameters,
	type INodeType,
	type INodeTypeDescription,
} from 'n8n-workflow';

import { getDepartments, getLanguages } from '../shared/packs';
import { operationFields, run } from './operations';

/** Runs in the editor too, so it stands for itself. */
const outputs = ({ operation }: INodeParameters) =>
	operation === 'check'
		? ['Clear', 'Ask', 'Waiting', 'Best Guess'].map((displayName) => ({
				type: 'main',
				displayName,
			}))
		: [{ type: 'main' }];

const subtitle = ({ operation }: INodeParameters) =>
	({
		answer: 'Answer',
		cancel: 'Cancel',
		check: 'Check Instruction',
		get: 'Get',
		getKpis: 'Get KPIs',
		score: 'Score',
	})[String(operation)];

export class Askfirst implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Askfirst',
		name: 'askfirst',
		icon: {
			light: 'file:../../icons/askfirst.svg',
			dark: 'file:../../icons/askfirst.dark.svg',
		},
		group: ['transform'],
		version: 1,
		subtitle: `={{ (${subtitle})($parameter) }}`,
		description:
			'Check instructions before they are carried out: say how clear they are, ask what is missing, see the question through',
		defaults: { name: 'Askfirst' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: `={{ (${outputs})($parameter) }}`,
		credentials: [{ name: 'askfirstApi', required: true }],
		properties: operationFields,
	};

	methods = { loadOptions: { getDepartments, getLanguages } };

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		return await run(this);
	}
}
