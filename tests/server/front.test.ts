import { askFront as ask, createHearingExchange, listen, rawExchange, startFront } from '../support/webFront';

type Front = Awaited<ReturnType<typeof startFront>>;

const exchange = createHearingExchange();
const opened: Front[] = [];
let exchangePort: number;

async function open(options: Partial<Parameters<typeof startFront>[0]> = {}): Promise<Front> {
  const front = await startFront({ exchangePort, ...options });
  opened.push(front);
  return front;
}

const lastCall = () => exchange.calls().at(-1)?.headers ?? {};

beforeAll(async () => {
  exchangePort = await listen(exchange.server);
});
afterAll(() => {
  exchange.server.closeAllConnections();
  exchange.server.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((front) => front.close()));
});

describe('what visitors say of themselves', () => {
  const forged = {
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Host': 'visby.localhost',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '6.6.6.6',
    Forwarded: 'for=6.6.6.6',
    'X-Kontor-Host': 'visby.localhost',
    'CF-IPCountry': 'XX',
  };

  it('is not believed', async () => {
    await ask(await open({ countryHeader: 'cf-ipcountry' }), '/api/market/pairs', forged);
    expect(lastCall()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'kontor.localhost',
      'x-forwarded-proto': 'http',
    });
    for (const name of ['x-real-ip', 'forwarded', 'x-kontor-host', 'cf-ipcountry']) expect(lastCall()).not.toHaveProperty(name);
  });

  it('is believed of a proxy the operator named, up to the first that is none', async () => {
    const front = await open({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'], countryHeader: 'cf-ipcountry' });
    await ask(front, '/api/market/pairs', { ...forged, 'X-Forwarded-For': '6.6.6.6, 203.0.113.9, 10.1.2.3' });
    expect(lastCall()).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'visby.localhost',
      'x-forwarded-proto': 'https',
      'cf-ipcountry': 'XX',
    });
  });

  it('is not lost by what a message says of its connection', async () => {
    const front = await open({ trustedProxies: ['127.0.0.1'], countryHeader: 'cf-ipcountry' });
    const named = { 'CF-IPCountry': 'XX', 'X-Hop': '1', 'X-Forwarded-For': '203.0.113.9' };
    await ask(front, '/api/market/pairs', { ...named, Connection: 'close, CF-IPCountry, X-Hop, X-Forwarded-For' });
    expect(lastCall()).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'XX' });
    expect(lastCall()).not.toHaveProperty('x-hop');

    const stream = 'GET /ws HTTP/1.1\r\nHost: kontor.localhost\r\nUpgrade: websocket\r\nCF-IPCountry: XX\r\n';
    const { socket } = await rawExchange(front.port, `${stream}Connection: Upgrade, CF-IPCountry\r\n\r\n`, /101 .*\r\n\r\n/s);
    expect(lastCall()).toMatchObject({ 'cf-ipcountry': 'XX' });
    socket.destroy();
  });

  it('says https only when a proxy does', async () => {
    const strict = /strict-transport-security: max-age=\d+/;
    const behind = await open({ trustedProxies: ['127.0.0.1'] });
    expect((await ask(behind, '/markets', { 'X-Forwarded-Proto': 'https' })).head).toMatch(strict);
    expect((await ask(behind, '/markets', { 'X-Forwarded-Proto': 'http' })).head).not.toMatch(strict);
    expect((await ask(await open(), '/markets', { 'X-Forwarded-Proto': 'https' })).head).not.toMatch(strict);
  });
});

