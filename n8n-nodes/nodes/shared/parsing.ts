/** What people type into fields, as the service takes it. */
import { jsonParse } from 'n8n-workflow';

/** Several values: a list as an expression gives it, or names separated by commas. */
export function listOf(value: unknown): string[] {
	if (Array.isArray(value)) return value.map(String);
	const text = String(value ?? '').trim();
	if (text.startsWith('[')) return jsonParse<unknown[]>(text).map(String);
	return text
		.split(',')
		.map((one) => one.trim())
		.filter((one) => one !== '');
}

/** A text, also where an expression gives a number. */
export function textOf(value: unknown): string | undefined {
	return value === undefined || value === null ? undefined : String(value);
}

/** JSON as an expression gives it, or as typed. */
export function jsonOf(value: unknown): unknown {
	return typeof value === 'string' ? jsonParse(value) : value;
}

/** The same without what is empty: left out means that the service's own default holds. */
export function given<T extends object>(values: T): Partial<T> {
	const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
	return Object.fromEntries(
		Object.entries(values).filter(([, value]) => isGiven(value)),
	) as Partial<T>;
}
