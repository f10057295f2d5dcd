import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createHearingExchange, listen, rawExchange, startFront } from '../support/webFront';

const exchange = createHearingExchange();
let front: Awaited<ReturnType<typeof startFront>>;

beforeAll(async () => {
  front = await startFront({ exchangePort: await listen(exchange.server) });
});
afterAll(async () => {
  await front.close();
  exchange.server.closeAllConnections();
  exchange.server.close();
});
beforeEach(() => {
  exchange.heard.length = 0;
});

const upgrade = (target: string, ...headers: string[]) =>
  [target, 'Host: kontor.localhost', 'Connection: Upgrade', ...headers, '', ''].join('\r\n');
const WEBSOCKET = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

describe('upgrades that nobody serves', () => {
  it.each<[string, string, string]>([
    ['GET /nothing HTTP/1.1', 'Upgrade: foo', '400 Bad Request'],
    ['GET /nothing HTTP/1.1', 'Upgrade: websocket', '400 Bad Request'],
    ['GET / HTTP/1.1', 'Upgrade: h2c', '400 Bad Request'],
    ['GET /_next/webpack-hmr HTTP/1.1', 'Upgrade: websocket', '400 Bad Request'],
    ['GET /ws/more HTTP/1.1', 'Upgrade: websocket', '400 Bad Request'],
    ['GET /api/ws HTTP/1.1', 'Upgrade: websocket', '400 Bad Request'],
    ['POST /ws HTTP/1.1', 'Upgrade: websocket', '400 Bad Request'],
    ['GET /ws HTTP/1.1', 'Upgrade: foo', '426 Upgrade Required'],
  ])('%s with %s is refused and closed at once', async (target, header, status) => {
    const { said, isClosed } = await rawExchange(front.port, upgrade(target, header));
    expect([said.split('\r\n')[0], isClosed]).toEqual([`HTTP/1.1 ${status}`, true]);
    expect(exchange.calls()).toEqual([]);
  });

  it('are cut when their visitor keeps its side open', async () => {
    const { said, socket } = await rawExchange(front.port, upgrade('GET /nothing HTTP/1.1', 'Upgrade: foo'), /request\.invalid/);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    await once(socket, 'close');
  });
});

describe('a stream the exchange refuses', () => {
  const BODY = '{"code":"10004"}';
  const answers: [string, (far: Socket) => void][] = [
    ['400 Bad Request', (far) => far.end(`Content-Length: ${BODY.length}\r\n\r\n${BODY}`)],
    ['429 Too Many Requests', (far) => far.end(`Retry-After: 3\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`)],
    ['429 Too Many Requests', (far) => far.write(`Content-Length: ${BODY.length + 1}\r\n\r\n${BODY}`) && setImmediate(() => far.destroy())],
  ];
  let answer: (request: IncomingMessage, far: Socket) => void;
  afterEach(() => exchange.server.off('upgrade', answer));

  it.each(answers)('with %s hears why, and is cut when it stays', async (status, say) => {
    answer = (_request, far) => {
      far.write(`HTTP/1.1 ${status}\r\n`);
      say(far);
    };
    exchange.server.prependListener('upgrade', answer);
    // Never ends its side by itself, and goes on talking.
    const visitor = connect({ port: front.port, host: '127.0.0.1', allowHalfOpen: true });
    visitor.on('error', () => visitor.destroy());
    visitor.write(`${upgrade('GET /ws HTTP/1.1', ...WEBSOCKET)}${'x'.repeat(1000)}`);
    let said = '';
    visitor.on('data', (bytes) => {
      said += bytes;
    });
    while (!said.includes(BODY)) await once(visitor, 'data');
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
    expect(said).toContain('connection: close');
    while ((await front.connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    visitor.destroy();
  });
});

describe('the stream', () => {
  const openStream = () =>
    rawExchange(front.port, upgrade('GET /ws?a=1 HTTP/1.1', ...WEBSOCKET, 'X-Forwarded-For: 6.6.6.6'), /101 .*\r\n\r\n/s);

  it('reaches the exchange with its own visitor, both ways', async () => {
    const { socket } = await openStream();
    expect(exchange.calls()).toMatchObject([
      {
        method: 'UPGRADE',
        url: '/ws?a=1',
        headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'kontor.localhost', upgrade: 'websocket' },
      },
    ]);
    socket.write('hello');
    expect(String((await once(socket, 'data'))[0])).toBe('hello');
    socket.destroy();
  });

  it('ends for the exchange when the visitor goes', async () => {
    const [far] = await Promise.all([once(exchange.server, 'upgrade'), openStream().then(({ socket }) => socket.destroy())]);
    const end = far[1] as import('node:net').Socket;
    if (!end.destroyed) await once(end, 'close');
  });

  it('ends for the visitor when the exchange goes', async () => {
    const [far, { socket }] = await Promise.all([once(exchange.server, 'upgrade'), openStream()]);
    (far[1] as import('node:net').Socket).destroy();
    if (!socket.destroyed) await once(socket, 'close');
  });
});
