import { describe, expect, it } from 'vitest';

import { answerLink, linkOf } from '../../nodes/shared/links';

const link = { clarification: 'clr_1', question: 'q1' };

describe('the link to the form', () => {
	it("keeps n8n's signature", () => {
		expect(answerLink('http://n8n/webhook-waiting/7?signature=abc', link)).toBe(
			'http://n8n/webhook-waiting/7?signature=abc&clarification=clr_1&question=q1',
		);
		expect(answerLink('http://n8n/webhook-waiting/7', link)).toContain(
			'/7?clarification=clr_1&',
		);
	});

	it('is read back, and a body cannot change what it is about', () => {
		expect(linkOf({ ...link, signature: 'abc' }, { question: 'q2', value: 'x' })).toEqual(link);
		expect(linkOf({}, { clarification: 'clr_1', question_id: 'q1' })).toEqual(link);
		expect(linkOf({ question: ['q1', 'q2'] })).toEqual({ clarification: '', question: '' });
	});
});
