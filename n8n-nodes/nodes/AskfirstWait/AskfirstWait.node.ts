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
import { takeReply } from './reply';

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
		subtitle:
			'={{ $parameter["operation"] === "takeReply" ? "Take Reply" : "Until answered or timed out" }}',
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
				displayName: 'Operation',
				name: 'operation',
				type: 'options',
				noDataExpression: true,
				options: [
					{
						name: 'Take Reply',
						value: 'takeReply',
						description:
							"Hand on what a node before this one brought, which asks and waits by itself: Slack, mail, Teams, Telegram or Chat with 'Send and Wait for Response'",
						action: 'Take the reply of the node before',
					},
					{
						name: 'Wait for Answer',
						value: 'wait',
						description:
							'Wait until somebody answers on a page, or until the time is up',
						action: 'Wait for an answer',
					},
				],
				default: 'wait',
			},
			{
				displayName:
					'Wire the outputs Ask and Waiting of Askfirst to this node, and its output back to Askfirst. Messages (Slack, mail, Teams) go between Ask and this node.',
				name: 'wiring',
				type: 'notice',
				default: '',
				displayOptions: { show: { operation: ['wait'] } },
			},
			{
				displayName:
					'Wire the outputs Ask and Waiting of Askfirst to the node that sends and waits (Response Type: Free Text), that one to this node, and this one back to Askfirst.',
				name: 'wiringOfReply',
				type: 'notice',
				default: '',
				displayOptions: { show: { operation: ['takeReply'] } },
			},
			{
				displayName: 'Reply',
				name: 'reply',
				type: 'string',
				default: '={{ $json.data?.text ?? $json.data?.chatInput ?? $json.chatInput }}',
				description:
					'What was answered. Empty means that nobody did: the next level is asked, or the best guess is taken.',
				displayOptions: { show: { operation: ['takeReply'] } },
			},
		],
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		const takes = this.getNodeParameter('operation', 0, 'wait') === 'takeReply';
		return [takes ? takeReply(this) : await park(this)];
	}

	async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
		return await called(this);
	}
}
