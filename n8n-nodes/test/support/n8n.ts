/** What n8n hands to a node, as far as these nodes use it; the service behind it is reached over real HTTP. */
import type {
	IDataObject,
	IExecuteFunctions,
	IHookFunctions,
	IHttpRequestOptions,
	ILoadOptionsFunctions,
	INodeExecutionData,
	IWebhookFunctions,
	NodeExecutionHint,
	NodeTypeAndVersion,
} from 'n8n-workflow';

import { AskfirstApi } from '../../credentials/AskfirstApi.credentials';

export interface Scene {
	/** Where the service is. */
	baseUrl: string;
	credential?: IDataObject;
	/** The node's parameters; those of one item as a list. */
	parameters?: IDataObject;
	items?: INodeExecutionData[];
	/** What the node itself remembers within the execution. */
	context?: IDataObject;
	/** What the Askfirst node remembers, as seen by Askfirst Wait. */
	members?: unknown;
	continueOnFail?: boolean;
	version?: number;
	run?: number;
	isTool?: boolean;
	before?: NodeTypeAndVersion[];
	after?: NodeTypeAndVersion[];
	staticData?: IDataObject;
	request?: { method: string; query?: IDataObject; body?: IDataObject; headers?: IDataObject };
}

export interface Played {
	parkedUntil?: Date;
	hints: NodeExecutionHint[];
	response: { status: number; body: string; headers: IDataObject };
}

export const RESUME = 'http://n8n.test/webhook-waiting/7?signature=abc';

export const ASKFIRST: NodeTypeAndVersion = {
	name: 'Askfirst',
	type: 'n8n-nodes-askfirst.askfirst',
	typeVersion: 1,
	disabled: false,
};
export const WAIT: NodeTypeAndVersion = {
	name: 'Askfirst Wait',
	type: 'n8n-nodes-askfirst.askfirstWait',
	typeVersion: 1,
	disabled: false,
};

type Functions = IExecuteFunctions & IWebhookFunctions & IHookFunctions & ILoadOptionsFunctions;

/** The functions for one call of a node, and what it did with them. */
export function n8n(scene: Scene): { functions: Functions; played: Played } {
	const played: Played = { hints: [], response: { status: 200, body: '', headers: {} } };
	const credential = {
		baseUrl: scene.baseUrl,
		apiKey: '',
		webhookSecret: '',
		...scene.credential,
	};
	const { request } = scene;
	const response = {
		status(status: number) {
			played.response.status = status;
			return response;
		},
		set(headers: IDataObject) {
			played.response.headers = headers;
			return response;
		},
		send(body: string) {
			played.response.body = body;
		},
	};
	const functions = {
		getNode: () => ({
			name: 'Askfirst',
			id: 'node-1',
			type: 'askfirst',
			typeVersion: scene.version ?? 1,
			parameters: {},
		}),
		getInputData: () => scene.items ?? [],
		getNodeParameter: (name: string, i: number, fallback?: unknown) => {
			// A path goes into a collection: n8n evaluates no more of it than that.
			const [first, ...path] = name.split('.');
			const whole = scene.parameters?.[first] as IDataObject | undefined;
			const value = (path.length > 0 ? whole?.[path[0]] : whole) ?? fallback;
			return Array.isArray(value) && typeof i === 'number' ? value[i] : value;
		},
		getContext: () => scene.context ?? {},
		getCredentials: async () => credential,
		getExecutionId: () => '7',
		getInstanceId: () => 'instance',
		getInputSourceData: () => ({
			previousNode: 'Trigger',
			previousNodeOutput: 0,
			previousNodeRun: 0,
		}),
		getParentNodes: () => scene.before ?? [],
		getChildNodes: () => scene.after ?? [],
		getWorkflowDataProxy: () => ({
			$node: { Askfirst: { context: { members: scene.members } } },
		}),
		getSignedResumeUrl: () => RESUME,
		evaluateExpression: (expression: string) => {
			if (expression.includes('$runIndex')) return scene.run ?? 0;
			if (expression.includes('$json')) return scene.items?.[0].json.askfirstApproval;
			return expression.includes('resumeUrl') ? RESUME : scene.members;
		},
		addExecutionHints: (...hints: NodeExecutionHint[]) => played.hints.push(...hints),
		continueOnFail: () => scene.continueOnFail ?? false,
		isToolExecution: () => scene.isTool ?? false,
		putExecutionToWait: async (until: Date) => {
			played.parkedUntil = until;
		},
		getWorkflowStaticData: () => scene.staticData ?? {},
		getNodeWebhookUrl: () => 'http://n8n.test/webhook/askfirst',
		getRequestObject: () => ({
			method: request?.method,
			rawBody: Buffer.from(JSON.stringify(request?.body ?? {})),
		}),
		getBodyData: () => request?.body ?? {},
		getQueryData: () => request?.query ?? {},
		getHeaderData: () => request?.headers ?? {},
		getResponseObject: () => response,
		logger: { warn: () => undefined },
		helpers: {
			httpRequestWithAuthentication: async (_type: string, options: IHttpRequestOptions) =>
				await send(await new AskfirstApi().authenticate(credential, options)),
		},
	};
	return { functions: functions as unknown as Functions, played };
}

async function send(options: IHttpRequestOptions): Promise<IDataObject> {
	const { url, qs, method, headers, body, disableFollowRedirect } = options;
	const query = qs ? `?${new URLSearchParams(qs as Record<string, string>)}` : '';
	const answer = await fetch(url + query, {
		method,
		redirect: disableFollowRedirect ? 'manual' : 'follow',
		headers: headers as Record<string, string>,
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	const text = await answer.text();
	const isJson = answer.headers.get('content-type')?.includes('json');
	return {
		statusCode: answer.status,
		headers: Object.fromEntries(answer.headers),
		body: isJson && text ? JSON.parse(text) : text,
	};
}
