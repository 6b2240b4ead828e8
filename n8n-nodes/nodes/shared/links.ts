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

/** What a link or a body names; empty where it names nothing. */
export function linkOf(query: object, body: object = {}): Link {
	const given = { ...body, ...query } as Record<string, unknown>;
	const name = (key: string) => (typeof given[key] === 'string' ? given[key] : '');
	return {
		clarification: name('clarification'),
		question: name('question') || name('question_id'),
	};
}
