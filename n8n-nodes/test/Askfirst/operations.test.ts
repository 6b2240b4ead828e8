import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { run } from '../../nodes/Askfirst/operations';
import { searchClarifications } from '../../nodes/Askfirst/operations/clarification';
import { n8n, type Scene } from '../support/n8n';
import { Service, problem } from '../support/service.mjs';
import { seen } from '../support/values';

let service: Service;
beforeEach(async () => {
	service = await new Service().start();
	service.answer = () => [200, seen({ status: 'resolved' })];
});
afterEach(async () => await service.stop());

async function play(parameters: Record<string, unknown>, scene: Partial<Scene> = {}) {
	const items = [{ json: {} }];
	const { functions } = n8n({
		baseUrl: service.url,
		parameters: parameters as never,
		items,
		...scene,
	});
	return await run(functions);
}

const ask = () => service.asked.map(({ method, path, body }) => ({ method, path, body }));

describe('Score', () => {
	it('scores and opens nothing', async () => {
		service.answer = () => [200, { decision: 'clarify', confidence: 0.2 }];
		const [done] = await play({
			operation: 'score',
			text: ['Pay them'],
			options: { from: 'bot-7' },
		});
		expect(ask()).toEqual([
			{ method: 'POST', path: '/v1/score', body: { text: 'Pay them', from: 'bot-7' } },
		]);
		expect(done).toEqual([
			{ json: { decision: 'clarify', confidence: 0.2 }, pairedItem: { item: 0 } },
		]);
	});
});

describe('Converse', () => {
	it.each([
		[{ sessionId: 'chat-7', context: '' }, { session_id: 'chat-7' }],
		[{ sessionId: '', context: 'afc1.x' }, { context: 'afc1.x' }],
	])('sends the message with %j', async (parameters, where) => {
		const reply = { decision: 'ask', question: { text: 'For when?' }, context: null };
		service.answer = () => [200, reply];
		const said = { text: ['Book a room'], department: 'hr' };
		const [done] = await play({ operation: 'converse', ...said, ...parameters });
		expect(ask()).toEqual([
			{
				method: 'POST',
				path: '/v1/converse',
				body: { message: 'Book a room', department: 'hr', ...where },
			},
		]);
		expect(done[0].json).toEqual(reply);
	});
});

describe('Get Many', () => {
	it('turns the pages until it has enough', async () => {
		service.answer = ({ path }) => [
			200,
			path.includes('cursor=next')
				? { clarifications: [seen({ id: 'clr_3' })], cursor: 'last' }
				: {
						clarifications: [seen({ id: 'clr_1' }), seen({ id: 'clr_2' })],
						cursor: 'next',
					},
		];
		const filters = { status: 'pending', department: '' };
		const [three] = await play({ operation: 'getMany', returnAll: false, limit: 3, filters });
		expect(three.map(({ json }) => json.id)).toEqual(['clr_1', 'clr_2', 'clr_3']);
		expect(service.asked.map(({ path }) => path)).toEqual([
			'/v1/clarifications?status=pending&limit=3',
			'/v1/clarifications?status=pending&cursor=next&limit=1',
		]);
	});

	it('offers the open ones by their question', async () => {
		service.answer = () => [
			200,
			{ clarifications: [seen(), seen({ questions: [] as never })], cursor: 'more' },
		];
		const { functions } = n8n({ baseUrl: service.url });
		const { results, paginationToken } = await searchClarifications.call(functions, 'ABOUT Q1');
		expect([results, paginationToken]).toEqual([
			[{ name: 'What about q1?', value: 'clr_1' }],
			'more',
		]);
	});
});

describe('The list of open ones', () => {
	it('turns pages that hold nothing of what is searched', async () => {
		service.answer = ({ path }) => [
			200,
			path.includes('cursor=next')
				? { clarifications: [seen({ id: 'clr_9' })], cursor: null }
				: { clarifications: [seen({ questions: [] as never })], cursor: 'next' },
		];
		const { functions } = n8n({ baseUrl: service.url });
		const { results, paginationToken } = await searchClarifications.call(functions, 'about q1');
		expect([results, paginationToken]).toEqual([
			[{ name: 'What about q1?', value: 'clr_9' }],
			undefined,
		]);
	});
});

