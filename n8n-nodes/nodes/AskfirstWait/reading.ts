/** What the body of a call says. Nothing but values here. */
import type { Question, Reply } from '../shared/types';

/** The most characters of one answer: what the service takes. */
export const LONGEST = 20_000;

/** An event of the service about a clarification, which is now at this version. */
export interface News {
	id: string;
	version: number;
	/** Whether somebody is asked now, or it is over; other events come before one of these. */
	matters: boolean;
}

/** Undefined for anything but an event. */
export function news(body: object): News | undefined {
	const { type, data } = body as { type?: unknown; data?: { clarification?: Partial<News> } };
	const { id, version } = data?.clarification ?? {};
	if (typeof type !== 'string' || !type.startsWith('clarification.')) return undefined;
	if (id === undefined || version === undefined) return undefined;
	return { id, version, matters: /\.(asked|resolved|best_guess|cancelled)$/.test(type) };
}

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
