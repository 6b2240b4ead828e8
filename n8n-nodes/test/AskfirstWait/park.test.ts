import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { park } from '../../nodes/AskfirstWait/park';
import { takeReply } from '../../nodes/AskfirstWait/reply';
import { ASKFIRST, n8n, type Scene } from '../support/n8n';
import { Service } from '../support/service.mjs';
import { level, member, seen } from '../support/values';

const NOW = new Date('2026-11-21T20:00:00Z').getTime();
let service: Service;
beforeEach(async () => {
	vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
	service = await new Service().start();
});
afterEach(async () => {
	vi.useRealTimers();
	await service.stop();
});

async function play(scene: Partial<Scene>) {
	const items = [{ json: { ok: true } }];
	const around = { before: [ASKFIRST], after: [ASKFIRST] };
	const { functions, played } = n8n({ baseUrl: service.url, items, ...around, ...scene });
	return { items: await park(functions), played };
}

it('parks until the first of the group is due', async () => {
	const members = [member({ level: level(0, 300) }), member({ id: 'clr_2', due: NOW + 70_000 })];
	const { items, played } = await play({ members });
	expect(played.parkedUntil).toEqual(new Date(NOW + 70_000));
	expect(members[0]).toMatchObject({ due: NOW + 300_000, parked: true });
	expect(items).toEqual([{ json: { askfirstWake: { event: 'timer' } } }]);
	expect(service.asked).toEqual([]);
});

it('does not park when the service has moved on meanwhile', async () => {
	service.answer = () => [200, seen({ version: 2 })];
	const { items, played } = await play({ members: [member({ keeper: 'service' })] });
	expect(items[0].json).toEqual({ askfirstWake: { event: 'moved' } });
	expect(played.parkedUntil).toBeUndefined();
});

it('parks when the service cannot say', async () => {
	const { played } = await play({
		members: [member({ keeper: 'service' })],
		baseUrl: 'http://127.0.0.1:9',
	});
	expect(played.parkedUntil).toEqual(new Date(NOW + 65_000));
});

it.each([[undefined], [[]]])('fails where nothing is open: %j', async (members) => {
	await expect(play({ members })).rejects.toThrow('No question of "Askfirst" is open');
});

it('says how to wire it', async () => {
	await expect(play({ members: [], after: [] })).rejects.toThrow('not in a loop');
});

describe('the reply that another node brought', () => {
	const reply = (text: unknown, members: unknown = [member()], json: object = {}) => {
		const around = { before: [ASKFIRST], after: [ASKFIRST] };
		const parameters = { reply: text } as never;
		const { functions } = n8n({
			baseUrl: service.url,
			members,
			parameters,
			items: [{ json }] as never,
			...around,
		});
		return takeReply(functions)[0].json.askfirstWake;
	};

	it('answers the open question', () => {
		expect(reply(' 10 % ')).toEqual({
			event: 'replied',
			clarification: 'clr_1',
			reply: { event: 'answered', answers: [{ question_id: 'q1', value: '10 %' }] },
		});
	});

	it.each([[undefined], [''], [null]])('is silence where there is none: %j', (text) => {
		expect(reply(text)).toEqual({ event: 'silence', clarification: 'clr_1' });
	});

	it('is silence where nobody replied in a chat, and the asked item itself comes', () => {
		const json = { chatInput: 'Give them a good discount', askfirst: { status: 'pending' } };
		expect(reply(json.chatInput, [member()], json)).toMatchObject({ event: 'silence' });
	});

	it('belongs to one question, not to several items', () => {
		expect(() => reply('x', [member(), member({ id: 'clr_2' })])).toThrow('Several questions');
		expect(() => reply('x', [])).toThrow('No question of "Askfirst" is open');
	});
});
