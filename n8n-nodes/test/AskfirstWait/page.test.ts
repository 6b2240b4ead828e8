import { describe, expect, it } from 'vitest';

import { form } from '../../nodes/AskfirstWait/page';
import { added } from '../support/scripts.mjs';
import { member, question } from '../support/values';

describe('the form', () => {
	it('has a button for each option, a field for other words, and a way on without', () => {
		const html = form(member());
		expect(html).toContain('<button name="value" value="10 %">10 %</button>');
		expect(html).toContain('<textarea name="value"');
		expect(html).toContain('name="outcome" value="skipped"');
	});

	it('has a field for each of several questions', () => {
		const html = form(member({ questions: [question('q1'), question('q2')] }));
		expect(html).toContain('name="value_q1"');
		expect(html).toContain('name="value_q2"');
		// The link names the first question: a later one alone could not be answered by it.
		expect(html.match(/<input [^>]* required /g)).toHaveLength(2);
	});

	it('says what it is about, in the language of the question', () => {
		const html = form(member({ language: 'de', text: 'Gib ihnen Rabatt' }));
		expect(html).toContain('<html lang="de">');
		expect(html).toContain('Es geht um diesen Auftrag:');
		expect(html).toContain('Gib ihnen Rabatt');
	});

	it('has a script that the page after a refused answer can run once more', () => {
		const [, script] = /<script>([^]*)<\/script>/.exec(form(member()))!;
		expect(added(script, script)).toEqual(['pageshow', 'submit', 'pageshow', 'submit']);
	});

	it('shows texts as texts', () => {
		const html = form(
			member({
				text: '<b>bold</b>',
				questions: [
					{ ...question(), text: '<script>x</script>', options: ['"><img src=x>'] },
				],
			}),
		);
		expect(html).not.toContain('<script>x');
		expect(html).not.toContain('<img');
		expect(html).not.toContain('<b>');
	});
});
