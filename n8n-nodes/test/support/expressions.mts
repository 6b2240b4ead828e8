/** n8n's own engine of expressions. */
import { Tournament } from '@n8n/tournament';

const engine = new Tournament(() => undefined, undefined, undefined, { before: [], after: [] });

/** What an expression gives, with these names in it. */
export function evaluated(expression: string, names: Record<string, unknown>): unknown {
	return engine.execute(expression, names);
}
