/** A window in which the scripts of pages run. */
import { createContext, runInContext } from 'node:vm';

/** The events that these scripts listen for, run one after the other in the same window. */
export function added(...scripts: string[]): string[] {
	const events: string[] = [];
	const window = createContext({ addEventListener: (event: string) => events.push(event) });
	for (const script of scripts) runInContext(script, window);
	return events;
}
