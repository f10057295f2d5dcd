import { createTurnstile, TooBusy } from '@/domain/network/turnstile';
import { createBudget } from '@/server/limits/budget';

describe('a budget', () => {
  let nowMs = 0;
  const budget = (perMinute: number, maxVisitors?: number, atOnce = perMinute) =>
    createBudget({ perMinute, atOnce, maxVisitors, now: () => nowMs });

  it('is had at once, fills up evenly and says how long to wait', () => {
    const take = budget(3);
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 20]);
    nowMs += 19_000;
    expect(take('a')).toBe(1);
    nowMs += 1_000;
    expect([take('a'), take('a')]).toEqual([0, 20]);
    nowMs += 3_600_000;
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 20]);
  });

  it('is not had at once as a whole where a part of it is enough', () => {
    const take = budget(60, undefined, 3);
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1]);
    nowMs += 2_000;
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
    nowMs += 3_600_000;
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1]);
  });

  it("is each visitor's own", () => {
    const take = budget(1);
    expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
  });

  it('forgets the visitor seen longest ago when there are too many', () => {
    const take = budget(1, 2);
    for (const visitor of ['a', 'b', 'a', 'c']) take(visitor);
    expect([take('a'), take('b')]).toEqual([60, 0]);
  });
});

describe('a turnstile', () => {
  const held = () => {
    let release = () => {};
    const work = jest.fn(() => new Promise<void>((resolve) => (release = resolve)));
    return { work, release: () => release() };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const roomy = { places: 100, waiting: 100 };

  it('lets a few in at a time, the others in their order, and turns away whom nobody waits for', async () => {
    const { pass } = createTurnstile({ places: 1, waiting: 1, patienceMs: 60_000, each: roomy });
    const [first, second] = [held(), held()];
    const one = pass('a', first.work);
    const two = pass('a', second.work);
    await expect(pass('a', async () => undefined)).rejects.toThrow(TooBusy);
    await Promise.resolve();
    expect([first.work, second.work].map((work) => work.mock.calls.length)).toEqual([1, 0]);
    first.release();
    await one;
    await settled();
    second.release();
    await two;
    await expect(pass('a', async () => 'free again')).resolves.toBe('free again');
  });

  it('turns away whoever has waited too long, and gives the place of a work that failed free', async () => {
    const { pass } = createTurnstile({ places: 1, waiting: 5, patienceMs: 1, each: roomy });
    const first = held();
    const one = pass('a', first.work);
    await expect(pass('a', async () => undefined)).rejects.toThrow(TooBusy);
    first.release();
    await one;
    await expect(pass('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(pass('a', async () => 'free again')).resolves.toBe('free again');
  });

  it('leaves places and waiting room to others, however much one network sends', async () => {
    const { pass, isBusy } = createTurnstile({ places: 4, waiting: 200, patienceMs: 60_000, each: { places: 2, waiting: 10 } });
    const flood = Array.from({ length: 12 }, held);
    const passing = flood.map(({ work }) => pass('flood', work));
    await expect(pass('flood', async () => undefined)).rejects.toThrow(TooBusy);
    expect([isBusy('flood'), isBusy('other')]).toEqual([true, false]);
    await expect(pass('other', async () => 'at once')).resolves.toBe('at once');
    for (const [index, one] of flood.entries()) {
      one.release();
      await passing[index];
      await settled();
    }
    expect(isBusy('flood')).toBe(false);
  });

  it('gives networks turns: one that sends much waits for its own', async () => {
    const { pass } = createTurnstile({ places: 1, waiting: 200, patienceMs: 60_000, each: roomy });
    const order: string[] = [];
    const first = held();
    const done = [
      pass('a', first.work),
      ...['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => pass(name.charAt(0), async () => void order.push(name))),
    ];
    first.release();
    await Promise.all(done);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('has room in a full line for a network with few in it: the last of the longest makes way', async () => {
    const { pass } = createTurnstile({ places: 1, waiting: 4, patienceMs: 60_000, each: roomy });
    const order: string[] = [];
    const first = held();
    const enter = (name: string) => pass(name.charAt(0), async () => void order.push(name));
    const running = pass('a', first.work);
    const waiting = ['a1', 'a2', 'a3', 'b1'].map(enter);
    const last = expect(waiting[2]).rejects.toThrow(TooBusy);
    const late = enter('c1');
    await last;
    await expect(enter('a4')).rejects.toThrow(TooBusy);
    first.release();
    await Promise.all([running, late, waiting[0], waiting[1], waiting[3]]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2']);
  });
});
