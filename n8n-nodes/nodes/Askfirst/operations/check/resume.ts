import type { IExecuteFunctions } from 'n8n-workflow';

import { operationAfter } from '../../../shared/graph';
import { answerLink } from '../../../shared/links';
import type { Clarification, Member } from '../../../shared/types';

/** Where this execution is woken; n8n signs it, so it is never built by hand. */
export function resumeUrl(caller: IExecuteFunctions): string {
	return caller.evaluateExpression('{{ $execution.resumeUrl }}', 0) as string;
}

/**
 * The link to where people answer: n8n's form, or the page of the service; null where the node that sends the
 * question also takes the reply.
 */
export function linkTo(
	caller: IExecuteFunctions,
	member: Member,
	{ answer_url }: Clarification,
): string | null {
	if (operationAfter(caller) === 'takeReply') return null;
	if (member.keeper === 'service') return answer_url;
	return answerLink(resumeUrl(caller), {
		clarification: member.id,
		question: member.questions[0]?.id ?? '',
	});
}
