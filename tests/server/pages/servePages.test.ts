import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRenderer } from '@/server/pages/renderer';
import { createVisitorPages } from '@/server/pages/servePages';

const SIGNED_IN = { cookie: 'exchange-token=abc' };

const socketsOf = (host = '') => `ws://${host} wss://${host}`;

/** A renderer that counts its pages and says who it takes each reader for, and the cache in front of it. */
async function startWeb() {
  let pages = 0;
  let nowMs = 0;
  const next = async (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => {
    pages += 1;
    const nonce = Buffer.from(`nonce of page ${pages}!!`).toString('base64');
    const isVisitor = request.headers.cookie === undefined;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', isVisitor ? 'public, s-maxage=5' : 'private, no-store');
    response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'; connect-src ${socketsOf(request.headers.host)}`);
    response.end(
      `<script nonce="${nonce}">${isVisitor ? 'visitor' : 'person'} ${pages} ${request.headers['x-told'] ?? 'nothing'}</script>`,
    );
  };
  const inner = createServer(next);
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const renderer = createRenderer(inner);
  const visitorPages = createVisitorPages({ render: renderer.render, isBusy: () => false, now: () => nowMs });
  const outer = createServer(async (request, response) => {
    const visit = { request, response, host: request.headers.host ?? '', brandHost: 'kontor.localhost', network: '192.0.2.1' };
    if (!(await visitorPages.serve(visit))) await next(request, response);
  });
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
  const { port } = outer.address() as AddressInfo;

  return {
    async read(path: string, headers: Record<string, string> = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      const body = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      return { body, policy, inHeader: /nonce-([^']+)/.exec(policy)?.[1], inBody: /nonce="([^"]+)"/.exec(body)?.[1] };
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    pages: () => pages,
    origin: `http://127.0.0.1:${port}`,
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

  it('gives visitors one page, each copy with a nonce of its own that its header names', async () => {
    const copies = [await web.read('/markets'), await web.read('/markets'), await web.read('/markets')];
    expect(web.pages()).toBe(1);
    for (const { inHeader, inBody } of copies) expect(inBody).toBe(inHeader);
    expect(new Set(copies.map(({ inBody }) => inBody)).size).toBe(copies.length);
  });

  it('never gives a signed-in person a kept page, nor keeps theirs', async () => {
    await web.read('/markets');
    expect((await web.read('/markets', SIGNED_IN)).body).toContain('person 2');
    expect((await web.read('/markets', SIGNED_IN)).body).toContain('person 3');
    expect((await web.read('/markets')).body).toContain('visitor 1');
  });

  it('renders anew when a page is half a second old', async () => {
    await web.read('/markets');
    web.pass(500);
    expect((await web.read('/markets')).body).toContain('visitor 2');
  });

  it('lets nothing a visitor sends into the page of others', async () => {
    expect((await web.read('/markets', { 'x-told': 'poison' })).body).toContain('nothing');
  });

  it('gives each host of a brand the one page, with sockets of its own', async () => {
    const { host } = new URL(web.origin);
    expect((await web.read('/markets')).policy).toContain(socketsOf(host));
    await web.read('/markets?made=up');
    expect(web.pages()).toBe(1);
  });
});
