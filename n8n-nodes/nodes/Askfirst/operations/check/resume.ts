import type { IExecuteFunctions } from 'n8n-workflow';

import { answerLink } from '../../../shared/links';
import type { Member } from '../../../shared/types';

/** Where this execution is woken; n8n signs it, so it is never built by hand. */
export function resumeUrl(caller: IExecuteFunctions): string {
	return caller.evaluateExpression('{{ $execution.resumeUrl }}', 0) as string;
}

/** The link to n8n's form for what is open; null where the service has a page of its own. */
export function linkTo(caller: IExecuteFunctions, member: Member): string | null {
	if (member.keeper === 'service') return null;
	return answerLink(resumeUrl(caller), {
		clarification: member.id,
		question: member.questions[0]?.id ?? '',
	});
}
