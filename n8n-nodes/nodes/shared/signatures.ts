/** Signatures of Standard Webhooks: whether a call comes from the service. */
import { createHmac, timingSafeEqual } from 'crypto';

/** Seconds that a call may be old, or ahead of this clock. */
const TOLERANCE = 300;

export interface Signed {
	id: string;
	timestamp: string;
	/** One or more of `v1,<Base64>`, separated by spaces. */
	signatures: string;
	/** The body as it came. */
	body: string | Buffer;
}

/** Reads the headers of a call; undefined where one of them is missing. */
export function signedCall(
	headers: Record<string, string | string[] | undefined>,
	body: string | Buffer,
): Signed | undefined {
	const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
		(name) => headers[`webhook-${name}`],
	);
	if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') {
		return undefined;
	}
	return { id, timestamp, signatures, body };
}

/** Whether one of the signatures was made with `secret` (`whsec_` and Base64). `now` in ms. */
export function isSigned(call: Signed | undefined, secret: string, now: number): boolean {
	if (!call || !(Math.abs(now / 1000 - Number(call.timestamp)) <= TOLERANCE)) return false;
	const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
	const hmac = createHmac('sha256', key)
		.update(`${call.id}.${call.timestamp}.`)
		.update(call.body);
	const expected = hmac.digest();
	return call.signatures.split(' ').some((signature) => {
		const [version, value = ''] = signature.split(',');
		const given = Buffer.from(value, 'base64');
		return (
			version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
		);
	});
}
