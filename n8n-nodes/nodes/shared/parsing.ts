/** What people type into fields, as the service takes it. */
import { UserError, jsonParse } from 'n8n-workflow';

/** Several values: a list as an expression gives it, or names separated by commas. `field` is its name in the panel. */
export function listOf(value: unknown, field: string): string[] {
	if (Array.isArray(value)) return value.map(String);
	const text = String(value ?? '').trim();
	if (text.startsWith('[')) return (jsonOf(text, field) as unknown[]).map(String);
	return text
		.split(',')
		.map((one) => one.trim())
		.filter((one) => one !== '');
}

/** A text, also where an expression gives a number. */
export function textOf(value: unknown): string | undefined {
	return value === undefined || value === null ? undefined : String(value);
}

/** An object or a list, as an expression gives it, or as typed as JSON into the field of this name. */
export function jsonOf(value: unknown, field: string): unknown {
	const read: unknown =
		typeof value === 'string'
			? jsonParse(value, { errorMessage: `"${field}" is not valid JSON` })
			: value;
	if (typeof read === 'object' && read !== null) return read;
	throw new UserError(`"${field}" is neither an object nor a list`);
}

/** The same without what is empty: left out means that the service's own default holds. */
export function given<T extends object>(values: T): Partial<T> {
	const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
	return Object.fromEntries(
		Object.entries(values).filter(([, value]) => isGiven(value)),
	) as Partial<T>;
}
