/** Sentences for refusals; see refusals.mjs. */
export function refusalText(msg: string, command: object, params: Record<string, unknown>): string;
export function paramsSaid(params: Record<string, unknown>, field: string): unknown;
