import Fastify from 'fastify';
import { currentCaller, onBehalfOf } from '@/exchange/app/caller';
import { type HeavyReadLimits, HeavyReads } from '@/exchange/app/heavyReads';
import { installCallLimits } from '@/exchange/http/callLimits';

const limits: HeavyReadLimits = { atOnce: 1, waiting: 10, waitingEach: 3, patienceMs: 60_000, rest: 0 };

/** Work that ends when it is told to, by name. */
function pieces(heavyReads: HeavyReads) {
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const enter = (caller: string, name: string) =>
    onBehalfOf(caller, () =>
      heavyReads.run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    );
  /** Ends whatever runs, until nothing waits. */
  const endAll = async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      for (const end of ends.values()) end();
      await new Promise((resume) => setImmediate(resume));
    }
  };
  return { begun, enter, endAll };
}

describe('heavy reads', () => {
  it('let callers take turns: who asks for much waits behind themselves', async () => {
    const heavyReads = new HeavyReads(limits);
    const { begun, enter, endAll } = pieces(heavyReads);
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enter('a', name));
    all.push(enter('b', 'b1'), enter('c', 'c1'));
    expect(heavyReads.waiting).toBe(5);
    await endAll();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    expect(heavyReads.waiting).toBe(0);
  });

  it('refuse at once what one caller has too much of, and let others wait all the same', async () => {
    const { begun, enter, endAll } = pieces(new HeavyReads(limits));
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enter('a', name));
    await expect(enter('a', 'a5')).rejects.toMatchObject({ codeName: 'unavailable' });
    all.push(enter('b', 'b1'));
    await endAll();
    await Promise.all(all);
    expect(begun).toContain('b1');
  });

  it('refuse who has waited too long: they have gone', async () => {
    const heavyReads = new HeavyReads({ ...limits, patienceMs: 1 });
    const { begun, enter, endAll } = pieces(heavyReads);
    const first = enter('a', 'a1');
    await expect(enter('b', 'b1')).rejects.toMatchObject({ codeName: 'unavailable' });
    await endAll();
    await first;
    expect([begun, heavyReads.waiting]).toEqual([['a1'], 0]);
  });

  it('rest after each use for as long as it was used, when they are told to', async () => {
    const heavyReads = new HeavyReads({ ...limits, rest: 1 });
    await heavyReads.run(() => new Promise((resume) => setTimeout(resume, 50)));
    const doneMs = performance.now();
    await heavyReads.run(async () => {});
    // A timer may fire a millisecond early.
    expect(performance.now() - doneMs).toBeGreaterThanOrEqual(45);
  });

  it('free their place when the work fails', async () => {
    const heavyReads = new HeavyReads(limits);
    await expect(heavyReads.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await heavyReads.run(async () => 7)).toBe(7);
  });
});

describe('whoever something is done for', () => {
  it('is known from the request on, by the network that limits count by, and is nobody else of the same moment', async () => {
    const app = Fastify();
    installCallLimits(app, 1000);
    const answer = async () => {
      await new Promise((resume) => setTimeout(resume, 5));
      return currentCaller();
    };
    app.get('/who', answer);
    app.post('/who', answer);
    const asked = await Promise.all([
      app.inject({ url: '/who', remoteAddress: '203.0.113.7' }),
      app.inject({ url: '/who', method: 'POST', payload: { a: 1 }, remoteAddress: '203.0.113.8' }),
      app.inject({ url: '/who', remoteAddress: '2001:db8:1:2:3:4:5:6' }),
    ]);
    const callers = asked.map(({ body }) => body);
    expect(callers.slice(0, 2)).toEqual(['203.0.113.7', '203.0.113.8']);
    expect(callers[2]).toMatch(/^2001:db8:1/);
    expect(currentCaller()).toBe('exchange');
    await app.close();
  });
});
