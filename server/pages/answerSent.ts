import type { IncomingMessage, ServerResponse } from 'node:http';

/** An address of this host: two slashes would begin the name of another. */
const OWN = /^\/(?![/\\])/;

/**
 * Answers what is sent to a page. No page reads any of it, so neither is it waited for: who sends a body and never ends it holds nobody up. A
 * form that a browser sends by itself, without the page's scripts, comes back to its page, and its address has nothing of what was sent.
 */
export function answerSent(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method } = request;
  const isForm = method === 'POST' && OWN.test(url);
  response.writeHead(isForm ? 303 : 405, {
    ...(isForm ? { Location: url } : { Allow: 'GET, HEAD' }),
    'Cache-Control': 'no-store',
    'Content-Length': 0,
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end();
}