describe('pages', () => {
  /** A kept page is as young as it was, however slow the machine. */
  const standing = () => 1_700_000_000_000;

  it('are the same for every made-up host and query', async () => {
    const front = await open({ now: standing });
    await ask(front, '/markets');
    for (const name of ['a', 'b', 'c']) {
      const { status, body } = await ask(front, `/markets?${name}=1`, { Host: `${name}.example` });
      expect([status, body]).toEqual([200, expect.stringContaining('kontor.localhost nobody')]);
    }
    expect(front.pages()).toBe(1);
  });

  it('are those of the brand whose host it is', async () => {
    const front = await open({ now: standing });
    expect((await ask(front, '/markets', { Host: 'visby.example' })).body).toContain('visby.localhost');
    expect((await ask(front, '/markets', { Host: 'visby.localhost:3000' })).body).toContain('visby.localhost');
    expect(front.pages()).toBe(1);
  });

  it('of which one visitor asks too many are refused with the time to wait; copies that stand are not counted', async () => {
    const front = await open({ pagesPerMinute: 3, now: standing, trustedProxies: ['127.0.0.1'] });
    const from = (address: string, path: string, cookie?: string) =>
      ask(front, path, { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) });
    // The first look at a host, then pages of a user's own.
    for (const status of [200, 200, 429]) {
      expect((await from('2001:db8:0:1::1', '/markets', 'exchange-token=a')).status).toBe(status);
    }
    const refused = await from('2001:db8:0:1:ffff::2', '/ar-AE/markets', 'exchange-token=b');
    expect([refused.status, refused.head]).toEqual([429, expect.stringMatching(/retry-after: \d+/)]);
    expect(refused.body).toMatch(/<html lang="ar-AE" dir="rtl".*<h1>/s);
    expect((await from('2001:db8:0:2::1', '/markets', 'exchange-token=a')).status).toBe(200);
    await from('203.0.113.1', '/login');
    expect((await from('2001:db8:0:1::1', '/login')).status).toBe(200);
  });

  it('that are too many at a time are refused with a page that comes back by itself', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const front = await open({ pagesPerMinute: 10_000, held: () => held, trustedProxies: ['127.0.0.1'] });
    const from = (address: string) => ask(front, '/markets', { Cookie: 'exchange-token=a', 'X-Forwarded-For': address });
    // Two places and ten who wait: one of these is too many, and the only one to be answered.
    const waiting = Array.from({ length: 13 }, (_, index) => from(`2001:db8:0:1::${index + 1}`));
    const { status, head, body } = await Promise.race(waiting);
    expect([status, head]).toEqual([503, expect.stringContaining('retry-after: 2')]);
    expect(body).toContain('location.reload()');
    // However many it sends, half the places are for others.
    const other = from('203.0.113.9');
    while (front.pages() < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    release();
    expect((await other).status).toBe(200);
    // Those who waited are served; on a machine so slow that a visitor waits too long, they are told as well.
    for (const waited of await Promise.all(waiting)) expect([200, 503]).toContain(waited.status);
  });

  it('of which there are none are made once for everybody, and say so', async () => {
    const front = await open({ now: standing });
    for (let times = 0; times < 3; times += 1) {
      const { status, head, body } = await ask(front, '/trade/spot/NONE');
      expect([status, head]).toEqual([404, expect.stringContaining('cache-control: private, no-store')]);
      expect(body).toContain('kontor.localhost nobody');
    }
    expect(front.pages()).toBe(1);
  });

  it('that are not for everybody are counted each, also when that is known already', async () => {
    const front = await open({ pagesPerMinute: 3 });
    const statuses = [];
    // The host, then each page by itself.
    for (let times = 0; times < 4; times += 1) statuses.push((await ask(front, '/trade/spot/OWN')).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('are only read: a form comes back to its page, and a body that never ends is not waited for', async () => {
    const front = await open();
    const begun = (method: string, path: string) =>
      rawExchange(front.port, `${method} ${path} HTTP/1.1\r\nHost: kontor.localhost\r\nContent-Length: 1000\r\n\r\npasswor`);
    const { said, isClosed } = await begun('POST', '/login?returnUrl=/markets');
    expect({ isClosed, said }).toEqual({ isClosed: true, said: expect.stringMatching(/^HTTP\/1\.1 303 /) });
    expect(said).toMatch(/^location: \/login\?returnUrl=\/markets\r$/im);
    expect(said).toMatch(/^cache-control: no-store\r$/im);
    for (const path of ['//evil.example/login', '/\\evil.example']) expect((await begun('POST', path)).said).not.toMatch(/^location:/im);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await begun(method, '/login')).said).toMatch(/^HTTP\/1\.1 405 .*^allow: GET, HEAD\r$/ims);
    expect(front.pages()).toBe(0);
  });

  it('that fail are answered in words, never as plain text', async () => {
    const front = await open();
    const { status, head, body } = await ask(front, '/trade/spot/BROKEN?token=secret', { Authorization: 'a' });
    expect([status, head]).toEqual([500, expect.stringContaining('content-type: text/html')]);
    expect(body).toContain('<title>');
    expect(front.failures).toHaveLength(1);
    // Queries are their visitors' own.
    expect(front.failedOver).toEqual(['GET /trade/spot/BROKEN']);
  });

  it.each(['/favicon.ico', '/fonts/none.woff2', '/_next/static/none.js', '/_next/image?url=%2Fa', '/%E0%A4%A'])(
    '%s costs none',
    async (path) => {
      const front = await open();
      expect([400, 404]).toContain((await ask(front, path)).status);
      expect(front.pages()).toBe(0);
    },
  );
});

