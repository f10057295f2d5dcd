import { MSG_SEPARATOR } from '@/contract/codes';

/** Looks a key up in the error catalogue; undefined when it has no text for it. */
export type ErrorLookup = (key: string, params: Record<string, string>) => string | undefined;

const LAST_RESORT_KEY = '500';

/** How a parameter of an error stands in its words. */
export type ShownParam = (key: string, index: number, value: string) => string;

const asTravelled: ShownParam = (_key, _index, value) => value;

/**
 * The words for an error, in the order of specification section 8: the key before the double bar with what follows as
 * {{0}}, {{1}} ... as `shown` writes it, the whole msg, the code, 500, and the code itself when the catalogue knows none of them.
 */
export function errorText(error: { code: string; msg?: string }, lookup: ErrorLookup, shown: ShownParam = asTravelled): string {
  const msg = error.msg ?? '';
  const [key = '', ...rest] = msg.split(MSG_SEPARATOR);
  const params = Object.fromEntries(rest.map((value, index) => [String(index), shown(key, index, value)]));
  const find = (candidate: string, values: Record<string, string>) => (candidate === '' ? undefined : lookup(candidate, values));

  return find(key, params) ?? find(msg, {}) ?? find(error.code, {}) ?? find(LAST_RESORT_KEY, {}) ?? error.code;
}

/** What the exchange says besides the key: `key||param1||param2`. */
export const errorParams = (msg: string): string[] => msg.split(MSG_SEPARATOR).slice(1);
