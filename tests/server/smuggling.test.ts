import { createHearingExchange, listen, rawExchange, startFront } from '../support/webFront';

// Two requests where an honest reader sees one, or one where two would be seen: what the exchange hears is what counts.

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

const lines = (...text: string[]) => text.join('\r\n');
const HIDDEN = lines('GET /api/market/coins HTTP/1.1', 'Host: kontor.localhost', '', '');

describe('requests that two programs could read differently', () => {
  it.each<[string, string]>([
    [
      'a length and chunks',
      lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', HIDDEN),
    ],
    ['two lengths', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: 0', 'Content-Length: 70', '', HIDDEN)],
    ['two equal lengths', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: 2', 'Content-Length: 2', '', '{}')],
    ['a list of lengths', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: 2, 2', '', '{}')],
    ['a signed length', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: +2', '', '{}')],
    ['two encodings', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked', '', '0', '', '')],
    [
      'an encoding twice',
      lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked', '', '0', '', ''),
    ],
    ['an unknown encoding', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Transfer-Encoding: xchunked', '', '0', '', '')],
    ['a space before the colon', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length : 2', '', '{}')],
    ['a folded line', lines('GET /api/market/pairs HTTP/1.1', 'Host: a', 'X-A: 1', ' Transfer-Encoding: chunked', '', '')],
    ['lines that end without a return', 'GET /api/market/pairs HTTP/1.1\nHost: a\n\n'],
    ['a header that ends without a return', 'GET /api/market/pairs HTTP/1.1\r\nHost: a\nX-A: 1\r\n\r\n'],
    [
      'chunks whose size is no number',
      lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked', '', '0x2', '{}', '0', '', ''),
    ],
    ['two hosts', lines('GET /api/market/pairs HTTP/1.1', 'Host: a', 'Host: b', '', '')],
    ['no host', lines('GET /api/market/pairs HTTP/1.1', '', '')],
    ['a host that is none', lines('GET /api/market/pairs HTTP/1.1', 'Host: a;script-src *', '', '')],
    ['a whole address for a path', lines('GET http://elsewhere/api/market/pairs HTTP/1.1', 'Host: a', '', '')],
    ['a null byte', lines('GET /api/market/pairs HTTP/1.1', 'Host: a', 'X-A: a\0b', '', '')],
  ])('%s: 400, closed, and the exchange hears nothing', async (_what, text) => {
    const { said, isClosed } = await rawExchange(front.port, text);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(isClosed).toBe(true);
    expect(exchange.calls()).toEqual([]);
  });
});

describe('a body, however it comes', () => {
  const answered = /\r\n\r\n\{.*\}$/s;

  it.each<[string, string]>([
    ['with a length', lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: 7', '', '{"a":1}')],
    [
      'in chunks',
      lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked', '', '3', '{"a', '4', '":1}', '0', '', ''),
    ],
    [
      'in chunks with trailing headers',
      lines(
        'POST /api/spot/order HTTP/1.1',
        'Host: a',
        'Transfer-Encoding: chunked',
        '',
        '7',
        '{"a":1}',
        '0',
        'X-Forwarded-For: 6.6.6.6',
        '',
        '',
      ),
    ],
  ])('%s reaches the exchange with its own length and nothing behind it', async (_how, text) => {
    const { socket } = await rawExchange(front.port, text, answered);
    socket.destroy();
    const [call, ...more] = exchange.calls();
    expect(more).toEqual([]);
    expect(call).toMatchObject({ method: 'POST', url: '/spot/order', body: '{"a":1}' });
    expect(call?.rawHeaders.filter((name) => /^(content-length|transfer-encoding)$/i.test(name))).toHaveLength(1);
    expect(call?.headers['content-length']).toBe('7');
  });

  it('with a second request behind it makes two, each with its own visitor', async () => {
    const first = lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: 2', '', '{}');
    const { socket } = await rawExchange(front.port, first + HIDDEN, /success.*success/s);
    socket.destroy();
    const heard = exchange.calls().map(({ url, headers }) => [url, headers['x-forwarded-for'], headers['x-forwarded-host']]);
    expect(heard.sort()).toEqual([
      ['/market/coins', '127.0.0.1', 'kontor.localhost'],
      ['/spot/order', '127.0.0.1', 'a'],
    ]);
  });

  it('larger than any call is refused before it is read', async () => {
    const text = lines('POST /api/spot/order HTTP/1.1', 'Host: a', 'Content-Length: 70000', '', '{}');
    const { said, isClosed } = await rawExchange(front.port, text);
    expect([said.split('\r\n')[0], isClosed]).toEqual(['HTTP/1.1 413 Payload Too Large', true]);
    expect(said).toContain('"code":"10001"');
    expect(exchange.calls()).toEqual([]);
  });

  it('brings no header of its connection along, nor any that Connection names', async () => {
    const text = lines(
      'GET /api/market/pairs HTTP/1.1',
      'Host: a',
      'Connection: keep-alive, X-Named, X-Forwarded-For',
      'Keep-Alive: 5',
      'X-Named: 1',
      'X-Kept: 1',
      'TE: trailers',
      'Proxy-Authorization: x',
      '',
      '',
    );
    const { socket } = await rawExchange(front.port, text, answered);
    socket.destroy();
    const { headers = {} } = exchange.calls()[0] ?? {};
    expect(headers).toMatchObject({ 'x-kept': '1', 'x-forwarded-for': '127.0.0.1' });
    for (const name of ['x-named', 'te', 'proxy-authorization', 'keep-alive']) expect(headers).not.toHaveProperty(name);
  });
});

describe('what is not for visitors', () => {
  it.each([
    '/api/metrics',
    '/api/health/ready',
    '/api/mailbox',
    '/api/started',
    '/api/operator/markets',
    '/api//metrics',
    '/api/market/../metrics',
    '/api/%6detrics',
    '/api/market/pairs/',
    '/api/ws',
  ])('%s is not passed on', async (path) => {
    const answer = await fetch(`http://127.0.0.1:${front.port}${path}`, { headers: { host: 'kontor.localhost' } });
    expect([200, 307]).not.toContain(answer.status);
    expect(exchange.calls()).toEqual([]);
  });
});
