import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Of one connection, not of the message (RFC 9110, 7.6.1); and what frames a body, which is framed anew. */
const OF_ONE_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'expect',
  'http2-settings',
]);

/**
 * The headers of a message that travel on: without those of its connection and those its `Connection` names.
 * @param countryHeader header of the visitor's country in lower case
 */
export function passedHeaders(headers: IncomingHttpHeaders, countryHeader?: string): OutgoingHttpHeaders {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const kept = Object.entries(headers).filter(([name, value]) => {
    // Who is passed on, and from where, is never up to a message.
    if (name.startsWith('x-forwarded-') || name === countryHeader) return value !== undefined;
    return value !== undefined && !OF_ONE_HOP.has(name) && !named.has(name);
  });
  return Object.fromEntries(kept);
}
