import { describe, expect, it } from 'vitest';

import { happened, lookAgain, newMember, renew, startClocks } from '../../nodes/shared/group';
import type { Reply } from '../../nodes/shared/types';
import { level, member, question, seen } from '../support/values';

const NOW = 1_000_000;
const answer: Reply = { event: 'answered', answers: [{ question_id: 'q1', value: '10 %' }] };

describe('who is asked', () => {
	it('asks a new member, and nobody the same question at the same level again', () => {
		const { id, keeper, item, pairedItem, text } = member();
		const fresh = newMember(seen({ id }), { keeper, item, pairedItem, text });
		expect(renew(fresh, seen())).toBe(true);
		expect(renew(fresh, seen({ version: 2 }))).toBe(false);
		expect(fresh.version).toBe(2);
	});

	it('asks the next level the same question', () => {
		const one = member();
		expect(renew(one, seen({ level: level(1) as never }))).toBe(true);
		expect(one.asked).toEqual(['q1@0', 'q1@1']);
	});

	it('asks nothing when a part of a form is answered', () => {
		const one = member({
			questions: [question('q1'), question('q2')],
			asked: ['q1@0', 'q2@0'],
			due: 5,
		});
		expect(renew(one, seen({ questions: [question('q2')] as never }))).toBe(false);
		expect(one.due).toBe(5);
	});
});

describe('the clock', () => {
	it('starts for those who were just asked, and runs on for the others', () => {
		const asked = member({ level: level(0, 300) });
		const waiting = member({ due: NOW + 20_000 });
		expect(startClocks([asked, waiting], NOW)).toBe(NOW + 20_000);
		expect(asked.due).toBe(NOW + 300_000);
	});

	it('leaves the service time to call before it looks for itself', () => {
		expect(startClocks([member({ keeper: 'service', level: level(0, 5) })], NOW)).toBe(
			NOW + 10_000,
		);
	});

	it('looks again in a minute where nothing has changed', () => {
		const one = member({ due: NOW });
		lookAgain(one, NOW);
		expect(one.due).toBe(NOW + 60_000);
		lookAgain(one, NOW);
		expect(one.due).toBe(NOW + 60_000);
	});
});

describe('what has happened', () => {
	it('is a reply to this one alone', () => {
		const wake = { event: 'replied', clarification: 'clr_1', reply: answer } as const;
		expect(happened(member(), wake, NOW)).toEqual(answer);
		expect(happened(member({ id: 'clr_2' }), wake, NOW)).toBeUndefined();
	});

	it('is the end of a level when it is due, and nothing when n8n wakes up early', () => {
		expect(happened(member({ due: NOW }), { event: 'timer' }, NOW)).toEqual({ event: 'due' });
		expect(happened(member({ due: NOW + 1 }), { event: 'timer' }, NOW)).toBeUndefined();
	});

	it('is still the reply that the service could not be told', () => {
		expect(happened(member({ reply: answer, due: NOW }), { event: 'timer' }, NOW)).toEqual(
			answer,
		);
	});

	it('is for the service to say where it keeps the time', () => {
		const kept = member({ keeper: 'service', due: NOW + 1 });
		expect(happened(kept, { event: 'moved', clarification: 'clr_1' }, NOW)).toEqual({
			event: 'due',
		});
		expect(happened(kept, { event: 'moved', clarification: 'clr_2' }, NOW)).toBeUndefined();
		expect(happened(kept, { event: 'moved' }, NOW)).toEqual({ event: 'due' });
		expect(happened(kept, { event: 'timer' }, NOW)).toEqual({ event: 'due' });
	});
});
