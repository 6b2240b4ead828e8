/** The items whose questions are open, and what is to be done about each of them. Nothing but values here. */
import type { Clarification, Member, Reply } from './types';
import type { Wake } from './wake';

/** Seconds: n8n looks for due waits once a minute, so that a shorter one fires up to a minute late. */
export const LEAST_TIMEOUT = 60;
/** How often in a row the service may be out of reach before an open question is given up. */
export const PATIENCE = 5;
const MINUTE = 60_000;
/** Time for the service's own call to come, before the safety net looks for itself. */
const GRACE = 5_000;

/** A member that nobody has been asked about yet: `renew` says that somebody is to be. */
export function newMember(
	seen: Clarification,
	came: Pick<Member, 'keeper' | 'item' | 'pairedItem' | 'text'>,
): Member {
	const { id, version, context, questions, level, assessment } = seen;
	return {
		...came,
		id: id ?? '',
		language: assessment?.language,
		version,
		context,
		questions,
		level,
		asked: [],
		failures: 0,
	};
}

/** Takes over what the service says; true where somebody is to be asked something new. */
export function renew(member: Member, seen: Clarification): boolean {
	const { version, context, questions, level } = seen;
	Object.assign(member, { version, context, questions, level, failures: 0, reply: undefined });
	const asks = questions.map((question) => `${question.id}@${level?.index}`);
	const fresh = asks.filter((ask) => !member.asked.includes(ask));
	if (fresh.length === 0) return false;
	member.asked.push(...fresh);
	member.due = undefined;
	return true;
}

/** A reply, or `due`: the level is over (kept by the workflow), or it is time to look (by the service). */
export type Happened = Reply | { event: 'due' };

/** What there is to tell the service about a member, or to ask it; undefined: nothing has happened. */
export function happened(member: Member, wake: Wake, now: number): Happened | undefined {
	if ('reply' in wake && wake.clarification === member.id) return wake.reply;
	if (member.reply) return member.reply;
	if (wake.event === 'silence') return { event: 'due' };
	const due = member.due !== undefined && member.due <= now;
	if (member.keeper === 'workflow') return due ? { event: 'due' } : undefined;
	const called = wake.event === 'moved' && [undefined, member.id].includes(wake.clarification);
	return due || called || wake.event === 'timer' ? { event: 'due' } : undefined;
}

/** Looks again in a minute: the service was asked, and nothing has changed, or it did not answer. */
export function lookAgain(member: Member, now: number): void {
	if (member.due !== undefined && member.due <= now) member.due = now + MINUTE;
}

/** Starts the clocks of those who were just asked, and says when the first one runs out. */
export function startClocks(members: Member[], now: number): number {
	for (const member of members) {
		member.due ??= now + (member.level?.timeout ?? LEAST_TIMEOUT) * 1000 + grace(member);
	}
	return Math.min(...members.map((member) => member.due ?? Infinity));
}

function grace(member: Member): number {
	return member.keeper === 'service' ? GRACE : 0;
}
