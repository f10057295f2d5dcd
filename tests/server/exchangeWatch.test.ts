import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ExchangeWatch, watchExchange } from '@/server/exchange/exchangeWatch';

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Keeps this whole process from doing anything else. */
function standStill(forMs: number): void {
  const end = performance.now() + forMs;
  while (performance.now() < end);
}

describe('the watch over the exchange', () => {
  const open: { server?: Server; watch?: ExchangeWatch } = {};
  afterEach(async () => {
    open.watch?.stop();
    open.server?.closeAllConnections();
    await new Promise((resolve) => open.server?.close(resolve) ?? resolve(undefined));
    delete open.server;
  });

  async function watched(answer: RequestListener, { silentMs = 200, patienceMs = 50 } = {}) {
    const looks: number[] = [];
    const server = createServer((request, response) => {
      looks.push(performance.now());
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const watch = watchExchange({ port: (server.address() as AddressInfo).port, silentMs, patienceMs, everyMs: 10 });
    Object.assign(open, { server, watch });
    return { watch, looks, server };
  }

  it('calls away who has answered nothing for so long, and no sooner, until an answer comes', async () => {
    let isSilent = true;
    const { watch, looks } = await watched((_request, response) => {
      if (!isSilent) response.end();
    });
    const startedAtMs = performance.now();
    await until(() => watch.isAway());
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(190);
    // However slow the machine was over the first look: it goes on looking.
    await until(() => looks.length > 1);
    isSilent = false;
    await until(() => !watch.isAway());
  });

  it('hears of a change with the next look, keeps what it heard, and takes nothing that is no word', async () => {
    const said = ['a.1', undefined, 'b'.repeat(101), 'x y', 'a.2'];
    const { watch, looks } = await watched((_request, response) => {
      const word = said[Math.min(looks.length - 1, said.length - 1)];
      if (word !== undefined) response.setHeader('Exchange-Revision', word);
      response.end();
    });
    expect(watch.revision()).toBe('');
    await until(() => watch.revision() === 'a.1');
    const heard = new Set<string>();
    await until(() => {
      heard.add(watch.revision());
      return watch.revision() === 'a.2';
    });
    expect([...heard]).toEqual(['a.1', 'a.2']);
  });

  it('lets single looks fail', async () => {
    let count = 0;
    const { watch, looks } = await watched(
      (_request, response) => {
        count += 1;
        if (count % 2 === 0) response.end();
      },
      { silentMs: 2000 },
    );
    await until(() => looks.length > 6);
    expect(watch.isAway()).toBe(false);
  });

  it('knows at once that nobody listens', async () => {
    const { watch, server } = await watched((_request, response) => response.end(), { silentMs: 600_000 });
    expect(watch.isAway()).toBe(false);
    server.closeAllConnections();
    server.close();
    await until(() => watch.isAway());
  });

  it('takes its own standing still for nobody else’s', async () => {
    const { watch, looks } = await watched(
      (_request, response) => {
        response.end();
        // What was just answered is not read yet when this look's time is over.
        if (looks.length === 3) standStill(400);
      },
      { silentMs: 300 },
    );
    let wasAway = false;
    while (looks.length < 5) {
      await new Promise(setImmediate);
      wasAway ||= watch.isAway();
    }
    expect(wasAway).toBe(false);
  });
});
