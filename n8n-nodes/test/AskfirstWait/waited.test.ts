import { describe, expect, it } from 'vitest';

import { expressionFor } from '../../nodes/AskfirstWait/waited';
import { evaluated } from '../support/expressions.mjs';
import { member } from '../support/values';

describe('who is waited for', () => {
	it.each([
		'Askfirst',
		'Ask }} first',
		'{{ $json }}',
		'With "quotes" and \\',
		"it's ${x}",
		'問一下',
	])('is found under the name %s', (name) => {
		const $node = { [name]: { context: { members: [member()] } } };
		const found = evaluated(expressionFor(name), { $node }) as object[];
		expect(found).toMatchObject([{ id: member().id, questions: member().questions }]);
		expect(found[0]).not.toHaveProperty('item');
	});
});
