/** As many as fit under a keyboard without scrolling. */
const REMEMBERED = 6;

const SYMBOL = /^[A-Z0-9]+_[A-Z0-9]+$/;

/** Symbols of pairs opened out of a search, latest first; anything else in the store counts as none. */
export function isSearchMemory(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((symbol) => typeof symbol === 'string' && SYMBOL.test(symbol));
}

/** Puts a pair in front; the oldest one falls off. */
export function remembered(memory: readonly string[], symbol: string): string[] {
  return [symbol, ...memory.filter((other) => other !== symbol)].slice(0, REMEMBERED);
}
