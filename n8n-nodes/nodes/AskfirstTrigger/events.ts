import type { INodePropertyOptions } from 'n8n-workflow';

export const events: INodePropertyOptions[] = [
	{
		name: 'Answered',
		value: 'clarification.answered',
		description: 'An answer came; late: true where it came after the end and changed nothing',
	},
	{
		name: 'Asked',
		value: 'clarification.asked',
		description: 'A question was put to somebody',
	},
	{
		name: 'Best Guess',
		value: 'clarification.best_guess',
		description: 'Nobody answered, or not usefully: assumptions and risk',
	},
	{
		name: 'Cancelled',
		value: 'clarification.cancelled',
		description: 'Nobody needs the answer any more',
	},
	{
		name: 'Escalated',
		value: 'clarification.escalated',
		description: 'Nobody answered in time, or somebody passed it on: the next level is asked',
	},
	{
		name: 'Pattern Detected',
		value: 'pattern.detected',
		description: 'The same is often unclear between two agents',
	},
	{
		name: 'Requested',
		value: 'clarification.requested',
		description: 'A clarification was opened',
	},
	{
		name: 'Resolved',
		value: 'clarification.resolved',
		description: 'All is answered: the updated instruction',
	},
];
