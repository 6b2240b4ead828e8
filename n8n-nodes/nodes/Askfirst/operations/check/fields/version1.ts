/** Deadlines as version 1 of the node has them. */
import type { INodeProperties } from 'n8n-workflow';

import { escalationChain } from './chain';

export const optionsOfVersion1: INodeProperties[] = [
	escalationChain('director_agent', {
		displayName: 'Timeout (Seconds)',
		name: 'timeout',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: 300,
	}),
	{
		displayName: 'Level Timeout (Seconds)',
		name: 'timeout',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: 300,
		description: 'How long each level without a timeout of its own is waited for',
	},
];
