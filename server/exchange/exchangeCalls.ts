import { type ClientRequest, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { keptConnections } from '../keptConnections';
import { refuseCall, refuseUnavailable, refuseUnknown } from './envelopes';
import { exchangePathOf, isLong, streamedBody } from './exchangePaths';
import type { ExchangeWatch } from './exchangeWatch';
import { passedHeaders } from './passedHeaders';
import { PATIENCE_MS } from './patience';
import { readBody } from './readBody';
import { relayAnswer } from './relayAnswer';
import { streamCall } from './streamCall';

interface CallsOptions {
  port: number;
  /** Header of the visitor's country in lower case. */
  countryHeader?: string;
  watch: Pick<ExchangeWatch, 'isAway' | 'noteRefused'>;
  /** How long the exchange may take to begin an answer, ms. */
  patienceMs?: number;
  /** A call was sent and not answered: the exchange was slow, closed the connection, or died over it. `error` is one line. */
  onFailure: (what: string, error: unknown) => void;
}

/** Where a file is read and made anew first, and others may be before it, ms. */
const LONG_PATIENCE_MS = 60_000;
/** Connections to the exchange at a time. */
const MAX_SOCKETS = 256;

/** What a call meets on a kept connection that the other end has closed: before anything is answered, or before anything is heard. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Passes the calls of /api on to the exchange. Each is read whole, but for files, and made anew: its own framing, hop-by-hop headers and
 * everything it says of its visitor stay behind. While the exchange is away it is refused with `unavailable` (503): it was not sent. One that
 * does something, was sent and got no answer is refused with `outcomeUnknown` (502): it may have been carried out.
 */
export function createExchangeCalls({ port, countryHeader, watch, patienceMs = PATIENCE_MS, onFailure }: CallsOptions) {
  const agent = keptConnections({ maxSockets: MAX_SOCKETS });

  const patienceOf = (path: string) => (isLong(path) ? Math.max(patienceMs, LONG_PATIENCE_MS) : patienceMs);

  /** A call that was not answered: said unless the exchange is plainly away. The query may be a user's; the path is not. */
  function noteFailure({ method }: IncomingMessage, path: string, error: NodeJS.ErrnoException): void {
    if (error.code === 'ECONNREFUSED') watch.noteRefused();
    else onFailure(`${method} ${path.split('?', 1)[0]} of the exchange`, error.message);
  }

  function ask({ method, headers }: IncomingMessage, path: string, body: Buffer, isAgain: boolean): ClientRequest {
    const hasBody = body.length > 0 || method === 'POST' || method === 'PUT';
    const passed = {
      ...passedHeaders(headers, countryHeader),
      host: `127.0.0.1:${port}`,
      ...(hasBody && { 'content-length': body.length }),
    };
    // All kept connections may have been closed together: asked again, a call gets one of its own.
    const asked = send({ agent: isAgain ? false : agent, host: '127.0.0.1', port, method, path, headers: passed });
    asked.end(body);
    return asked;
  }

  /** A kept connection may have been closed by the exchange in this moment: reading again changes nothing. */
  function pass(request: IncomingMessage, response: ServerResponse, path: string, body: Buffer, isAgain = false): void {
    const asked = ask(request, path, body, isAgain);
    const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), patienceOf(path));
    const leave = () => asked.destroy();
    response.once('close', leave);
    asked.on('response', (answer) => {
      clearTimeout(timer);
      relayAnswer(answer, response, request.headers['accept-encoding']);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      response.off('close', leave);
      if (response.destroyed) return;
      const isStale = asked.reusedSocket && CLOSED.has(error.code ?? '') && isRead(request);
      if (isStale && !isAgain && !response.headersSent) return pass(request, response, path, body, true);
      noteFailure(request, path, error);
      if (isRead(request) || error.code === 'ECONNREFUSED') refuseUnavailable(response);
      else refuseUnknown(response);
    });
  }

  return {
    close: () => agent.destroy(),
    /** Answers a call of /api. Rejects when the visitor goes before the call is complete. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const path = exchangePathOf(request.url ?? '');
      if (path === undefined) return refuseCall(response, { status: 404, code: 'notFound' });
      if (watch.isAway()) return refuseUnavailable(response);
      const streamed = streamedBody(request.url ?? '');
      if (streamed) {
        const onUnavailable = (error: Error) => noteFailure(request, path, error);
        return streamCall(request, response, { port, path, countryHeader, ...streamed, patienceMs: LONG_PATIENCE_MS, onUnavailable });
      }
      const body = await readBody(request);
      if (body) return pass(request, response, path, body);
      response.setHeader('Connection', 'close');
      return refuseCall(response, { status: 413, code: 'badRequest', params: ['body', 'too large'] });
    },
  };
}
