import { askFront as ask, createHearingExchange, listen, startFront } from '../support/webFront';

type Front = Awaited<ReturnType<typeof startFront>>;

const exchange = createHearingExchange();
const opened: Front[] = [];
let exchangePort: number;

async function open(options: Partial<Parameters<typeof startFront>[0]> = {}): Promise<Front> {
  const front = await startFront({ exchangePort, ...options });
  opened.push(front);
  return front;
}

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

describe('the description of the calls', () => {
  it('is counted like a page, calls are not', async () => {
    const front = await open({ pagesPerMinute: 3 });
    const statusOf = async (path: string) => (await ask(front, path)).status;
    const read = ['/api/docs', '/api/docs.css', '/api/openapi.json', '/api/market/pairs', '/api/docs?a=1'];
    const statuses = [];
    for (const path of read) statuses.push(await statusOf(path));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const { head, body } = await ask(front, '/api/openapi.json');
    expect(head).toMatch(/retry-after: \d+/);
    expect(JSON.parse(body)).toMatchObject({ code: '10003', data: null });
    expect(await statusOf('/api/market/pairs')).toBe(200);
  });
});

describe('files', () => {
  it('are asked of Next by their own name, without what would make it render a page about them', async () => {
    const front = await open();
    await ask(front, '/robots.txt?made=up', {
      Range: 'bytes=99999999-',
      'If-Range': '"x"',
      'If-Match': '"x"',
      'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT',
      'If-None-Match': '"y"',
      'X-NextJS-Data': '1',
    });
    await ask(front, '/robots.txt', {}, 'HEAD');
    expect(front.asked()).toEqual([
      { method: 'GET', url: '/robots.txt', headers: { host: 'kontor.localhost', 'if-none-match': '"y"' } },
      { method: 'HEAD', url: '/robots.txt', headers: { host: 'kontor.localhost' } },
    ]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('are not there for %s', async (method) => {
    const front = await open();
    const { status, head, body } = await ask(front, '/robots.txt', {}, method);
    expect([status, body]).toEqual([405, expect.stringContaining('Method not allowed')]);
    expect(head).toContain('allow: get, head');
    expect(front.pages()).toBe(0);
  });

  it.each(['/%72obots.txt', '/%5fnext/static/none.js', '/%66onts/none.woff2', '/_next%2Fstatic/none.js', '/_next/static/%2e%2e/none.js'])(
    '%s is none, and no page either',
    async (path) => {
      const front = await open();
      expect((await ask(front, path)).status).toBe(404);
      expect(front.pages()).toBe(0);
    },
  );
});
