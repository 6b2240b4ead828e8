import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { check } from '../../nodes/Askfirst/operations/check';
import type { Member, Reply } from '../../nodes/shared/types';
import { wakeItem, type Wake } from '../../nodes/shared/wake';
import { RESUME, WAIT, n8n, type Scene } from '../support/n8n';
import { Service, problem } from '../support/service.mjs';
import { level, member, question, seen } from '../support/values';

let service: Service;
beforeEach(async () => {
	service = await new Service().start();
});
afterEach(async () => await service.stop());

const clear = seen({
	id: null,
	status: 'clear',
	questions: [] as never,
	level: null,
	context: null,
});

function play(scene: Partial<Scene>, parameters = {}) {
	const { functions, played } = n8n({
		baseUrl: `${service.url}/`,
		parameters: {
			text: ['first', 'second'],
			timeKeptBy: 'workflow',
			unreachable: 'fail',
			...parameters,
		},
		items: [{ json: { id: 1 } }, { json: { id: 2 } }],
		before: [WAIT],
		after: [WAIT],
		...scene,
	});
	return check(functions).then((outputs) => Object.assign(outputs, { hints: played.hints }));
}

const ids = (items: Array<{ json: { id?: unknown } }>) => items.map(({ json }) => json.id);

describe('new instructions', () => {
	it('lets clear ones pass, and asks about the others', async () => {
		service.answer = ({ body }) => [
			200,
			(body.instruction as { text: string }).text === 'first' ? clear : seen(),
		];
		const context: { members?: Array<{ id: string; pairedItem: object }> } = {};
		const [cleared, asks, waiting, guesses] = await play({ context: context as never });
		expect([ids(cleared), ids(asks), waiting, guesses]).toEqual([[1], [2], [], []]);
		expect(asks[0].pairedItem).toEqual({ item: 1 });
		expect(asks[0].json.askfirst).toMatchObject({
			status: 'pending',
			answer_url: `${RESUME}&clarification=clr_1&question=q1`,
		});
		expect(context.members).toMatchObject([
			{ id: 'clr_1', pairedItem: { item: 1, sourceOverwrite: { previousNode: 'Trigger' } } },
		]);
	});

	it('sends what is known beside the text', async () => {
		service.answer = () => [200, clear];
		const options = {
			fields: '{"customer": "Acme"}',
			requiredFields: 'order, date',
			candidates: [],
			toId: 'anna',
			toRole: 'director_agent',
			from: 'bot-7',
			chain: { levels: [{ role: 'a', timeout: 90, reach: '' }] },
			questions: { questions: [{ text: 'Which?', options: 'x, y', field: '' }] },
			mode: 'all_at_once',
		};
		await play({ items: [{ json: {} }] }, { department: 'sales', language: '', options });
		expect(service.asked).toMatchObject([{ method: 'POST', path: '/v1/clarifications/step' }]);
		expect(service.asked[0].body).toEqual({
			instruction: {
				text: 'first',
				department: 'sales',
				fields: { customer: 'Acme' },
				required_fields: ['order', 'date'],
			},
			from: 'bot-7',
			to: { id: 'anna', role: 'director_agent' },
			candidates: [],
			chain: [{ role: 'a', timeout: 90 }],
			questions: [{ text: 'Which?', options: ['x', 'y'] }],
			mode: 'all_at_once',
		});
	});

	it.each([
		[
			{ whoIsAsked: 'person', timeToAnswer: 2, timeUnit: 'days' },
			[['human_operator', 172_800]],
		],
		[{ whoIsAsked: 'agents' }, undefined],
		[
			{
				whoIsAsked: 'chain',
				chain: {
					levels: [
						{ role: 'lead', timeToAnswer: 90, timeUnit: 'minutes', reach: '#sales' },
						{ role: 'head', timeToAnswer: 4, timeUnit: 'hours', reach: '' },
					],
				},
			},
			[
				['lead', 5_400, '#sales'],
				['head', 14_400],
			],
		],
	])('asks %j', async (parameters, levels) => {
		service.answer = () => [200, clear];
		await play({ version: 2, items: [{ json: {} }] }, parameters);
		const chain = service.asked[0].body.chain as object[] | undefined;
		expect(chain?.map((level) => Object.values(level))).toEqual(levels);
	});

	it('puts Ask behind Clear and Best Guess from version 2 on', async () => {
		service.answer = () => [200, seen()];
		const [cleared, guesses, asks, waiting] = await play(
			{ version: 2 },
			{ whoIsAsked: 'agents' },
		);
		expect([cleared, guesses, asks.length, waiting]).toEqual([[], [], 2, []]);
	});

	it('says where nobody waits for the answer', async () => {
		service.answer = () => [200, seen()];
		expect((await play({})).hints).toEqual([]);
		const [{ message }] = (await play({ after: [] })).hints;
		expect(message).toContain('No Askfirst Wait comes after this node');
	});

	it('refuses levels that n8n cannot time', async () => {
		await expect(play({}, { options: { timeout: 30 } })).rejects.toThrow(
			'A level of 30 s is too short',
		);
		const person = { whoIsAsked: 'person', timeToAnswer: 0.5, timeUnit: 'minutes' };
		await expect(play({ version: 2 }, person)).rejects.toThrow(
			'A "Time to Answer" of 0.5 minutes is too short',
		);
		await expect(play({ version: 2 }, { ...person, timeUnit: 'hour' })).rejects.toMatchObject({
			message: '"Unit" is "hour"',
			description: 'It is one of minutes, hours, days.',
		});
		expect(service.asked).toEqual([]);
		service.answer = () => [200, seen({ level: level(0, 10) as never })];
		await expect(play({})).rejects.toThrow('A level of 10 s is too short');
	});

	it('lets the service keep any level, and has itself woken', async () => {
		service.answer = () => [
			201,
			seen({ answer_url: 'http://askfirst/answer/t', context: null }),
		];
		const parameters = { timeKeptBy: 'service', options: { timeout: 5 } };
		const [, asks] = await play({}, parameters);
		const [first, second] = service.asked;
		expect(first).toMatchObject({
			path: '/v1/clarifications',
			body: { timeout: 5, callback_url: RESUME, callback_to: 'execution' },
		});
		expect(asks[0].json.askfirst).toMatchObject({ answer_url: 'http://askfirst/answer/t' });
		expect(first.headers['idempotency-key']).not.toBe(second.headers['idempotency-key']);
		await play({}, parameters);
		expect(service.asked[2].headers['idempotency-key']).toBe(first.headers['idempotency-key']);
		await play({ run: 1 }, parameters);
		expect(service.asked[4].headers['idempotency-key']).not.toBe(
			first.headers['idempotency-key'],
		);
		await play({ after: [] }, parameters);
		expect(service.asked[6].body).not.toHaveProperty('callback_url');
	});

	it('gives an agent everything on the first output', async () => {
		service.answer = () => [200, seen()];
		const [first, asks] = await play({ isTool: true });
		expect(ids(first)).toEqual([1, 2]);
		expect(first[0].json.askfirst).toMatchObject({ status: 'pending', id: 'clr_1' });
		expect(asks).toEqual([]);
	});

	it('gives an agent nothing with which it could answer for a person', async () => {
		service.answer = () => [200, seen({ answer_url: 'http://askfirst/answer/t' })];
		const [[{ json }]] = await play({ isTool: true });
		expect(json.askfirst).not.toHaveProperty('answer_url');
		expect(json.askfirst).not.toHaveProperty('context');
	});

	it('opens another one for another call of a tool, the same for the same', async () => {
		service.answer = () => [201, seen()];
		const scene = { isTool: true, items: [{ json: {} }] };
		for (const text of ['first', 'second', 'second']) {
			await play(scene, { text: [text], timeKeptBy: 'service' });
		}
		const [one, two, again] = service.asked.map(({ headers }) => headers['idempotency-key']);
		expect([one === two, two === again]).toEqual([false, true]);
	});
});

