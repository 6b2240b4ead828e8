import {
	NodeConnectionTypes,
	type IExecuteFunctions,
	type INodeExecutionData,
	type INodeParameters,
	type INodeType,
	type INodeTypeDescription,
	type IWebhookFunctions,
	type IWebhookResponseData,
} from 'n8n-workflow';

import { getDepartments, getLanguages } from '../shared/packs';
import { operationFields, run } from './operations';
import { approvalWebhooks, decided } from './operations/approval';
import { searchClarifications } from './operations/clarification';

/** Runs in the editor too, so it stands for itself. */
const outputs = ({ operation }: INodeParameters, version: number) =>
	operation === 'check'
		? (version < 2
				? ['Clear', 'Ask', 'Waiting', 'Best Guess']
				: ['Clear', 'Best Guess', 'Ask', 'Waiting']
			).map((displayName) => ({ type: 'main', displayName }))
		: [{ type: 'main' }];

const subtitle = ({ operation }: INodeParameters) =>
	({
		answer: 'Answer Question',
		cancel: 'Cancel Clarification',
		check: 'Check Instruction',
		converse: 'Converse in a Chat',
		get: 'Get Clarification',
		getKpis: 'Get KPIs',
		getMany: 'Get Many Clarifications',
		score: 'Score Instruction',
		sendAndWait: 'Ask for Approval',
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
		version: [1, 2],
		subtitle: `={{ (${subtitle})($parameter) }}`,
		description:
			'Check instructions before they are carried out: say how clear they are, ask what is missing, see the question through',
		defaults: { name: 'Askfirst' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: `={{ (${outputs})($parameter, $nodeVersion) }}`,
		credentials: [{ name: 'askfirstApi', required: true }],
		webhooks: approvalWebhooks,
		properties: operationFields,
	};

	methods = {
		listSearch: { searchClarifications },
		loadOptions: { getDepartments, getLanguages },
	};

	async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
		return await decided(this);
	}

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		return await run(this);
	}
}
