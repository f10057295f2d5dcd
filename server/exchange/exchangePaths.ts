import { endpoints } from '@/contract/endpoints';

export const API_PREFIX = '/api';

/** The API's own description, for people and programs. */
const DESCRIPTION = ['/docs', '/docs.css', '/openapi.json'];

/**
 * What visitors may reach of the exchange: the calls of the contract and its description, letter by letter. What operators have
 * there (metrics, health, mailbox, commands) is none of it, whatever it will be called.
 */
const open: ReadonlySet<string> = new Set([...Object.values(endpoints).map(({ path }) => path), ...DESCRIPTION]);

/** The exchange's path and query for one of the web; undefined for what is not passed on. */
export function exchangePathOf(url: string): string | undefined {
  const path = url.slice(API_PREFIX.length);
  return open.has(path.split('?', 1)[0] ?? '') ? path : undefined;
}