describe('while the exchange is away', () => {
  const UNAVAILABLE = { code: '10005', msg: 'system.unavailable', data: null };

  it('calls are answered with unavailable, streams refused, pages say so in the words and name of the site, and all comes back', async () => {
    const passing = createHearingExchange();
    const port = await listen(passing.server);
    const front = await open({ exchangePort: port });
    expect((await ask(front, '/markets', { Host: 'visby.localhost' })).status).toBe(200);
    passing.server.closeAllConnections();
    await new Promise((closed) => passing.server.close(closed));

    const call = await ask(front, '/api/market/pairs');
    expect([call.status, JSON.parse(call.body)]).toEqual([503, UNAVAILABLE]);
    // That nobody listens there is no fault of a call.
    expect(front.failures).toEqual([]);
    expect(call.head).toMatch(/retry-after: \d+/);
    const page = await ask(front, '/es/markets', { Host: 'visby.localhost' });
    expect([page.status, page.head]).toEqual([503, expect.stringMatching(/retry-after: \d+/)]);
    expect(page.body).toMatch(/<html lang="es".*<title>.* · visby<\/title>/s);
    const data = await ask(front, '/_next/data/build/markets.json', { 'X-NextJS-Data': '1' });
    expect([data.status, JSON.parse(data.body)]).toEqual([503, UNAVAILABLE]);
    const stream = await ask(front, '/ws', { Connection: 'Upgrade', Upgrade: 'websocket' });
    expect([stream.status, JSON.parse(stream.body)]).toEqual([503, UNAVAILABLE]);

    await listen(passing.server, port);
    while ((await ask(front, '/api/market/pairs')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await ask(front, '/markets', { Host: 'visby.localhost' })).status).toBe(200);
    passing.server.closeAllConnections();
    passing.server.close();
  });

  it('a call that does something and got no answer may have been carried out, and one that was not sent was not', async () => {
    const dying = createHearingExchange();
    dying.server.prependListener('request', (request) => {
      if (request.method !== 'GET') request.socket.destroy();
    });
    const port = await listen(dying.server);
    const front = await open({ exchangePort: port });
    const post = async ({ port }: Front) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/wallet/transfer`, { method: 'POST', body: '{}' });
      return [answer.status, await answer.json()];
    };
    expect(await post(front)).toEqual([502, { code: '10008', msg: 'system.outcome_unknown', data: null }]);
    expect((await ask(front, '/api/market/pairs')).status).toBe(200);
    dying.server.closeAllConnections();
    await new Promise((closed) => dying.server.close(closed));
    // One that keeps no connection of before.
    expect(await post(await open({ exchangePort: port }))).toEqual([503, UNAVAILABLE]);
  });

  it('a call that was under way is answered as unavailable, and one half answered is cut', async () => {
    const dying = createHearingExchange();
    dying.server.prependListener('request', (request, response) => {
      if (request.url === '/market/tickers') request.socket.destroy();
      if (request.url !== '/market/coins') return;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"code":');
      setImmediate(() => request.socket.destroy());
    });
    const front = await open({ exchangePort: await listen(dying.server) });
    const none = await ask(front, '/api/market/tickers');
    expect([none.status, JSON.parse(none.body)]).toEqual([503, UNAVAILABLE]);
    expect(front.failures).toEqual(['socket hang up']);
    const half = await ask(front, '/api/market/coins');
    expect(half.body.length).toBeLessThan(1000);
    expect(half.head).toContain('content-length: 1000');
    dying.server.closeAllConnections();
    dying.server.close();
  });
});
