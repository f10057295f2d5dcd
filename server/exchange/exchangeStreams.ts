import { type IncomingMessage, request as send } from 'node:http';
import type { Duplex } from 'node:stream';
import { STREAM_PATH } from '@/contract/streamConstants';
import { envelopeOf, headersOfRefusal, RETRY_AFTER_S } from './envelopes';
import { passedHeaders } from './passedHeaders';
import { PATIENCE_MS } from './patience';

const REASONS = { 400: 'Bad Request', 426: 'Upgrade Required', 503: 'Service Unavailable' } as const;
/** Time to read a refusal before the line is cut, ms. */
const GRACE_MS = 1000;

function headOf(line: string, headers: Record<string, string | number | string[] | undefined>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`));
  return `${[line, ...lines].join('\r\n')}\r\n\r\n`;
}

/** The visitor may keep its own side open for ever; what it still says is not read, and after a moment the line is cut. */
function letGo(socket: Duplex): void {
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), GRACE_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Says no in plain HTTP and closes: nobody stays who was not let in. */
function refuse(socket: Duplex, status: keyof typeof REASONS): void {
  const isAway = status === 503;
  const body = envelopeOf(isAway ? { code: 'unavailable' } : { code: 'badRequest', params: ['upgrade', 'not known'] });
  const headers = {
    ...headersOfRefusal(body, isAway ? RETRY_AFTER_S : undefined),
    Connection: 'close',
    ...(status === 426 && { Upgrade: 'websocket' }),
  };
  socket.end(`${headOf(`HTTP/1.1 ${status} ${REASONS[status]}`, headers)}${body}`);
  letGo(socket);
}

/** What one end says the other hears; when one goes, so does the other. */
function join(one: Duplex, other: Duplex): void {
  one.pipe(other);
  other.pipe(one);
  for (const [end, far] of [
    [one, other],
    [other, one],
  ] as const) {
    end.on('error', () => far.destroy());
    end.on('close', () => far.destroy());
  }
}

interface StreamsOptions {
  port: number;
  /** Header of the visitor's country in lower case. */
  countryHeader?: string;
  /** Whether the exchange is known to be away. */
  isAway: () => boolean;
}

/**
 * Answers upgrades: /ws is passed on to the exchange, everything else is refused and closed at once.
 */
export function createExchangeStreams({ port, countryHeader, isAway }: StreamsOptions) {
  const open = new Set<Duplex>();

  function pass(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const headers = {
      ...passedHeaders(request.headers, countryHeader),
      host: `127.0.0.1:${port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
    };
    const query = (request.url ?? '').slice(STREAM_PATH.length);
    const asked = send({ host: '127.0.0.1', port, path: `${STREAM_PATH}${query}`, headers, agent: false });
    let isAnswered = false;
    const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), PATIENCE_MS);
    socket.once('close', () => asked.destroy());
    asked.on('error', () => {
      clearTimeout(timer);
      // Where an answer has begun, there is no second one.
      if (isAnswered) socket.destroy();
      else if (!socket.destroyed) refuse(socket, 503);
    });
    asked.on('upgrade', (answer, far: Duplex, farHead: Buffer) => {
      clearTimeout(timer);
      const accepted = { ...passedHeaders(answer.headers), connection: 'Upgrade', upgrade: 'websocket' };
      socket.write(headOf('HTTP/1.1 101 Switching Protocols', accepted));
      if (farHead.length > 0) socket.write(farHead);
      if (head.length > 0) far.write(head);
      join(socket, far);
    });
    // The exchange said no: too many streams of this visitor, or not a WebSocket after all.
    asked.on('response', (answer) => {
      isAnswered = true;
      // The time to answer goes on: however the answer ends, whole, cut or in time, it is the last the visitor hears.
      answer.once('close', () => {
        clearTimeout(timer);
        letGo(socket);
      });
      const said = { ...passedHeaders(answer.headers), connection: 'close' };
      socket.write(headOf(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, said));
      answer.pipe(socket);
    });
    asked.end();
  }

  return {
    /** @param head what came behind the request; undefined when the request is malformed */
    handle(request: IncomingMessage, socket: Duplex, head: Buffer | undefined): void {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // A reset is followed by 'close'.
      socket.on('error', () => socket.destroy());
      const isStream = head !== undefined && request.method === 'GET' && request.url?.split('?', 1)[0] === STREAM_PATH;
      if (!isStream) refuse(socket, 400);
      else if (request.headers.upgrade?.toLowerCase() !== 'websocket') refuse(socket, 426);
      else if (isAway()) refuse(socket, 503);
      else pass(request, socket, head);
    },
    /** Lets all streams go: their readers come back by themselves. */
    close(): void {
      for (const socket of open) socket.destroy();
    },
  };
}
