/** What is sent to open a clarification. */
import { NodeOperationError, type IDataObject, type IExecuteFunctions } from 'n8n-workflow';

import { LEAST_TIMEOUT } from '../../../shared/group';
import { instructionOf, partiesOf } from '../../../shared/instruction';
import { given, listOf, textOf } from '../../../shared/parsing';
import type { Keeper } from '../../../shared/types';

interface Level {
	role: string;
	/** Seconds. */
	timeout?: number;
	reach?: string;
}

interface Time {
	timeToAnswer: number;
	timeUnit: keyof typeof SECONDS;
}

const SECONDS = { minutes: 60, hours: 3_600, days: 86_400 };

interface QuestionRow {
	text: string;
	field?: string;
	options?: string;
	assume?: string;
}

/** The request for item `i`. Throws NodeOperationError where n8n's timer is too coarse for it. */
export function bodyOf(caller: IExecuteFunctions, i: number, keeper: Keeper): IDataObject {
	const options = caller.getNodeParameter('options', i, {});
	const { timeout, chain } = deadlinesOf(caller, i, options);
	const { questions = [] } = (options.questions ?? {}) as { questions?: QuestionRow[] };
	const body = given({
		instruction: instructionOf(caller, i),
		...partiesOf(options),
		timeout,
		chain,
		max_turns: options.maxTurns,
		mode: options.mode,
		questions: questions.map(({ options: list, ...question }) =>
			given({ ...question, options: list ? listOf(list, 'Options') : undefined }),
		),
		context_text: textOf(options.contextText),
		original_message_id: textOf(options.originalMessageId),
		requires_handoff: options.requiresHandoff,
	}) as IDataObject;
	if (keeper === 'workflow') {
		for (const one of [{ timeout }, ...(chain ?? [])]) checkTimeout(caller, i, one.timeout);
	}
	return body;
}

/** Who is asked and for how long; what is left out is as the service has it. */
export function deadlinesOf(
	caller: IExecuteFunctions,
	i: number,
	options: IDataObject,
): { timeout?: number; chain?: Array<Partial<Level>> } {
	if (caller.getNode().typeVersion < 2) {
		const { levels } = (options.chain ?? {}) as { levels?: Level[] };
		return { timeout: options.timeout as number | undefined, chain: chainOf(levels) };
	}
	const whoIsAsked = caller.getNodeParameter('whoIsAsked', i);
	if (whoIsAsked === 'agents') return {};
	if (whoIsAsked === 'person') {
		const timeToAnswer = caller.getNodeParameter('timeToAnswer', i) as number;
		const timeUnit = caller.getNodeParameter('timeUnit', i) as Time['timeUnit'];
		return {
			chain: [
				{ role: 'human_operator', timeout: seconds(caller, i, { timeToAnswer, timeUnit }) },
			],
		};
	}
	const { levels = [] } = caller.getNodeParameter('chain', i, {}) as {
		levels?: Array<Omit<Level, 'timeout'> & Time>;
	};
	const rows = levels.map(({ role, reach, ...time }) => ({
		role,
		timeout: seconds(caller, i, time),
		reach,
	}));
	return { chain: chainOf(rows) };
}

function chainOf(levels: Level[] = []): Array<Partial<Level>> | undefined {
	return levels.length > 0 ? levels.map((level) => given(level)) : undefined;
}

function seconds(caller: IExecuteFunctions, i: number, { timeToAnswer, timeUnit }: Time): number {
	const unit = SECONDS[timeUnit];
	if (unit) return Math.round(timeToAnswer * unit);
	throw new NodeOperationError(caller.getNode(), `"Unit" is "${timeUnit}"`, {
		itemIndex: i,
		description: `It is one of ${Object.keys(SECONDS).join(', ')}.`,
	});
}

/** Throws NodeOperationError where the workflow cannot wait for so short a time. `timeout` in seconds. */
export function checkTimeout(caller: IExecuteFunctions, i: number, timeout?: number): void {
	if (timeout === undefined || timeout >= LEAST_TIMEOUT) return;
	const hasUnit =
		caller.getNode().typeVersion >= 2 && caller.getNodeParameter('whoIsAsked', i) !== 'agents';
	const level = hasUnit
		? `A "Time to Answer" of ${Math.round((timeout / SECONDS.minutes) * 100) / 100} minutes`
		: `A level of ${timeout} s`;
	throw new NodeOperationError(
		caller.getNode(),
		`${level} is too short for a workflow that keeps the time itself`,
		{
			itemIndex: i,
			description: `n8n looks for due waits once a minute, so that shorter ones fire up to a minute late. Give each level ${LEAST_TIMEOUT} seconds or more, or set "Who Keeps the Time" to Service.`,
		},
	);
}
