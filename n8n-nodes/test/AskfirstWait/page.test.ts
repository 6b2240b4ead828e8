import { describe, expect, it } from 'vitest';

import { form } from '../../nodes/AskfirstWait/page';
import { question } from '../support/values';

describe('the form', () => {
	it('has a button for each option, a field for other words, and a way on without', () => {
		const html = form([question()]);
		expect(html).toContain('<button name="value" value="10 %">10 %</button>');
		expect(html).toContain('<textarea name="value"');
		expect(html).toContain('name="outcome" value="skipped"');
	});

	it('has a field for each of several questions', () => {
		const html = form([question('q1'), question('q2')]);
		expect(html).toContain('name="value_q1"');
		expect(html).toContain('name="value_q2"');
	});

	it('shows texts as texts', () => {
		const html = form([
			{ ...question(), text: '<script>x</script>', options: ['"><img src=x>'] },
		]);
		expect(html).not.toContain('<script>x');
		expect(html).not.toContain('<img');
	});
});
