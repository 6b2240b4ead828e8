import { describe, expect, it } from 'vitest';

import { markTimer, wakeItem, wakeOf } from '../../nodes/shared/wake';

describe('why the execution goes on', () => {
	it('is read from what Askfirst Wait hands back', () => {
		expect(wakeOf([wakeItem({ event: 'moved', clarification: 'clr_1' })])).toEqual({
			event: 'moved',
			clarification: 'clr_1',
		});
	});

	it('is the timer for items that n8n passes through, whatever the node before put out', () => {
		const json = { ok: true, ts: '1' };
		const items = [{ json }, { json: { ok: true } }];
		markTimer(items);
		expect(wakeOf(items)).toEqual({ event: 'timer' });
		expect(json).toEqual({ ok: true, ts: '1' });
	});

	it('is not there in new instructions, also those of another Askfirst node', () => {
		expect(wakeOf([{ json: { text: 'x', askfirst: { event: 'timer' } } }])).toBeUndefined();
		expect(wakeOf([{ json: { askfirstWake: 'timer' } }])).toBeUndefined();
	});
});
