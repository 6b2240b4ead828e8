import type {
	Icon,
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	IHttpRequestOptions,
	INodeProperties,
} from 'n8n-workflow';

export class AskfirstApi implements ICredentialType {
	name = 'askfirstApi';

	displayName = 'Askfirst API';

	icon: Icon = { light: 'file:../icons/askfirst.svg', dark: 'file:../icons/askfirst.dark.svg' };

	documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-askfirst#credential';

	properties: INodeProperties[] = [
		{
			displayName: 'Base URL',
			name: 'baseUrl',
			type: 'string',
			default: 'http://127.0.0.1:8080',
			placeholder: 'e.g. http://askfirst:8080',
			required: true,
			description:
				'Where n8n reaches the service. Inside Docker that is its service name, not localhost.',
		},
		{
			displayName: 'API Key',
			name: 'apiKey',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			description:
				'Made with "askfirst key new", scopes score and clarify. Empty while the service asks for none.',
		},
		{
			displayName: 'Webhook Secret',
			name: 'webhookSecret',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			placeholder: 'whsec_...',
			description:
				'Optional. What the service prints with "askfirst webhook-secret": the service signs its calls with it, and the nodes verify them: those that wake a waiting execution, and those to Askfirst Trigger.',
		},
	];

	authenticate = async (
		credentials: ICredentialDataDecryptedObject,
		request: IHttpRequestOptions,
	): Promise<IHttpRequestOptions> => {
		if (!credentials.apiKey) return request;
		const headers = {
			...request.headers,
			Authorization: `Bearer ${String(credentials.apiKey)}`,
		};
		return { ...request, headers };
	};

	test: ICredentialTestRequest = {
		request: { baseURL: '={{ $credentials.baseUrl.replace(/\\/+$/, "") }}', url: '/v1/packs' },
	};
}
