import { describe, expect, it } from 'vitest';

import { replyOf } from '../../nodes/AskfirstWait/reading';
import { news } from '../../nodes/shared/news';
import { question } from '../support/values';

describe('a reply', () => {
	it.each([
		[
			{ value: ' 10 % ' },
			{ event: 'answered', answers: [{ question_id: 'q1', value: '10 %' }] },
		],
		[{ value: 12 }, { event: 'answered', answers: [{ question_id: 'q1', value: '12' }] }],
		[{ outcome: 'skipped' }, { event: 'skipped', question_id: 'q1' }],
		[{ outcome: 'declined' }, { event: 'declined', question_id: 'q1' }],
		[{ value: '  ' }, undefined],
		[{ value: ['a', 'b'] }, undefined],
		[{ outcome: 'timed_out' }, undefined],
		[{}, undefined],
	])('%j', (body, reply) => {
		expect(replyOf(body, [question()])).toEqual(reply);
	});

	it('may answer some of several questions', () => {
		const questions = ['q1', 'q2', 'q3'].map(question);
		expect(replyOf({ value_q1: 'a', value_q2: '', value_q3: 'c' }, questions)).toEqual({
			event: 'answered',
			answers: [
				{ question_id: 'q1', value: 'a' },
				{ question_id: 'q3', value: 'c' },
			],
		});
	});
});

describe('a call of the service', () => {
	it('says which clarification is at which version', () => {
		const data = { clarification: { id: 'clr_1', version: 3, status: 'resolved' } };
		expect(news({ type: 'clarification.resolved', data })).toEqual({
			id: 'clr_1',
			version: 3,
			matters: true,
		});
	});

	it.each([
		['asked', true],
		['best_guess', true],
		['cancelled', true],
		['requested', false],
		['answered', false],
		['escalated', false],
	])('%s: matters is %s', (type, matters) => {
		const data = { clarification: { id: 'clr_1', version: 3 } };
		expect(news({ type: `clarification.${type}`, data })).toMatchObject({ matters });
	});

	it('is nothing else', () => {
		expect(news({ value: '10 %' })).toBeUndefined();
		expect(news({ type: 'clarification.resolved' })).toBeUndefined();
	});
});
