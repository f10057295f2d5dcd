import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRenderer } from '@/server/pages/renderer';
import { createSharedPages } from '@/server/pages/servePages';

const ALICE = { cookie: 'exchange-token=alice' };
const BOB = { cookie: 'exchange-token=bob' };

/** A renderer that counts its pages and says all it was told, and what is kept in front of it. */
async function startWeb() {
  let pages = 0;
  let nowMs = 0;
  let era = 'one';
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    pages += 1;
    const isVisitor = request.headers.cookie === undefined;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', isVisitor ? 'public, s-maxage=1' : 'private, no-store');
    if (!isVisitor && request.url !== '/profile/settings') response.setHeader('X-Kontor-Shared', 'signed-in');
    response.end(`page ${pages} ${JSON.stringify(request.headers)}`);
  };
  const inner = createServer(next);
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const renderer = createRenderer(inner);
  const shared = createSharedPages({ render: renderer.render, isBusy: () => false, era: () => era, now: () => nowMs });
  const outer = createServer(async (request, response) => {
    const visit = { request, response, brandHost: 'kontor.localhost', network: '192.0.2.1' };
    if (!(await shared.serve(visit))) await next(request, response);
  });
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
  const { port } = outer.address() as AddressInfo;

  return {
    async read(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    change: (next: string) => {
      era = next;
    },
    pages: () => pages,
    close: () => {
      renderer.close();
      inner.close();
      outer.close();
    },
  };
}

describe('the web before the renderer', () => {
  let web: Awaited<ReturnType<typeof startWeb>>;
  beforeEach(async () => {
    web = await startWeb();
  });
  afterEach(() => web.close());

  it('gives visitors one page', async () => {
    const [one, other] = [await web.read('/markets'), await web.read('/markets?made=up')];
    expect(other.body).toBe(one.body);
    expect(web.pages()).toBe(1);
  });

  it('gives all signed-in users one page that was asked for with the token of none, and visitors another', async () => {
    const [alice, bob, visitor] = [await web.read('/markets', ALICE), await web.read('/markets', BOB), await web.read('/markets')];
    expect(bob.body).toBe(alice.body);
    expect(alice.body).not.toMatch(/alice|bob/);
    expect(alice.headers.get('cache-control')).toBe('private, no-store');
    expect(alice.headers.get('etag')).toBeNull();
    expect(visitor.body).not.toContain('cookie');
    expect(web.pages()).toBe(2);
  });

  it('makes a page each for signed-in users where it does not say that it is the same for them', async () => {
    expect((await web.read('/profile/settings', ALICE)).body).toContain('alice');
    expect((await web.read('/profile/settings', BOB)).body).toContain('bob');
  });

  it('renders anew when a page is half a second old, or what it is made of has changed', async () => {
    await web.read('/markets');
    web.pass(500);
    expect((await web.read('/markets')).body).toContain('page 2');
    web.change('two');
    expect((await web.read('/markets')).body).toMatch(/page 3 .*"x-kontor-era":"two"/);
  });

  it('lets nothing a visitor sends into the page of others', async () => {
    const sent = {
      'x-told': 'poison',
      'x-forwarded-host': 'poison',
      'accept-language': 'poison',
      'if-none-match': 'poison',
      range: 'bytes=0-1',
    };
    const { status, body } = await web.read('/markets', sent);
    expect([status, body]).toEqual([200, expect.stringContaining('page 1')]);
    expect(body).not.toContain('poison');
  });

  it('sends no text to who has it, and none to who asks for the head', async () => {
    const first = await web.read('/markets');
    const tag = first.headers.get('etag') ?? '';
    const again = await web.read('/markets', { 'if-none-match': `"other", ${tag}` });
    expect([again.status, again.body, again.headers.get('vary')]).toEqual([304, '', expect.stringContaining('Cookie')]);
    expect((await web.read('/markets', { ...ALICE, 'if-none-match': tag })).status).toBe(200);
    const head = await web.read('/markets', {}, 'HEAD');
    expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', tag]);
  });
});
