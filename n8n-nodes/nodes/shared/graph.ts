/** Which of our nodes belong together in a workflow. */
import { NodeOperationError, type FunctionsBase } from 'n8n-workflow';

type Caller = Pick<FunctionsBase, 'getNode' | 'getChildNodes' | 'getParentNodes'>;

/** The name of the Askfirst node whose questions this Askfirst Wait waits for: the nearest one in its loop. */
export function askfirstInLoop(caller: Caller): string {
	const node = caller.getNode();
	const before = namesBefore(caller, node.name);
	const found = caller
		.getChildNodes(node.name, { includeNodeParameters: true })
		.filter(
			({ name, type, parameters }) =>
				type.endsWith('.askfirst') &&
				(parameters?.operation ?? 'check') === 'check' &&
				before.includes(name),
		);
	for (let wires = 1; found.length > 1 && wires <= before.length; wires++) {
		const near = found.find(({ name }) => namesBefore(caller, name, wires).includes(node.name));
		if (near) return near.name;
	}
	if (found.length > 0) return found[0].name;
	throw new NodeOperationError(node, 'This node is not in a loop with an Askfirst node', {
		description:
			'Wire the outputs Ask and Waiting of Askfirst (Check Instruction) to this node, and its output back to Askfirst.',
	});
}

/**
 * What the Askfirst Wait that leads back to this Askfirst node does, the nearest of several; undefined where none
 * does. n8n lists nodes by branch, not by distance, so the distance is counted here.
 */
export function operationAfter(caller: Caller): 'wait' | 'takeReply' | undefined {
	const { name } = caller.getNode();
	const before = namesBefore(caller, name);
	const waits = caller
		.getChildNodes(name, { includeNodeParameters: true })
		.filter(
			(one) =>
				one.type.endsWith('.askfirstWait') && !one.disabled && before.includes(one.name),
		);
	for (let wires = 1; waits.length > 0 && wires <= before.length; wires++) {
		const near = namesBefore(caller, name, wires);
		const wait = waits.find((one) => near.includes(one.name));
		if (wait) return wait.parameters?.operation === 'takeReply' ? 'takeReply' : 'wait';
	}
	return undefined;
}

/**
 * Whether what comes after this node takes the items of one round for all of them: Loop Over Items sends
 * the next batch for the first that comes back, and a sub-workflow returns its last round alone.
 */
export function isCountedByRound(caller: Caller): boolean {
	const { name } = caller.getNode();
	const after = caller.getChildNodes(name).map((one) => one.name);
	return caller
		.getParentNodes(name)
		.some(
			(one) =>
				one.type === 'n8n-nodes-base.executeWorkflowTrigger' ||
				(one.type === 'n8n-nodes-base.splitInBatches' && after.includes(one.name)),
		);
}

/** The nodes from which one comes to the node of this name, over so many wires at most. */
function namesBefore(caller: Caller, name: string, wires = -1): string[] {
	return caller.getParentNodes(name, { depth: wires }).map((one) => one.name);
}
