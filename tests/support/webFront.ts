import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { openWeb } from '@/server/openWeb';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';

/** What a stand-in for the exchange was told, line by line as it came. */
export interface Heard {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  rawHeaders: string[];
  body: string;
}

export const listen = (server: Server, port = 0) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const HOSTS: Record<string, string> = { 'kontor.localhost': 'kontor', 'visby.localhost': 'visby', 'visby.example': 'visby' };

/** Answers every call with an envelope and remembers what it heard; hosts nobody claims are the default brand's. */
export function createHearingExchange() {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers, rawHeaders } = request;
    heard.push({ method, url, headers, rawHeaders, body });
    const host = new URL(url, 'http://exchange').searchParams.get('host') ?? '';
    const brand = HOSTS[host] ?? 'kontor';
    const data = url.startsWith('/site/config') ? { ...emptySiteConfig, brand, site: { ...emptySiteConfig.site, name: brand } } : [];
    // A test may have answered it itself.
    if (response.headersSent || response.destroyed) return;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: '0', msg: 'success', data }));
  });
  // Says back what it hears, as a stream does once it is open.
  server.on('upgrade', (request, socket) => {
    // A test may have answered it itself.
    if ((socket as Socket).bytesWritten > 0) return;
    heard.push({ method: 'UPGRADE', url: request.url ?? '', headers: request.headers, rawHeaders: request.rawHeaders, body: '' });
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.pipe(socket);
  });
  return { server, heard, calls: () => heard.filter(({ url }) => !url.startsWith('/site/config') && !url.startsWith('/health/')) };
}

interface FrontOptions {
  exchangePort: number;
  trustedProxies?: string[];
  countryHeader?: string;
  pagesPerMinute?: number;
  /** Resolves when a page may be answered: a slow renderer. */
  held?: () => Promise<void>;
  /** Its clock, ms. */
  now?: () => number;
}

/** The web's server as it runs, before a stand-in for Next that counts the pages it makes. */
export async function startFront({ held, exchangePort, trustedProxies = [], countryHeader, pagesPerMinute = 1000, now }: FrontOptions) {
  process.env.EXCHANGE_PORT = String(exchangePort);
  let pages = 0;
  const asked: { method?: string; url?: string; headers: IncomingMessage['headers'] }[] = [];
  const failures: unknown[] = [];
  /** What they are said to be of. */
  const failedOver: string[] = [];
  const opened = openWeb({
    exchangePort,
    trustedProxies,
    countryHeader,
    pagesPerMinute,
    now,
    exchangeSilentMs: 4000,
    root: process.cwd(),
    onFailure: (what, error) => {
      failedOver.push(what);
      failures.push(error);
    },
    next: async (request, response) => {
      pages += 1;
      asked.push({ method: request.method, url: request.url, headers: { ...request.headers } });
      await held?.();
      if (request.url?.startsWith('/trade/spot/BROKEN')) throw new Error('broken page');
      const host = String(request.headers['x-kontor-host']);
      // As Next does where a page's data is not there.
      const isMissing = request.url?.startsWith('/trade/spot/NONE');
      if (isMissing) response.statusCode = 404;
      const isOwn = isMissing || request.url?.startsWith('/trade/spot/OWN');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', request.headers.cookie === undefined && !isOwn ? 'public, s-maxage=5' : 'private, no-store');
      response.end(`<p>${host} ${request.headers['x-forwarded-for'] ?? 'nobody'}</p>`);
    },
  });
  await listen(opened.inner);
  const port = await listen(opened.web);
  const connections = () => new Promise<number>((resolve) => opened.web.getConnections((_error, count) => resolve(count)));
  const onConnection = (listener: (socket: Socket) => void) => opened.web.prependListener('connection', listener);
  return { port, failures, failedOver, connections, onConnection, pages: () => pages, asked: () => asked, close: opened.close };
}

/** Writes raw bytes and reads until the other end closes, or for as long as `until` is not seen. */
export function rawExchange(port: number, text: string, until?: RegExp): Promise<{ said: string; isClosed: boolean; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
      if (until?.test(said)) resolve({ said, isClosed: false, socket });
    });
    socket.on('close', () => resolve({ said, isClosed: true, socket }));
    socket.on('error', reject);
  });
}

/** As a program asks: Node's own fetch would set the host itself. */
export async function askFront({ port }: { port: number }, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ Host: 'kontor.localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const { said } = await rawExchange(port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [head = '', body = ''] = Buffer.from(said, 'latin1')
    .toString()
    .split(/\r\n\r\n(.*)/s, 2);
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}
