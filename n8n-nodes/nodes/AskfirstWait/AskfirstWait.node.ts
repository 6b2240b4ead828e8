import {
	NodeConnectionTypes,
	type IExecuteFunctions,
	type INodeExecutionData,
	type INodeType,
	type INodeTypeDescription,
	type IWebhookDescription,
	type IWebhookFunctions,
	type IWebhookResponseData,
} from 'n8n-workflow';

import { park } from './park';
import { called } from './called';

/** Both on n8n's resume URL: GET shows the form, POST takes a reply or a call of the service. */
const webhooks: IWebhookDescription[] = (['GET', 'POST'] as const).map((httpMethod) => ({
	name: 'default',
	httpMethod,
	path: '',
	responseMode: 'onReceived',
	responseData: '',
	restartWebhook: true,
}));

export class AskfirstWait implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Askfirst Wait',
		name: 'askfirstWait',
		icon: {
			light: 'file:../../icons/askfirst.svg',
			dark: 'file:../../icons/askfirst.dark.svg',
		},
		group: ['organization'],
		version: 1,
		subtitle: 'Until answered or timed out',
		description:
			'Wait until the questions that Askfirst asked are answered or time out. Wire its output back to Askfirst.',
		defaults: { name: 'Askfirst Wait' },
		usableAsTool: undefined, // it waits in a loop of the workflow, which a tool has not
		inputs: [NodeConnectionTypes.Main],
		outputs: [NodeConnectionTypes.Main],
		credentials: [{ name: 'askfirstApi', required: true }],
		waitingNodeTooltip: 'Waiting for an answer, or for the time to run out',
		webhooks,
		properties: [
			{
				displayName:
					'Wire the outputs Ask and Waiting of Askfirst to this node, and its output back to Askfirst. Messages (Slack, mail, Teams) go between Ask and this node.',
				name: 'wiring',
				type: 'notice',
				default: '',
			},
		],
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		return [await park(this)];
	}

	async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
		return await called(this);
	}
}
