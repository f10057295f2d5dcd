import type { IncomingMessage, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * What a file's answer depends on. Preconditions and parts are left out: where they fail (412, 416) Next renders a page, which
 * no budget counts here. A server may ignore `Range`, and answers the whole file then (RFC 9110, 14.2).
 */
const READ = new Set(['host', 'accept-encoding', 'cache-control', 'if-none-match', 'if-modified-since']);

/** Hands a file out by Next, asked so that it answers with the file or says that it has not changed, and renders nothing. */
export function serveFile(request: IncomingMessage, response: ServerResponse, next: Handle): Promise<void> {
  for (const name of Object.keys(request.headers)) if (!READ.has(name)) delete request.headers[name];
  request.url = (request.url ?? '').split('?', 1)[0];
  return next(request, response);
}
