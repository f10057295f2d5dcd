import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { countryHeader, exchangePort, exchangeSilentMs, pagesPerMinute, trustedProxies } from '@/src/config/env';
import { openWeb } from './openWeb';

// The web in production: Next, and in front of it the ends that visitors reach (docs/adr/0014) and pages made a moment ago
// (docs/adr/0045).

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const port = Number(values.port);
const hostname = values.host ?? 'localhost';

// Next listens for upgrades on the server it is given and would keep those it does not know open for ever: this one never listens.
const app = next({ dev: false, hostname, port, httpServer: createServer() });
const handleByNext = app.getRequestHandler();

const { web, inner, renderer, close } = openWeb({
  exchangePort: exchangePort(),
  trustedProxies: trustedProxies(),
  countryHeader: countryHeader(),
  pagesPerMinute: pagesPerMinute(),
  exchangeSilentMs: exchangeSilentMs(),
  root: process.cwd(),
  next: (request, response) => handleByNext(request, response),
  onFailure: (what, error) => {
    process.stderr.write(`kontor: ${what} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
  },
});
let isStopping = false;
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

function listening(server: Server, atPort: number, at: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(atPort, at, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** HOST names nothing of this machine: a setting is wrong. The number is that of the README's "When it does not start". */
const BAD_SETTING = 16;
const BAD_HOSTS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

function fail(error: NodeJS.ErrnoException): never {
  process.stderr.write(`kontor: the web cannot start on ${hostname}:${port}: ${error.message}\n`);
  process.exit(BAD_HOSTS.includes(error.code ?? '') ? BAD_SETTING : 1);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await close();
  await app.close();
  process.exit(0);
}
