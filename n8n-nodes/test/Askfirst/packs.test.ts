import { expect, it } from 'vitest';

import { getDepartments, getLanguages } from '../../nodes/shared/packs';
import { n8n } from '../support/n8n';
import { Service } from '../support/service.mjs';

it('offers the departments and languages that the service has', async () => {
	const service = await new Service().start();
	service.answer = () => [
		200,
		{
			packs: [
				{ language: 'en', department: null },
				{ language: 'en', department: 'sales' },
				{ language: 'zh-Hant', department: 'sales' },
			],
		},
	];
	const { functions } = n8n({ baseUrl: service.url });
	expect(await getDepartments.call(functions)).toEqual([
		{ name: 'None (General Rules Alone)', value: '' },
		{ name: 'Sales', value: 'sales' },
	]);
	expect(await getLanguages.call(functions)).toEqual([
		{ name: 'Detect', value: '' },
		{ name: 'English', value: 'en' },
		{ name: 'Traditional Chinese', value: 'zh-Hant' },
	]);
	await service.stop();
});
