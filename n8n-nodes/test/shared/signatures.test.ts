import { createHmac } from 'crypto';
import { describe, expect, it } from 'vitest';

import { isSigned, signedCall } from '../../nodes/shared/signatures';

const KEY = Buffer.from('0123456789abcdef0123456789abcdef');
const SECRET = `whsec_${KEY.toString('base64')}`;
const AT = 1_767_225_600;
const BODY = '{"type": "clarification.answered"}';

function headers(body = BODY, timestamp = AT): Record<string, string> {
	const value = createHmac('sha256', KEY).update(`evt_1.${timestamp}.${body}`).digest('base64');
	return {
		'webhook-id': 'evt_1',
		'webhook-timestamp': String(timestamp),
		'webhook-signature': `v1,${'A'.repeat(43)}= v1,${value}`,
	};
}

describe('a signed call', () => {
	it('is one of ours when any of its signatures is right', () => {
		expect(isSigned(signedCall(headers(), BODY), SECRET, AT * 1000)).toBe(true);
	});

	it('is not when body, secret or time is another', () => {
		expect(isSigned(signedCall(headers(), `${BODY} `), SECRET, AT * 1000)).toBe(false);
		expect(isSigned(signedCall(headers(), BODY), 'whsec_AAAA', AT * 1000)).toBe(false);
		expect(isSigned(signedCall(headers(), BODY), SECRET, (AT + 301) * 1000)).toBe(false);
		expect(
			isSigned(signedCall({ ...headers(), 'webhook-timestamp': 'x' }, BODY), SECRET, AT),
		).toBe(false);
	});

	it('is not without all its headers', () => {
		expect(isSigned(signedCall({ 'webhook-id': 'evt_1' }, BODY), SECRET, AT * 1000)).toBe(
			false,
		);
	});
});