describe('trouble', () => {
	const refused = problem(422, 'The instruction cannot be assessed', [
		{ path: 'department', message: 'Is not known', mend: 'Give sales' },
	]);

	it('fails with the item and what to do', async () => {
		service.answer = ({ body }) =>
			(body.instruction as { text: string }).text === 'first' ? [200, clear] : refused;
		await expect(play({})).rejects.toMatchObject({
			message: 'Askfirst: The instruction cannot be assessed',
			description: 'department: Is not known. Give sales',
			context: { itemIndex: 1 },
		});
	});

	it('waits for as long as the service says when it is asked too much', async () => {
		const items = [{ json: {} }];
		service.answer = () => {
			const first = service.asked.length === 1;
			return first ? [...problem(429, 'Too many'), { 'retry-after': '0' }] : [200, clear];
		};
		expect((await play({ items }))[0]).toHaveLength(1);
		service.answer = () => [...problem(429, 'Too many'), { 'retry-after': '3600' }];
		await expect(play({ items })).rejects.toThrow('Too many');
		expect(service.asked).toHaveLength(3);
	});

	it('never takes what was not checked for clear, also where the workflow goes on', async () => {
		service.answer = () => refused;
		const [cleared, , , guesses] = await play({ continueOnFail: true });
		expect(cleared).toEqual([]);
		expect(guesses[1]).toEqual({
			json: {
				error: 'Askfirst: The instruction cannot be assessed',
				message: 'department: Is not known. Give sales',
				details: { id: 2 },
			},
			pairedItem: { item: 1 },
		});
	});

	it('says where nobody answered', async () => {
		const scene = { baseUrl: 'http://127.0.0.1:9' };
		await expect(play(scene)).rejects.toMatchObject({
			message: 'Askfirst cannot be reached at http://127.0.0.1:9',
			context: { itemIndex: 0 },
		});
		const [, , , guesses] = await play(scene, { unreachable: 'bestGuess' });
		expect(guesses[0].json).toMatchObject({
			id: 1,
			askfirst: {
				updated_instruction: { text: 'first' },
				risk: { reasons: ['service_unreachable'] },
			},
		});
	});

	it('follows no redirect, which would take the key along and make a GET of a POST', async () => {
		service.answer = ({ path }) =>
			path.startsWith('/there')
				? [200, { clarifications: [] }]
				: [301, {}, { location: 'https://ask.example.com/v1/clarifications/step' }];
		await expect(play({})).rejects.toThrow(
			'The base URL redirects to https://ask.example.com/v1/clarifications/step',
		);
		expect(service.asked).toHaveLength(1);
	});

	it.each(['workflow', 'service'])(
		'takes no list for a clarification (%s)',
		async (timeKeptBy) => {
			service.answer = () => [200, { clarifications: [], cursor: null }];
			await expect(play({}, { timeKeptBy })).rejects.toThrow('is not Askfirst');
		},
	);

	it('says it to an agent on the only output that the agent reads', async () => {
		const scene = { baseUrl: 'http://127.0.0.1:9', isTool: true };
		const [first] = await play(scene, { unreachable: 'bestGuess' });
		expect(first[0].json.askfirst).toMatchObject({
			status: 'best_guess',
			risk: { safe_to_proceed: false },
		});
		const [told] = await play({ ...scene, continueOnFail: true });
		expect(told[0].json.error).toBe('Askfirst cannot be reached at http://127.0.0.1:9');
	});

	it('takes no refusal for being out of reach', async () => {
		service.answer = () => problem(401, 'No');
		await expect(play({}, { unreachable: 'bestGuess' })).rejects.toThrow(
			'does not accept the API key',
		);
	});
});

