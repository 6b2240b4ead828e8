import { describe, expect, it } from 'vitest';

import {
	BEST_GUESS,
	CLEAR,
	carrying,
	message,
	outputOf,
	question,
	token,
	unreachableGuess,
} from '../../nodes/shared/outcomes';
import { member, seen } from '../support/values';

describe('the outputs', () => {
	it.each([
		['clear', CLEAR],
		['resolved', CLEAR],
		['best_guess', BEST_GUESS],
		['cancelled', BEST_GUESS],
	] as const)('%s leaves by output %i', (status, output) => {
		expect(outputOf(seen({ status }))).toBe(output);
	});

	it("adds to the item and takes nothing of the user's away", () => {
		const item = { json: { id: 7, decision: 'mine' }, pairedItem: { item: 3 } };
		expect(carrying(item, { decision: 'proceed' })).toEqual({
			json: { id: 7, decision: 'mine', askfirst: { decision: 'proceed' } },
			pairedItem: { item: 3 },
		});
	});

	it('has one token for a whole group', () => {
		const { json } = token([member(), member({ id: 'clr_2' })]);
		expect(json.askfirst).toMatchObject({
			status: 'waiting',
			open: [{ id: 'clr_1' }, { id: 'clr_2' }],
		});
	});
});

describe('a message that can be sent as it is', () => {
	it('has the question, the options, what it is about and the link', () => {
		expect(message(member(), 'http://n8n/1').split('\n')).toEqual([
			'What about q1?',
			'- 10 %',
			'- 20 %',
			'',
			'About this request: Give them a good discount',
			'Answer here: http://n8n/1',
		]);
	});

	it("has n8n's link as browsers are to open it, and the service's as it is", () => {
		const link = 'http://n8n/1?question=q1';
		const kept = member({ keeper: 'service' });
		expect(question(member(), seen(), link)).toMatchObject({
			answer_url: link,
			message: message(member(), `${link}&errors=form-waiting`),
		});
		expect(question(kept, seen(), link).message).toBe(message(kept, link));
		expect(question(member(), seen(), null).message).toBe(message(member(), null));
	});

	it('is in the language of the question', () => {
		expect(message(member({ language: 'zh-Hant' }), 'http://n8n/1')).toContain(
			'請在此回答： http',
		);
	});
});

it('a guess without the service is not safe', () => {
	expect(unreachableGuess('Pay them', 'down')).toMatchObject({
		updated_instruction: { text: 'Pay them' },
		risk: { reasons: ['service_unreachable'], safe_to_proceed: false },
	});
});
