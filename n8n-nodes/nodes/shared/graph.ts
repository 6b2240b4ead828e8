/** Which of our nodes belong together in a workflow. */
import { NodeOperationError, type FunctionsBase } from 'n8n-workflow';

type Caller = Pick<FunctionsBase, 'getNode' | 'getChildNodes' | 'getParentNodes'>;

/** The name of the Askfirst node whose questions this Askfirst Wait waits for: the one in its loop. */
export function askfirstInLoop(caller: Caller): string {
	const node = caller.getNode();
	const before = caller.getParentNodes(node.name).map(({ name }) => name);
	const found = caller
		.getChildNodes(node.name)
		.filter(({ name, type }) => type.endsWith('.askfirst') && before.includes(name));
	if (found.length > 0) return found[0].name;
	throw new NodeOperationError(node, 'This node is not in a loop with an Askfirst node', {
		description:
			'Wire the outputs Ask and Waiting of Askfirst (Check Instruction) to this node, and its output back to Askfirst.',
	});
}

/** Whether an Askfirst Wait comes after this Askfirst node, so that somebody waits for calls. */
export function isWaitedFor(caller: Caller): boolean {
	const after = caller.getChildNodes(caller.getNode().name);
	return after.some(({ type }) => type.endsWith('.askfirstWait'));
}
