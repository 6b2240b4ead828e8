/** What the body of a call says. Nothing but values here. */
import type { Question, Reply } from '../shared/types';

/** The most characters of one answer: what the service takes. */
export const LONGEST = 20_000;

/**
 * A reply to the open questions: `value`, or one `value_<question id>` for each of several, or `outcome`.
 * Undefined where it says nothing.
 */
export function replyOf(body: object, questions: Question[]): Reply | undefined {
	const said = body as Record<string, unknown>;
	const [first] = questions;
	if (said.outcome === 'skipped' || said.outcome === 'declined') {
		return { event: said.outcome, question_id: first.id };
	}
	const answers = Object.entries(saidIn(body, questions)).map(([question_id, value]) => ({
		question_id,
		value,
	}));
	return answers.length > 0 ? { event: 'answered', answers } : undefined;
}

/** What was written, by question; questions to which nothing was written are left out. */
export function saidIn(body: object, questions: Question[]): Record<string, string> {
	const said = body as Record<string, unknown>;
	const written = questions.map(({ id }, i) => {
		return [id, textOf(said[`value_${id}`] ?? (i === 0 ? said.value : undefined))];
	});
	return Object.fromEntries(written.filter(([, value]) => value)) as Record<string, string>;
}

/** The characters of the longest answer, as the service counts them. */
export function longestOf(said: Record<string, string>): number {
	return Math.max(0, ...Object.values(said).map((value) => [...value].length));
}

function textOf(value: unknown): string {
	const isText = ['string', 'number', 'boolean'].includes(typeof value);
	return isText ? String(value).trim().replace(/\r\n/g, '\n') : '';
}