describe('Simplify', () => {
	const score = { operation: 'score', text: ['Pay them'] };

	it.each([
		[1, undefined, ['decision', 'thresholds']],
		[2, true, ['decision']],
		[2, false, ['decision', 'thresholds']],
	])('in version %i, set to %j, leaves %j', async (version, simplify, fields) => {
		service.answer = () => [200, { decision: 'clarify', thresholds: {} }];
		const [[{ json }]] = await play({ ...score, simplify }, { version });
		expect(Object.keys(json)).toEqual(fields);
	});

	it('takes nothing from an error', async () => {
		service.answer = () => problem(422, 'No');
		const [[{ json }]] = await play(score, { version: 2, continueOnFail: true });
		expect(json.error).toBe('Askfirst: No');
	});
});

describe('Answer', () => {
	const answer = {
		operation: 'answer',
		questionId: 'q1',
		outcome: 'answered',
		value: '10 %',
		from: 'anna',
	};

	it('answers one that the service keeps', async () => {
		await play({ ...answer, clarification: 'clr_1' });
		expect(ask()).toEqual([
			{
				method: 'POST',
				path: '/v1/clarifications/clr_1/answers',
				body: { outcome: 'answered', question_id: 'q1', value: '10 %', from: 'anna' },
			},
		]);
	});

	it('answers one that is carried', async () => {
		await play({ ...answer, clarification: 'afc1.x', outcome: 'skipped', from: '' });
		expect(ask()).toEqual([
			{
				method: 'POST',
				path: '/v1/clarifications/step',
				body: { context: 'afc1.x', event: 'skipped', question_id: 'q1' },
			},
		]);
	});
});

describe('Get', () => {
	it('looks once, or waits for a change', async () => {
		await play({ operation: 'get', clarification: 'clr_1', wait: 0 });
		await play({ operation: 'get', clarification: 'clr_1', wait: 30 });
		expect(service.asked.map(({ path }) => path)).toEqual([
			'/v1/clarifications/clr_1',
			'/v1/clarifications/clr_1?wait=30',
		]);
	});
});

describe('Get with a context', () => {
	it('says where that is opened', async () => {
		await expect(
			play({ operation: 'get', clarification: 'afc1.x', wait: 0 }),
		).rejects.toMatchObject({ description: expect.stringContaining('Answer Question') });
		expect(service.asked).toEqual([]);
	});
});

describe('Cancel', () => {
	it('withdraws one that is kept, or carried', async () => {
		await play({ operation: 'cancel', clarification: 'clr_1' });
		await play({ operation: 'cancel', clarification: 'afc1.x' });
		expect(ask()).toEqual([
			{ method: 'POST', path: '/v1/clarifications/clr_1/cancel', body: {} },
			{
				method: 'POST',
				path: '/v1/clarifications/step',
				body: { context: 'afc1.x', event: 'cancelled' },
			},
		]);
	});
});

describe('Get KPIs', () => {
	it('asks for those of one department', async () => {
		await play({
			operation: 'getKpis',
			department: 'sales',
			options: { period: 'day', since: '' },
		});
		expect(service.asked[0].path).toBe('/v1/kpis?department=sales&period=day');
	});
});

describe('any of them', () => {
	it('goes on with the other items where that is wanted', async () => {
		service.answer = ({ path }) =>
			path.includes('clr_1') ? problem(404, 'There is none') : [200, seen()];
		const scene = { continueOnFail: true, items: [{ json: {} }, { json: {} }] };
		const [done] = await play({ operation: 'get', clarification: ['clr_1', 'clr_2'] }, scene);
		expect(done[0]).toEqual({
			json: { error: 'Askfirst: There is none', message: 'There is none in detail' },
			pairedItem: { item: 0 },
		});
		expect(done[1].json).toMatchObject({ id: 'clr_1', status: 'pending' });
	});

	it('says when something else answers', async () => {
		service.answer = () => [200, '<html>Welcome</html>'];
		await expect(play({ operation: 'get', clarification: 'clr_1' })).rejects.toThrow(
			'is not Askfirst',
		);
		service.answer = () => [404, '<html>Nothing</html>'];
		await expect(play({ operation: 'get', clarification: 'clr_1' })).rejects.toThrow(
			'is not Askfirst',
		);
	});

	it('shows the key that the credential has', async () => {
		await play(
			{ operation: 'get', clarification: 'clr_1' },
			{ credential: { apiKey: 'afk_1' } },
		);
		expect(service.asked[0].headers.authorization).toBe('Bearer afk_1');
	});
});
