import { createHmac } from 'crypto';
import { describe, expect, it } from 'vitest';

import { called } from '../../nodes/AskfirstWait/called';
import { ASKFIRST, n8n, type Scene } from '../support/n8n';
import { member, question } from '../support/values';

const OPEN = { clarification: 'clr_1', question: 'q1', signature: 'abc' };

async function play(request: Scene['request'], scene: Partial<Scene> = {}) {
	const { functions, played } = n8n({
		baseUrl: 'http://127.0.0.1:9',
		members: [member(), member({ id: 'clr_2', keeper: 'service' })],
		before: [ASKFIRST],
		after: [ASKFIRST],
		request,
		...scene,
	});
	const result = await called(functions);
	const wake = result.workflowData?.[0][0].json.askfirstWake;
	return { wake, said: result.webhookResponse, ...played.response };
}

describe('a person', () => {
	it('sees the form, which answers nothing', async () => {
		const { wake, status, body, headers } = await play({ method: 'GET', query: OPEN });
		expect([wake, status]).toEqual([undefined, 200]);
		expect(body).toContain('What about q1?');
		expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
	});

	it('answers, and n8n says so once it has taken it', async () => {
		const { wake, said, body } = await play({
			method: 'POST',
			query: OPEN,
			body: { value: '10 %' },
		});
		expect(wake).toEqual({
			event: 'replied',
			clarification: 'clr_1',
			reply: { event: 'answered', answers: [{ question_id: 'q1', value: '10 %' }] },
		});
		expect(said).toContain('Thank you');
		expect(body).toBe('');
	});

	it('is asked again where the answer is empty', async () => {
		const { wake, status, body } = await play({
			method: 'POST',
			query: OPEN,
			body: { value: ' ' },
		});
		expect([wake, status]).toEqual([undefined, 422]);
		expect(body).toContain('Nothing was sent');
	});

	it('is told how long an answer may be, and loses nothing of it', async () => {
		const long = '<b>' + 'x'.repeat(19_998);
		const request = (value: string) => ({ method: 'POST', query: OPEN, body: { value } });
		const { wake, status, body } = await play(request(long));
		expect([wake, status]).toEqual([undefined, 422]);
		expect(body).toContain('An answer has 20001 characters; at most 20000 fit');
		expect(body).toContain(`\n&lt;b&gt;${'x'.repeat(19_998)}</textarea>`);
		const fits = await play(request('字'.repeat(20_000)));
		expect(fits.wake).toMatchObject({ reply: { answers: [{ value: '字'.repeat(20_000) }] } });
	});

	it('loses nothing of the other answers on a form', async () => {
		const members = [member({ questions: [question('q1'), question('q2')] })];
		const body = { value_q1: 'in "March"', value_q2: 'y'.repeat(20_001) };
		const seen = await play({ method: 'POST', query: OPEN, body }, { members });
		expect(seen.status).toBe(422);
		expect(seen.body).toContain('value="in &quot;March&quot;"');
		expect(seen.body).toContain('y'.repeat(20_001));
	});

	it.each([
		['another question', { ...OPEN, question: 'q2' }],
		['another clarification', { ...OPEN, clarification: 'clr_3' }],
		['no question', { signature: 'abc' }],
	])('learns that it is closed: %s', async (_, query) => {
		const seen = await play({ method: 'GET', query });
		expect([seen.status, seen.wake]).toEqual([410, undefined]);
		const answered = await play({ method: 'POST', query, body: { value: '10 %' } });
		expect([answered.status, answered.wake]).toEqual([409, undefined]);
		expect(answered.body).toContain('This question is closed');
	});

	it('may answer several questions of a form', async () => {
		const members = [member({ questions: [question('q1'), question('q2')] })];
		const body = { value_q1: 'a', value_q2: 'b' };
		const { wake } = await play({ method: 'POST', query: OPEN, body }, { members });
		expect(wake).toMatchObject({
			reply: {
				answers: [
					{ question_id: 'q1', value: 'a' },
					{ question_id: 'q2', value: 'b' },
				],
			},
		});
	});
});

describe('the service', () => {
	const event = (id: string, version: number, type = 'asked') => ({
		type: `clarification.${type}`,
		data: { clarification: { id, version } },
	});

	it('wakes the execution with news', async () => {
		const { wake, said } = await play({ method: 'POST', body: event('clr_2', 2) });
		expect([wake, said]).toEqual([{ event: 'moved', clarification: 'clr_2' }, '']);
	});

	it.each([
		['what is known', 'clr_2', 1, 'asked'],
		['somebody else', 'clr_9', 2, 'asked'],
		['what another event follows', 'clr_2', 2, 'answered'],
	])('is thanked for %s, and nothing goes on', async (_, id, version, type) => {
		const { wake, status, said } = await play({
			method: 'POST',
			body: event(id, version, type),
		});
		expect([wake, status, said]).toEqual([undefined, 200, '']);
	});

	it('has to sign where the credential has the secret', async () => {
		const key = Buffer.from('0123456789abcdef0123456789abcdef');
		const credential = { webhookSecret: `whsec_${key.toString('base64')}` };
		const body = event('clr_2', 2);
		const at = Math.floor(Date.now() / 1000);
		const signature = createHmac('sha256', key)
			.update(`evt_1.${at}.${JSON.stringify(body)}`)
			.digest('base64');
		const headers = {
			'webhook-id': 'evt_1',
			'webhook-timestamp': String(at),
			'webhook-signature': `v1,${signature}`,
		};
		const signed = await play({ method: 'POST', body, headers }, { credential });
		expect(signed.wake).toMatchObject({ event: 'moved' });
		const unsigned = await play({ method: 'POST', body }, { credential });
		expect([unsigned.wake, unsigned.status]).toEqual([undefined, 401]);
	});
});
