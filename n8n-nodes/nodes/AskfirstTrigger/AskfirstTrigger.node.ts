import {
	NodeConnectionTypes,
	type IDataObject,
	type IHookFunctions,
	type INodeType,
	type INodeTypeDescription,
	type IWebhookFunctions,
	type IWebhookResponseData,
} from 'n8n-workflow';

import { isSigned, signedCall } from '../shared/signatures';
import type { Credential } from '../shared/transport';
import { events } from './events';
import type { Kept } from './kept';
import { find, subscribe, unsubscribe } from './subscription';

export class AskfirstTrigger implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Askfirst Trigger',
		name: 'askfirstTrigger',
		icon: {
			light: 'file:../../icons/askfirst.svg',
			dark: 'file:../../icons/askfirst.dark.svg',
		},
		group: ['trigger'],
		version: 1,
		subtitle: '={{ $parameter["events"].join(", ") }}',
		description:
			'Starts the workflow when something happens to a clarification that the service keeps',
		defaults: { name: 'Askfirst Trigger' },
		inputs: [],
		outputs: [NodeConnectionTypes.Main],
		credentials: [{ name: 'askfirstApi', required: true }],
		webhooks: [
			{
				name: 'default',
				httpMethod: 'POST',
				responseMode: 'onReceived',
				responseData: 'noData',
				path: 'webhook',
			},
		],
		properties: [
			{
				displayName: 'Events',
				name: 'events',
				type: 'multiOptions',
				required: true,
				options: events,
				default: ['clarification.escalated'],
			},
		],
	};

	webhookMethods = {
		default: {
			async checkExists(this: IHookFunctions): Promise<boolean> {
				const kept = this.getWorkflowStaticData('node') as Kept;
				if (!kept.subscription || kept.url !== this.getNodeWebhookUrl('default'))
					return false;
				const found = await find(this, kept.subscription);
				return found !== undefined && !found.disabled_at;
			},

			async create(this: IHookFunctions): Promise<boolean> {
				const kept = this.getWorkflowStaticData('node') as Kept;
				if (kept.subscription) await unsubscribe(this, kept.subscription);
				const url = this.getNodeWebhookUrl('default') ?? '';
				const { id, secret } = await subscribe(
					this,
					url,
					this.getNodeParameter('events') as string[],
				);
				Object.assign(kept, { subscription: id, url, secret });
				return true;
			},

			async delete(this: IHookFunctions): Promise<boolean> {
				const kept = this.getWorkflowStaticData('node') as Kept;
				delete kept.url;
				delete kept.secret;
				try {
					if (kept.subscription) await unsubscribe(this, kept.subscription);
				} catch (error) {
					// The workflow must stop all the same. The next start removes what is left; without one the
					// service gives it up, because n8n answers its calls with 404.
					this.logger.warn(
						`A subscription is left at Askfirst for now: ${error.message}`,
					);
					return true;
				}
				delete kept.subscription;
				return true;
			},
		},
	};

	async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
		const kept = this.getWorkflowStaticData('node') as Kept;
		const { webhookSecret } = await this.getCredentials<Credential>('askfirstApi');
		const secret = kept.secret ?? webhookSecret;
		const call = signedCall(this.getHeaderData(), this.getRequestObject().rawBody);
		if (!secret || !isSigned(call, secret, Date.now())) {
			this.getResponseObject()
				.status(401)
				.send('This call is not signed with the secret of the subscription.');
			return { noWebhookResponse: true };
		}
		return { workflowData: [[{ json: this.getBodyData() as IDataObject }]] };
	}
}
