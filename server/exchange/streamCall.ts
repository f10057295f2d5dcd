import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { Transform } from 'node:stream';
import { type Refusal, refuseCall, refuseUnavailable } from './envelopes';
import type { StreamedBody } from './exchangePaths';
import { passedHeaders } from './passedHeaders';
import { relayAnswer } from './relayAnswer';

interface StreamedCall extends StreamedBody {
  port: number;
  path: string;
  countryHeader: string | undefined;
  /** How long the exchange may take to begin an answer once it has the whole body, ms. */
  patienceMs: number;
  onUnavailable: (error: NodeJS.ErrnoException) => void;
}

/**
 * A connection for each, which is not kept, and yet not asked to be closed: an exchange that refuses a file in its middle would cut it
 * before its answer is read.
 */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 0 });

/** Lets so many bytes pass and no more. */
const atMost = (most: number) => {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > most) done(new Error('too large'));
      else done(null, chunk);
    },
  });
};

/** What is still sent then is read by nobody. */
function refuseAndClose(response: ServerResponse, refusal: Refusal): void {
  response.setHeader('Connection', 'close');
  refuseCall(response, refusal);
}

/**
 * Passes a call with a file on as it comes, so that it takes a few buffers of memory, whatever its size: its framing is made anew as
 * everywhere. It goes by a connection of its own, for what has been sent cannot be sent again.
 */
export function streamCall(request: IncomingMessage, response: ServerResponse, call: StreamedCall): void {
  const { port, path, countryHeader, most, tooLarge, patienceMs, onUnavailable } = call;
  const { method, headers } = request;
  const length = headers['content-length'];
  if (Number(length ?? 0) > most) {
    refuseAndClose(response, tooLarge);
    return;
  }
  const passed = { ...passedHeaders(headers, countryHeader), host: `127.0.0.1:${port}`, ...(length && { 'content-length': length }) };
  const asked = send({ agent, host: '127.0.0.1', port, method, path, headers: passed });
  let timer: NodeJS.Timeout | undefined;
  let isAnswered = false;
  response.once('close', () => {
    clearTimeout(timer);
    asked.destroy();
  });
  asked.on('response', (answer) => {
    clearTimeout(timer);
    isAnswered = true;
    // It may come before the body is whole: what is still sent then is nobody's.
    if (!request.complete) response.setHeader('Connection', 'close');
    relayAnswer(answer, response, headers['accept-encoding']);
  });
  const counted = atMost(most);
  // Not destroyed with what is behind it: the visitor is to hear why.
  counted.on('error', () => {
    request.unpipe(counted);
    asked.destroy();
    if (!isAnswered && !response.destroyed) refuseAndClose(response, tooLarge);
  });
  request.on('close', () => {
    if (!request.complete) asked.destroy();
  });
  asked.on('finish', () => {
    if (!isAnswered) timer = setTimeout(() => asked.destroy(new Error('no answer in time')), patienceMs);
  });
  request.pipe(counted).pipe(asked);
  asked.on('error', (error: NodeJS.ErrnoException) => {
    clearTimeout(timer);
    if (isAnswered || response.destroyed || response.headersSent) return;
    onUnavailable(error);
    response.setHeader('Connection', 'close');
    refuseUnavailable(response);
  });
}
