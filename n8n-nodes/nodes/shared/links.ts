/** The link to the form: n8n's resume URL with the clarification and the question it is about. */

export interface Link {
	clarification: string;
	question: string;
}

/** Whoever has the link may answer this one question; n8n's signature in it is kept as it is. */
export function answerLink(resumeUrl: string, { clarification, question }: Link): string {
	const query = `clarification=${encodeURIComponent(clarification)}&question=${encodeURIComponent(question)}`;
	return `${resumeUrl}${resumeUrl.includes('?') ? '&' : '?'}${query}`;
}

/** Where n8n finds this in an address, it refuses a call (409) with a page, as on its own forms. It means nothing else. */
export const REFUSED_BY_PAGE = 'form-waiting';

/**
 * The link for a person's browser: while the execution is busy, and after its end, n8n asks no node, and would answer
 * with JSON. Not for programs: n8n's page has the status 200.
 */
export function browserLink(link: string): string {
	return `${link}&errors=${REFUSED_BY_PAGE}`;
}

/** What a link or a body names; empty where it names nothing. */
export function linkOf(query: object, body: object = {}): Link {
	const given = { ...body, ...query } as Record<string, unknown>;
	const name = (key: string) => (typeof given[key] === 'string' ? given[key] : '');
	return {
		clarification: name('clarification'),
		question: name('question') || name('question_id'),
	};
}
