import type { ILoadOptionsFunctions, INodePropertyOptions } from 'n8n-workflow';

import { call } from './transport';

interface Packs {
	packs: Array<{ language: string; department: string | null }>;
}

/** The departments that the service has rules for. */
export async function getDepartments(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const { packs } = await call<Packs>(this, 'GET', '/v1/packs');
	const departments = packs.flatMap(({ department }) => department ?? []);
	return [{ name: 'None (General Rules Alone)', value: '' }, ...choices(departments, titled)];
}

/** The languages that the service has rules for. */
export async function getLanguages(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const { packs } = await call<Packs>(this, 'GET', '/v1/packs');
	const languages = packs.map(({ language }) => language);
	return [{ name: 'Detect', value: '' }, ...choices(languages, named)];
}

function choices(values: string[], name: (value: string) => string): INodePropertyOptions[] {
	return [...new Set(values)].sort().map((value) => ({ name: name(value), value }));
}

function titled(value: string): string {
	return value.charAt(0).toUpperCase() + value.slice(1).replace(/[_-]/g, ' ');
}

function named(language: string): string {
	return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}
