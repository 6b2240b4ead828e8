import {
	NodeApiError,
	sleep,
	type IDataObject,
	type IExecuteFunctions,
	type IHookFunctions,
	type IHttpRequestMethods,
	type ILoadOptionsFunctions,
	type IWebhookFunctions,
	type JsonObject,
} from 'n8n-workflow';

export type Caller = IExecuteFunctions | IHookFunctions | ILoadOptionsFunctions | IWebhookFunctions;

export interface Credential {
	baseUrl: string;
	apiKey?: string;
	webhookSecret?: string;
}

interface More {
	/** The text field without which an answer is not the service's. */
	expects?: string;
	body?: object;
	qs?: IDataObject;
	headers?: Record<string, string>;
	itemIndex?: number;
}

interface Response {
	statusCode: number;
	headers: IDataObject;
	body: unknown;
}

interface Problem {
	type?: string;
	title?: string;
	detail?: string;
	errors?: Array<{ path: string; message: string; mend: string }>;
}

const CREDENTIAL = 'askfirstApi';
/** Milliseconds: longer than the longest poll that the node asks for. */
const TIMEOUT = 70_000;
/** How often, and for how many seconds at a time, a service that is asked too much is waited for. */
const [WAITS, LONGEST_WAIT] = [3, 60];

/** One call of the service. Throws NodeApiError, which says what to do. */
export async function call<T>(
	caller: Caller,
	method: IHttpRequestMethods,
	path: string,
	{ itemIndex, headers, expects, ...more }: More = {},
): Promise<T> {
	const { baseUrl } = await caller.getCredentials<Credential>(CREDENTIAL);
	let response: Response;
	try {
		response = await patiently(() =>
			caller.helpers.httpRequestWithAuthentication.call(caller, CREDENTIAL, {
				method,
				url: baseUrl.replace(/\/+$/, '') + path,
				...more,
				headers: { 'Content-Type': 'application/json', ...headers },
				disableFollowRedirect: true, // the key would go along, and a POST become a GET
				timeout: TIMEOUT,
				json: true,
				returnFullResponse: true,
				ignoreHttpStatusErrors: true,
			}),
		);
	} catch (error) {
		// Not made from `error`: n8n has words of its own for that, and would put them in the place of these.
		throw new NodeApiError(
			caller.getNode(),
			{},
			{
				itemIndex,
				message: `Askfirst cannot be reached at ${baseUrl}`,
				description: `${(error as Error).message}. Is the service running, and is this the address under which n8n reaches it? Inside Docker that is the service's name, not localhost. Change it in the credential. "If the Service Is Unreachable" can take the best guess instead.`,
				httpCode: '0',
			},
		);
	}
	const { statusCode, body } = response;
	const isExpected =
		isObject(body) && (!expects || typeof (body as IDataObject)[expects] === 'string');
	if (statusCode === 204 || (statusCode < 300 && isExpected)) return body as T;
	const refusal = new NodeApiError(caller.getNode(), { statusCode, body } as JsonObject, {
		itemIndex,
		...explain(statusCode, body, baseUrl, response.headers.location),
		httpCode: String(statusCode),
	});
	refusal.context.problem = isObject(body) ? (body as Problem).type : undefined;
	throw refusal;
}

/** Asks again when the service says when to, because it was asked too much (429). */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
	for (let waits = 0; ; waits++) {
		const response = await ask();
		const seconds = Number(response.headers['retry-after']);
		const waitsOn = response.statusCode === 429 && waits < WAITS && seconds <= LONGEST_WAIT;
		if (!waitsOn) return response;
		await sleep(seconds * 1000);
	}
}

/** Whether the service is out of reach for now: no answer, or one that says "not now". */
export function isUnreachable(error: unknown): boolean {
	if (!(error instanceof NodeApiError)) return false;
	return ['0', '429', '500', '502', '503', '504'].includes(error.httpCode ?? '');
}

/** The status of a refusal; 0 without one. */
export function statusOf(error: unknown): number {
	return error instanceof NodeApiError ? Number(error.httpCode) : 0;
}

/** Whether a reply counts for nothing: it cannot be taken as it is, or another one was first. */
export function isReplyRefused(error: unknown): boolean {
	const kinds = ['invalid-answer', 'already-answered', 'clarification-closed'];
	const problem = error instanceof NodeApiError ? String(error.context.problem) : '';
	return kinds.some((kind) => problem.endsWith(`/${kind}`));
}

/** A refusal in words: what is wrong, and what to do. */
export function explain(
	status: number,
	body: unknown,
	baseUrl: string,
	location?: unknown,
): { message: string; description: string } {
	if (status >= 300 && status < 400 && location) {
		return {
			message: `The base URL redirects to ${String(location)}`,
			description: `Put that into the credential, without the path of the call. The base URL is now ${baseUrl}.`,
		};
	}
	if (status === 401) {
		return {
			message: 'Askfirst does not accept the API key',
			description:
				'Make one with "askfirst key new" where the service runs, and put it into the credential. It needs the scopes score and clarify.',
		};
	}
	const problem: Problem = isObject(body) ? body : {};
	if (!problem.title) {
		return {
			message: `What answers at ${baseUrl} is not Askfirst (status ${status})`,
			description: 'Look at the base URL in the credential, and at any proxy in between.',
		};
	}
	const errors = (problem.errors ?? []).map((one) => `${one.path}: ${one.message}. ${one.mend}`);
	return {
		message: `Askfirst: ${problem.title}`,
		description: errors.length > 0 ? errors.join('\n') : (problem.detail ?? ''),
	};
}

function isObject(body: unknown): body is object {
	return typeof body === 'object' && body !== null;
}
