import { afterEach, beforeEach, expect, it } from 'vitest';

import { askForApproval, decided } from '../../nodes/Askfirst/operations/approval';
import { RESUME, n8n } from '../support/n8n';
import { Service } from '../support/service.mjs';
import { seen } from '../support/values';

let service: Service;
beforeEach(async () => {
	service = await new Service().start();
});
afterEach(async () => await service.stop());

it('puts the question to a person and parks until after the deadline', async () => {
	service.answer = () => [201, seen()];
	const items = [{ json: { toolCallId: 'call-1' } as Record<string, unknown> }];
	const { functions, played } = n8n({
		baseUrl: service.url,
		version: 2,
		items: items as never,
		parameters: {
			message: 'Give 20 %',
			whoIsAsked: 'person',
			timeToAnswer: 1,
			timeUnit: 'hours',
		},
	});
	const [parked] = await askForApproval(functions);
	expect(service.asked[0]).toMatchObject({
		path: '/v1/clarifications',
		body: {
			text: 'Give 20 %',
			questions: [{ options: ['Approve', 'Decline'] }],
			chain: [{ role: 'human_operator', timeout: 3_600 }],
			callback_url: RESUME,
			callback_to: 'execution',
		},
	});
	expect(parked[0].json).toMatchObject({ toolCallId: 'call-1', askfirstApproval: 'clr_1' });
	const seconds = (played.parkedUntil!.getTime() - Date.now()) / 1000;
	expect(Math.round(seconds / 10) * 10).toBe(7_500);
});

it('takes silence for no, whatever the item said before', async () => {
	service.answer = () => [201, seen()];
	const before = { approved: true, data: { approved: true }, amount: 20 };
	const items = [{ json: before }];
	const parameters = { message: 'Give 20 %', whoIsAsked: 'agents' };
	const { functions } = n8n({ baseUrl: service.url, version: 2, items, parameters });
	await askForApproval(functions);
	// What n8n passes through when its timer fires is the input, as it was left.
	expect(items[0].json).toEqual({
		amount: 20,
		approved: false,
		data: { approved: false, status: 'timed_out' },
		askfirstApproval: 'clr_1',
	});
	expect(before).toEqual({ approved: true, data: { approved: true }, amount: 20 });
});

it('asks anew in another run, for the same item', async () => {
	service.answer = () => [201, seen()];
	const parameters = { message: 'Give 20 %', whoIsAsked: 'agents' };
	for (const run of [0, 0, 1]) {
		const items = [{ json: {} }];
		const { functions } = n8n({ baseUrl: service.url, version: 2, items, parameters, run });
		await askForApproval(functions);
	}
	const [first, again, next] = service.asked.map(({ headers }) => headers['idempotency-key']);
	expect([first === again, first === next]).toEqual([true, false]);
});

it('is about one item', async () => {
	const { functions } = n8n({ baseUrl: service.url, items: [{ json: {} }, { json: {} }] });
	await expect(askForApproval(functions)).rejects.toThrow('Several items');
	expect(service.asked).toEqual([]);
});

const answered = (value: string) => ({ answers: [{ outcome: 'answered', value }] });

it.each([
	['resolved', answered('Approve'), { approved: true, status: 'resolved' }],
	['resolved', answered('Decline'), { approved: false, status: 'resolved' }],
	[
		'resolved',
		answered('only 10 %'),
		{ approved: false, chatInput: 'only 10 %', status: 'resolved' },
	],
	['best_guess', answered('Approve'), { approved: false, status: 'best_guess' }],
	['cancelled', { answers: [] }, { approved: false, status: 'cancelled' }],
	['resolved', { answers: [{ outcome: 'skipped' }] }, { approved: false, status: 'resolved' }],
] as const)('%s with %j is %j', async (status, given, data) => {
	service.answer = () => [200, seen({ status, ...given } as never)];
	const { workflowData } = await call('clr_1', 'resolved');
	expect(workflowData).toEqual([[{ json: { data } }]]);
});

it.each([
	['another question', 'clr_2', 'resolved'],
	['what is only asked', 'clr_1', 'asked'],
	['what another event follows', 'clr_1', 'answered'],
])('waits on after %s', async (_, id, type) => {
	service.answer = () => [200, seen()];
	expect(await call(id, type)).toEqual({ webhookResponse: '' });
});

async function call(id: string, type: string) {
	const data = { clarification: { id, version: 2 } };
	const { functions } = n8n({
		baseUrl: service.url,
		items: [{ json: { askfirstApproval: 'clr_1' } }],
		request: { method: 'POST', body: { type: `clarification.${type}`, data } },
	});
	return await decided(functions);
}
