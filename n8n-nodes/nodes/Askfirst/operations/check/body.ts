/** What is sent to open a clarification. */
import { NodeOperationError, type IDataObject, type IExecuteFunctions } from 'n8n-workflow';

import { LEAST_TIMEOUT } from '../../../shared/group';
import { instructionOf, partiesOf } from '../../../shared/instruction';
import { given, listOf, textOf } from '../../../shared/parsing';
import type { Keeper } from '../../../shared/types';

interface LevelRow {
	role: string;
	timeout?: number;
	reach?: string;
}

interface QuestionRow {
	text: string;
	field?: string;
	options?: string;
	assume?: string;
}

/** The request for item `i`. Throws NodeOperationError where n8n's timer is too coarse for it. */
export function bodyOf(caller: IExecuteFunctions, i: number, keeper: Keeper): IDataObject {
	const options = caller.getNodeParameter('options', i, {});
	const { levels = [] } = (options.chain ?? {}) as { levels?: LevelRow[] };
	const { questions = [] } = (options.questions ?? {}) as { questions?: QuestionRow[] };
	const body = given({
		instruction: instructionOf(caller, i),
		...partiesOf(options),
		timeout: options.timeout,
		chain: levels.length > 0 ? levels.map((level) => given(level)) : undefined,
		max_turns: options.maxTurns,
		mode: options.mode,
		questions: questions.map(({ options: list, ...question }) =>
			given({ ...question, options: list ? listOf(list) : undefined }),
		),
		context_text: textOf(options.contextText),
		original_message_id: textOf(options.originalMessageId),
		requires_handoff: options.requiresHandoff,
	}) as IDataObject;
	const timeouts = [options.timeout, ...levels.map(({ timeout }) => timeout)];
	if (keeper === 'workflow') {
		for (const timeout of timeouts) checkTimeout(caller, i, timeout as number | undefined);
	}
	return body;
}

/** Throws NodeOperationError where the workflow cannot wait for so short a time. `timeout` in seconds. */
export function checkTimeout(caller: IExecuteFunctions, i: number, timeout?: number): void {
	if (timeout === undefined || timeout >= LEAST_TIMEOUT) return;
	throw new NodeOperationError(
		caller.getNode(),
		`A level of ${timeout} s is too short for a workflow that keeps the time itself`,
		{
			itemIndex: i,
			description: `n8n looks for due waits once a minute, so that shorter ones fire up to a minute late. Give each level ${LEAST_TIMEOUT} seconds or more, or set "Who Keeps the Time" to Service.`,
		},
	);
}
