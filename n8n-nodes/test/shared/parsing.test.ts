import { describe, expect, it } from 'vitest';

import { given, jsonOf, listOf, textOf } from '../../nodes/shared/parsing';

describe('what people type', () => {
	it.each([
		['a, b,,c ', ['a', 'b', 'c']],
		['["a, b", "c"]', ['a, b', 'c']],
		[
			['a', 1],
			['a', '1'],
		],
		['', []],
	])('%j is a list', (typed, list) => {
		expect(listOf(typed, 'Candidates')).toEqual(list);
	});

	it('is JSON as typed, or as an expression gives it', () => {
		expect(jsonOf('{"customer": "Acme"}', 'Fields')).toEqual({ customer: 'Acme' });
		expect(jsonOf({ customer: 'Acme' }, 'Fields')).toEqual({ customer: 'Acme' });
	});

	it('is named where it is no JSON', () => {
		expect(() => jsonOf('{"customer": Acme}', 'Fields')).toThrow('"Fields" is not valid JSON');
		expect(() => listOf('["a"', 'Candidates')).toThrow('"Candidates" is not valid JSON');
	});

	it.each(['"Acme"', '12', 'null', 12, true, null])(
		'is named where it is no object: %j',
		(value) => {
			expect(() => jsonOf(value, 'Fields')).toThrow(
				'"Fields" is neither an object nor a list',
			);
		},
	);

	it('is a text, also where an expression gives a number', () => {
		expect([textOf('x'), textOf(12), textOf(undefined)]).toEqual(['x', '12', undefined]);
	});

	it('is left out where it is empty, so that defaults hold', () => {
		expect(given({ a: '', b: undefined, c: null, d: 0, e: false, f: [] })).toEqual({
			d: 0,
			e: false,
			f: [],
		});
	});
});
