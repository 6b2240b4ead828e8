import type { Clarification, Level, Member, Question } from '../../nodes/shared/types';

export const question = (id = 'q1'): Question => ({
	id,
	text: `What about ${id}?`,
	options: ['10 %', '20 %'],
	field: 'discount',
});

export const level = (index = 0, timeout = 60): Level => ({
	index,
	role: `role ${index}`,
	timeout,
	deadline: '2026-11-21T20:01:00.000Z',
	reach: null,
});

/** A pending clarification as the service shows it. */
export function seen(change: Partial<Clarification> = {}): Clarification {
	return {
		id: 'clr_1',
		version: 1,
		status: 'pending',
		questions: [question()] as Clarification['questions'],
		level: level() as Clarification['level'],
		answer_url: null,
		context: 'afc1.x',
		...change,
	};
}

export function member(change: Partial<Member> = {}): Member {
	return {
		id: 'clr_1',
		keeper: 'workflow',
		version: 1,
		context: 'afc1.x',
		questions: [question()],
		level: level(),
		item: { json: { text: 'Give them a good discount' } },
		pairedItem: { item: 0 },
		text: 'Give them a good discount',
		asked: ['q1@0'],
		failures: 0,
		...change,
	};
}
