/** What leaves the Askfirst node: through which output, and with which words. Nothing but values here. */
import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { browserLink } from './links';
import type { Clarification, Member } from './types';
import { wordsOf } from './words';

export const OUTPUTS = ['Clear', 'Best Guess', 'Ask', 'Waiting'] as const;
export const [CLEAR, BEST_GUESS, ASK, WAITING] = [0, 1, 2, 3];

export function emptyOutputs(): INodeExecutionData[][] {
	return OUTPUTS.map(() => []);
}

/** The outputs as the node of this version has them: n8n keeps wires by their place. */
export function inOrder(outputs: INodeExecutionData[][], version: number): INodeExecutionData[][] {
	return version < 2 ? [CLEAR, ASK, WAITING, BEST_GUESS].map((i) => outputs[i]) : outputs;
}

/** The output of a clarification that is over, or that never had to be opened. */
export function outputOf(seen: Clarification): number {
	return seen.status === 'clear' || seen.status === 'resolved' ? CLEAR : BEST_GUESS;
}

/** The item as it came, with what is known about it under `askfirst`. */
export function carrying(item: INodeExecutionData, askfirst: IDataObject): INodeExecutionData {
	return { ...item, json: { ...item.json, askfirst } };
}

/** What goes to whom is asked: the clarification with its link, and a message that can be sent as it is. */
export function question(member: Member, seen: Clarification, link: string | null): IDataObject {
	const shown = link && member.keeper === 'workflow' ? browserLink(link) : link;
	return { ...seen, answer_url: link, message: message(member, shown) };
}

/** The questions with their options, what they are about, and where to answer. */
export function message({ questions, text, language }: Member, link: string | null): string {
	const words = wordsOf(language);
	const asked = questions.flatMap((one) => [
		one.text,
		...one.options.map((option) => `- ${option}`),
	]);
	const where = link ? [`${words.answerHere} ${link}`] : [];
	return [...asked, '', `${words.about}: ${text}`, ...where].join('\n');
}

/** One item for the whole group: nothing new is to be asked, but some are open. What they are, in words, for a node that asks once more. */
export function token(members: Member[]): INodeExecutionData {
	const open = members.map(({ id, questions, level }) => ({
		id,
		question: questions[0]?.text ?? null,
		role: level?.role ?? null,
	}));
	const texts = members.map((member) => message(member, null)).join('\n\n');
	const askfirst = { status: 'waiting', open, level: members[0].level as unknown as IDataObject };
	return { json: { askfirst: { ...askfirst, message: texts } }, pairedItem: { item: 0 } };
}

/** What is guessed where the service cannot be asked: the instruction as it stands, at a high risk. */
export function unreachableGuess(text: string, why: string): IDataObject {
	return {
		status: 'best_guess',
		ended: 'service_unreachable',
		decision: 'clarify',
		updated_instruction: { text, fields: {} },
		assumptions: [],
		risk: { level: 'high', reasons: ['service_unreachable'], safe_to_proceed: false },
		error: why,
	};
}
