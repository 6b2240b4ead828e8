/** Who is waited for, as the Askfirst node remembers it. */
import type { IWebhookFunctions } from 'n8n-workflow';

import { askfirstInLoop } from '../shared/graph';
import type { Asked } from '../shared/types';

/** Without the items, whose files may be large, because expressions copy what they give. */
export function membersOf(caller: IWebhookFunctions): Asked[] {
	return caller.evaluateExpression(
		expressionFor(askfirstInLoop(caller)),
		0,
	) as unknown as Asked[];
}

/** The members that the node of this name remembers. Braces in a name would end the expression, so they are escaped. */
export function expressionFor(name: string): string {
	const node = JSON.stringify(name).replace(/[{}]/g, (one) =>
		one === '{' ? '\\u007b' : '\\u007d',
	);
	const picked =
		'({ id, version, questions, text, language }) => ({ id, version, questions, text, language })';
	return `{{ ($node[${node}].context.members || []).map(${picked}) }}`;
}
