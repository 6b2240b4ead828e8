import { createHmac } from 'crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { AskfirstTrigger } from '../../nodes/AskfirstTrigger/AskfirstTrigger.node';
import { n8n, type Scene } from '../support/n8n';
import { Service, problem } from '../support/service.mjs';

const URL = 'http://n8n.test/webhook/askfirst';
const KEY = Buffer.from('0123456789abcdef0123456789abcdef');
const SECRET = `whsec_${KEY.toString('base64')}`;
const { webhookMethods, webhook } = new AskfirstTrigger();
const { checkExists, create, delete: remove } = webhookMethods.default;

let service: Service;
beforeEach(async () => {
	service = await new Service().start();
});
afterEach(async () => await service.stop());

function scene(staticData: Scene['staticData'], more: Partial<Scene> = {}) {
	const parameters = { events: 'clarification.escalated' };
	return n8n({ baseUrl: service.url, staticData, parameters, ...more });
}

describe('the subscription', () => {
	it('is made when the workflow is published, and its secret kept', async () => {
		service.answer = () => [201, { id: 'sub_1', secret: SECRET }];
		const kept = {};
		expect(await create.call(scene(kept).functions)).toBe(true);
		expect(kept).toEqual({ subscription: 'sub_1', url: URL, secret: SECRET });
		expect(service.asked[0]).toMatchObject({
			method: 'POST',
			path: '/v1/subscriptions',
			body: { url: URL, types: 'clarification.escalated' },
		});
	});

	it("is signed with the credential's secret where there is one", async () => {
		service.answer = () => [201, { id: 'sub_1', secret: SECRET }];
		await create.call(scene({}, { credential: { webhookSecret: SECRET } }).functions);
		expect(service.asked[0].body).toMatchObject({ secret: SECRET });
	});

	it('exists unless the service lost or disabled it', async () => {
		const { functions } = scene({ subscription: 'sub_1', url: URL });
		service.answer = () => [200, { id: 'sub_1', disabled_at: null }];
		expect(await checkExists.call(functions)).toBe(true);
		service.answer = () => [200, { id: 'sub_1', disabled_at: '2026-11-21T20:00:00Z' }];
		expect(await checkExists.call(functions)).toBe(false);
		service.answer = () => problem(404, 'There is none');
		expect(await checkExists.call(functions)).toBe(false);
		expect(await checkExists.call(scene({}).functions)).toBe(false);
	});

	it('is made anew where n8n has another address', async () => {
		const kept = { subscription: 'sub_1', url: 'http://old.test/webhook' };
		expect(await checkExists.call(scene(kept).functions)).toBe(false);
		service.answer = ({ method }) => (method === 'DELETE' ? [204, {}] : [201, { id: 'sub_2' }]);
		await create.call(scene(kept).functions);
		expect(service.asked.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
		expect(kept).toMatchObject({ subscription: 'sub_2', url: URL });
	});

	it('is removed with the workflow, also where it is gone already', async () => {
		service.answer = () => problem(404, 'There is none');
		const kept = { subscription: 'sub_1', secret: SECRET };
		expect(await remove.call(scene(kept).functions)).toBe(true);
		expect(kept).toEqual({});
		expect(service.asked[0]).toMatchObject({
			method: 'DELETE',
			path: '/v1/subscriptions/sub_1',
		});
	});

	it.each([
		['is away', (): [number, unknown] => problem(503, 'Not now')],
		['knows the key no more', (): [number, unknown] => problem(401, 'No key')],
	])(
		'holds up no workflow that stops while the service %s, and is removed later',
		async (_, answer) => {
			service.answer = answer;
			const kept = { subscription: 'sub_1', url: URL, secret: SECRET };
			expect(await remove.call(scene(kept).functions)).toBe(true);
			expect(kept).toEqual({ subscription: 'sub_1' });
			service.answer = ({ method }) =>
				method === 'DELETE' ? [204, {}] : [201, { id: 'sub_2' }];
			expect(await checkExists.call(scene(kept).functions)).toBe(false);
			await create.call(scene(kept).functions);
			expect(service.asked.map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'POST']);
			expect(kept).toMatchObject({ subscription: 'sub_2', url: URL });
		},
	);
});

describe('an event', () => {
	const body = { id: 'evt_1', type: 'clarification.escalated', data: {} };

	function event(secret = KEY): Scene['request'] {
		const at = Math.floor(Date.now() / 1000);
		const signature = createHmac('sha256', secret)
			.update(`evt_1.${at}.${JSON.stringify(body)}`)
			.digest('base64');
		return {
			method: 'POST',
			body,
			headers: {
				'webhook-id': 'evt_1',
				'webhook-timestamp': String(at),
				'webhook-signature': `v1,${signature}`,
			},
		};
	}

	it('starts the workflow', async () => {
		const { functions } = scene({ secret: SECRET }, { request: event() });
		expect((await webhook.call(functions)).workflowData).toEqual([[{ json: body }]]);
	});

	it('is refused with another signature, or without a secret to verify it', async () => {
		for (const kept of [{ secret: SECRET }, {}]) {
			const request = event(Buffer.from('another key, another key, anothe'));
			const { functions, played } = scene(kept, { request });
			expect((await webhook.call(functions)).workflowData).toBeUndefined();
			expect(played.response.status).toBe(401);
		}
	});
});