describe('a group after a wait', () => {
	/** As Askfirst Wait leaves them. */
	const park = (context: Scene['context']) => {
		for (const one of context?.members as unknown as Member[]) one.parked = true;
	};
	const wait = (wake: Wake, members: Member[], scene: Partial<Scene> = {}) => {
		const context = scene.context ?? ({ members } as never);
		park(context);
		return play({ ...scene, context, items: [wakeItem(wake)] });
	};
	const reply: Reply = { event: 'answered', answers: [{ question_id: 'q1', value: '10 %' }] };
	const replied: Wake = { event: 'replied', clarification: 'clr_1', reply };
	const past = Date.now() - 1;
	const soon = Date.now() + 60_000;

	it('goes on with the answer, as the item that it was', async () => {
		service.answer = () => [200, seen({ status: 'resolved' })];
		const pairedItem = { item: 4, sourceOverwrite: { previousNode: 'Trigger' } };
		const one = member({ item: { json: { id: 9 }, pairedItem }, pairedItem });
		const [cleared, , waiting] = await wait(replied, [one]);
		expect(service.asked[0].body).toEqual({
			context: 'afc1.x',
			event: 'answered',
			question_id: 'q1',
			value: '10 %',
		});
		expect(cleared).toMatchObject([
			{ json: { id: 9, askfirst: { status: 'resolved' } }, pairedItem },
		]);
		expect(waiting).toEqual([]);
	});

	it('asks the next question or waits, never both', async () => {
		service.answer = () => [200, seen({ version: 2, questions: [question('q2')] as never })];
		const members = [member(), member({ id: 'clr_2', due: soon })];
		const [, asks, waiting] = await wait(replied, members);
		expect([asks.length, waiting]).toEqual([1, []]);
		expect(service.asked).toHaveLength(1);
	});

	it('asks the next level where another node waited, and nobody replied', async () => {
		service.answer = () => [200, seen({ level: level(1) as never })];
		const scene = { after: [{ ...WAIT, parameters: { operation: 'takeReply' } }] };
		const silence: Wake = { event: 'silence', clarification: 'clr_1' };
		const [, asks] = await wait(silence, [member()], scene);
		expect(service.asked.map(({ body }) => body.event)).toEqual(['timed_out']);
		expect(asks[0].json.askfirst).toMatchObject({ answer_url: null });
		expect((asks[0].json.askfirst as { message: string }).message).not.toContain('http');
	});

	it('waits on when n8n wakes up early', async () => {
		const [, asks, waiting] = await wait({ event: 'timer' }, [member({ due: soon })]);
		expect([asks, waiting.length, service.asked]).toEqual([[], 1, []]);
	});

	it('asks the next level when the time is up, and guesses after the last', async () => {
		service.answer = ({ body }) => [
			200,
			body.context === 'last'
				? seen({ status: 'best_guess' })
				: seen({ level: level(1) as never }),
		];
		const members = [
			member({ due: past }),
			member({ id: 'clr_2', context: 'last', due: past }),
		];
		const [, asks, , guesses] = await wait({ event: 'timer' }, members);
		expect(service.asked.map(({ body }) => body.event)).toEqual(['timed_out', 'timed_out']);
		expect([asks.length, guesses.length]).toEqual([1, 1]);
	});

	it('lets items leave together where that is set, in the order in which they came', async () => {
		const parameters = { options: { release: 'together' } };
		const context: Scene['context'] = {};
		service.answer = ({ body }) => [
			200,
			(body.instruction as { text: string }).text === 'first' ? seen() : clear,
		];
		const opened = await play({ context }, parameters);
		expect(opened.map((items) => items.length)).toEqual([0, 1, 0, 0]);
		service.answer = () => [200, seen({ status: 'resolved' })];
		park(context);
		const after = { context, items: [wakeItem(replied)] };
		const [cleared] = await play(after, parameters);
		expect(ids(cleared)).toEqual([1, 2]);
		expect(cleared[1].pairedItem).toMatchObject({
			sourceOverwrite: { previousNode: 'Trigger' },
		});
		expect(context).toEqual({ members: [], held: undefined });
	});

	it('evaluates no option for a wake but when to release', async () => {
		service.answer = () => [200, seen({ status: 'resolved' })];
		const options = new Proxy({} as Record<string, unknown>, {
			get: (_, name) => (name === 'release' ? 'oneByOne' : expect.unreachable()),
			ownKeys: () => expect.unreachable(),
		});
		const context = { members: [member()] } as never;
		park(context);
		const [cleared] = await play({ context, items: [wakeItem(replied)] }, { options });
		expect(cleared).toHaveLength(1);
	});

	it('takes nothing for a new instruction that comes from the wait without its mark', async () => {
		const context = {
			members: [member({ parked: true }), member({ id: 'clr_2', parked: true })],
		};
		const scene = { context: context as never };
		await expect(play(scene)).rejects.toThrow('"askfirstWake" is missing');
		expect(service.asked).toEqual([]);
		expect(context.members).toHaveLength(2);
		const [cleared, , , guesses] = await play({ ...scene, continueOnFail: true });
		expect([cleared, guesses.length]).toEqual([[], 2]);
		expect(guesses[0].json.details).toEqual(member().item.json);
		expect(context.members).toEqual([]);
	});

	it('takes an item that brings such a field for what it is: a new instruction', async () => {
		service.answer = () => [200, clear];
		const items = [{ json: { id: 1, askfirstWake: { event: 'timer' } } }];
		const [cleared] = await play({ items });
		expect([ids(cleared), service.asked.length]).toEqual([[1], 1]);
	});

	it('reads the truth where the service keeps the time', async () => {
		service.answer = () => [200, seen({ version: 2, status: 'resolved' })];
		const members = [member({ keeper: 'service' }), member({ keeper: 'service', id: 'clr_2' })];
		const [cleared, , waiting] = await wait(
			{ event: 'moved', clarification: 'clr_2' },
			members,
		);
		expect(service.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
			'GET /v1/clarifications/clr_2',
		]);
		expect([cleared.length, waiting.length]).toEqual([1, 1]);
	});

	it('waits on for another answer where this one cannot be taken', async () => {
		service.answer = () =>
			problem(409, 'The question has another answer', [], 'already-answered');
		const [, , waiting] = await wait(replied, [member({ due: soon })]);
		expect(waiting).toHaveLength(1);
	});

	it('looks where somebody else was first, and the service keeps the time', async () => {
		service.answer = ({ method }) =>
			method === 'GET'
				? [200, seen({ version: 2, status: 'resolved' })]
				: problem(409, 'It is closed', [], 'clarification-closed');
		const [cleared, , waiting] = await wait(replied, [member({ keeper: 'service' })]);
		expect([cleared.length, waiting]).toEqual([1, []]);
	});

	it('fails where a node that sends and waits would ask again, and keeps the answer for a retry', async () => {
		const after = [{ ...WAIT, parameters: { operation: 'takeReply' } }];
		const context = { members: [member({ due: soon })] } as never;
		const away = { baseUrl: 'http://127.0.0.1:9', after, context };
		await expect(wait(replied, [], away)).rejects.toThrow('cannot be reached');
		service.answer = () => [200, seen({ status: 'resolved' })];
		const [cleared] = await wait(replied, [], { after, context });
		expect(service.asked[0].body).toMatchObject({ event: 'answered', value: '10 %' });
		expect(cleared).toHaveLength(1);
	});

	it('keeps the answer while the service is away, and gives it up in the end', async () => {
		const context = { members: [member({ due: soon })] };
		const away = { baseUrl: 'http://127.0.0.1:9', context: context as never };
		const [, , waiting] = await wait(replied, [], away);
		expect(waiting).toHaveLength(1);
		expect(context.members[0]).toMatchObject({ reply, failures: 1 });
		expect(context.members[0].due).toBeGreaterThan(Date.now());

		context.members[0].due = past;
		service.answer = () => [200, seen({ status: 'resolved' })];
		const back = { context: { members: [...context.members] } as never };
		const [cleared] = await wait({ event: 'timer' }, [], back);
		expect(cleared).toHaveLength(1);

		context.members[0].failures = 5;
		await expect(wait({ event: 'timer' }, [], away)).rejects.toThrow('cannot be reached');
	});

	it('remembers nothing of a run that fails, so that it may be tried again', async () => {
		service.answer = ({ body }) =>
			body.context === 'bad'
				? problem(410, 'Too old')
				: [200, seen({ level: level(1) as never })];
		const context = { members: [member({ due: past }), member({ context: 'bad', due: past })] };
		park(context as never);
		const before = structuredClone(context);
		await expect(wait({ event: 'timer' }, [], { context: context as never })).rejects.toThrow(
			'Too old',
		);
		expect(context).toEqual(before);
	});
});
