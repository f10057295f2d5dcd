import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createExchangeCalls } from '@/server/exchange/exchangeCalls';
import { listen } from '../support/webFront';

const CONNECTIONS = 4;

describe('connections to the exchange that are kept', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  const closers: (() => void)[] = [];
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener).on('connection', (socket) => sockets.push(socket));
    servers.push(server);
    return listen(server);
  };
  /** The web's end, before an exchange that answers as `listener` does. */
  const openEnd = async (listener: RequestListener) => {
    const watch = { isAway: () => false, noteRefused: () => {} };
    const calls = createExchangeCalls({ port: await serve(listener), watch, onFailure: () => {} });
    closers.push(() => calls.close());
    const port = await serve((request, response) => void calls.handle(request, response));
    return (path: string) => fetch(`http://127.0.0.1:${port}/api${path}`).then(({ status }) => status);
  };
  afterEach(() => {
    for (const close of closers.splice(0)) close();
    for (const server of servers.splice(0)) server.close().closeAllConnections();
    sockets.length = 0;
  });

  const together = (send: () => Promise<number>) => Promise.all(Array.from({ length: CONNECTIONS }, send));
  const answered = Array(CONNECTIONS).fill(200);

  it('may all have been closed at once: what is read is read again on a new one', async () => {
    const used = new WeakSet<Socket>();
    let closed = 0;
    let waiting: (() => void)[] = [];
    const read = await openEnd(({ socket }, response) => {
      if (used.has(socket)) {
        closed += 1;
        socket.destroy();
        return;
      }
      // The first ones are answered together, so that each has a connection of its own.
      waiting.push(() => {
        used.add(socket);
        response.end('{}');
      });
      if (waiting.length < CONNECTIONS) return;
      for (const answer of waiting) answer();
      waiting = [];
    });
    expect(await together(() => read('/market/tickers'))).toEqual(answered);
    expect(await together(() => read('/market/tickers'))).toEqual(answered);
    expect(closed).toBe(CONNECTIONS);
  });

  it('are let go before the exchange does it', async () => {
    const read = await openEnd((_request, response) => {
      response.setHeader('Keep-Alive', 'timeout=2');
      response.end('{}');
    });
    expect(await read('/market/tickers')).toBe(200);
    const toExchange = sockets[1] as Socket;
    // Rejects when it is still there after far longer.
    await expect(once(toExchange, 'end', { signal: AbortSignal.timeout(20_000) })).resolves.toEqual([]);
  });
});
