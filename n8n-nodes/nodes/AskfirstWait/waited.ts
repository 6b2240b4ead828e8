/** Who is waited for, as the Askfirst node remembers it. */
import { NodeOperationError, type IExecuteFunctions, type IWebhookFunctions } from 'n8n-workflow';

import { askfirstInLoop } from '../shared/graph';
import type { Asked, Member } from '../shared/types';

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

/** Those who are waited for from now on. Zero of them is an error: the execution would end as if all were well. */
export function openMembers(caller: IExecuteFunctions): Member[] {
	const name = askfirstInLoop(caller);
	const { members = [] } = caller.getWorkflowDataProxy(0).$node[name].context as {
		members?: Member[];
	};
	if (members.length === 0) {
		throw new NodeOperationError(caller.getNode(), `No question of "${name}" is open`, {
			description:
				'Nobody would be waited for. What comes here has to come from the outputs Ask and Waiting of that node, and each question once: where several branches lead from Ask to this node, bring them together with a Merge node first.',
		});
	}
	for (const member of members) member.parked = true;
	return members;
}
