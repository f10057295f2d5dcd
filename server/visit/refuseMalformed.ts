import type { IncomingMessage } from 'node:http';
import { isHost } from './visitor';

/** Two of these would leave it to each reader on the way which one counts. */
const ONCE = ['host', 'content-length', 'transfer-encoding', 'content-type', 'upgrade'];

function isTwice(rawHeaders: readonly string[], name: string): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1;
}

/**
 * What is wrong with a request that Node's parser let through but two programs could read differently; undefined when nothing is.
 * The body's framing does not travel: it is read whole and sent on with a length of its own (exchangeCalls.ts).
 */
export function malformedPart({
  url = '',
  rawHeaders,
  headers,
}: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'headers'>): string | undefined {
  if (!url.startsWith('/')) return 'request target';
  const twice = ONCE.find((name) => isTwice(rawHeaders, name));
  if (twice !== undefined) return twice;
  if (headers['transfer-encoding'] !== undefined && headers['transfer-encoding'].toLowerCase() !== 'chunked') return 'transfer-encoding';
  if (headers['transfer-encoding'] !== undefined && headers['content-length'] !== undefined) return 'content-length';
  return isHost(headers.host ?? '') ? undefined : 'host';
}
