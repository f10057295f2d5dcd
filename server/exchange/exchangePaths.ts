import { endpoints } from '@/contract/endpoints';

export const API_PREFIX = '/api';

/** The API's own description, for people and programs. */
const DESCRIPTION: ReadonlySet<string> = new Set(['/docs', '/docs.css', '/openapi.json']);

/**
 * What visitors may reach of the exchange: the calls of the contract and its description, letter by letter. What operators have
 * there (metrics, health, mailbox, commands) is none of it, whatever it will be called.
 */
const open: ReadonlySet<string> = new Set([...Object.values(endpoints).map(({ path }) => path), ...DESCRIPTION]);

const pathOf = (url: string) => url.slice(API_PREFIX.length).split('?', 1)[0] ?? '';

/** Whether a path of the web is the API's description: long, and no call whose budget the exchange counts. */
export const isDescription = (url: string): boolean => DESCRIPTION.has(pathOf(url));

/** The exchange's path and query for one of the web; undefined for what is not passed on. */
export function exchangePathOf(url: string): string | undefined {
  return open.has(pathOf(url)) ? url.slice(API_PREFIX.length) : undefined;
}
