import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { park } from '../../nodes/AskfirstWait/park';
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
	expect(members[0].due).toBe(NOW + 300_000);
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

it('waits for nothing where nothing is open', async () => {
	const { items, played } = await play({ members: undefined });
	expect([items, played.parkedUntil]).toEqual([[], undefined]);
});

it('says how to wire it', async () => {
	await expect(play({ members: [], after: [] })).rejects.toThrow('not in a loop');
});
