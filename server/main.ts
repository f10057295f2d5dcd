import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseArgs } from 'node:util';
import next from 'next';
import { createRenderer } from './renderer';
import { servePages } from './servePages';

// The web in production: Next, and in front of it pages made a moment ago for visitors (docs/adr/0010).

const HTTP_FAILURE = 500;

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const port = Number(values.port);
const hostname = values.host ?? 'localhost';

const web = createServer();
// Next adds the upgrades of /ws to this server when it is asked for the first time.
const app = next({ dev: false, hostname, port, httpServer: web });
const handleByNext = app.getRequestHandler();

const inner = createServer(guarded((request, response) => handleByNext(request, response)));
const renderer = createRenderer(inner);
web.on('request', guarded(servePages({ render: renderer.render, next: handleByNext, now: Date.now })));
const streams = new Set<Duplex>();
let isStopping = false;
web.on('upgrade', (_, socket) => {
  streams.add(socket);
  socket.on('close', () => streams.delete(socket));
});
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Next logs what nobody caught and goes on: a start that failed must end by itself.
await start().catch(fail);

async function start(): Promise<void> {
  await app.prepare();
  await listening(inner, 0, '127.0.0.1');
  await renderer.render({ path: '/robots.txt', headers: { host: hostname } });
  await listening(web, port, hostname);
}

function guarded(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener {
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`kontor: ${request.method} ${request.url} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
      if (!response.headersSent) response.statusCode = HTTP_FAILURE;
      response.end();
    });
  };
}

function listening(server: Server, atPort: number, at: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(atPort, at, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function fail(error: Error): never {
  process.stderr.write(`kontor: the web cannot start on ${hostname}:${port}: ${error.message}\n`);
  process.exit(1);
}

/** What has begun is finished, streams are let go: their readers come back by themselves. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const closed = new Promise((resolve) => web.close(resolve));
  for (const stream of streams) stream.destroy();
  await closed;
  renderer.close();
  inner.close();
  await app.close();
  process.exit(0);
}
