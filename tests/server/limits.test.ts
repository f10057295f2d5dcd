import { createBudget } from '@/server/limits/budget';
import { createTurnstile, TooBusy } from '@/server/limits/turnstile';

describe('a budget', () => {
  let nowMs = 0;
  const budget = (perMinute: number, maxVisitors?: number) => createBudget({ perMinute, maxVisitors, now: () => nowMs });

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

  it('lets a few in at a time, the others in their order, and turns away whom nobody waits for', async () => {
    const pass = createTurnstile({ places: 1, waiting: 1, patienceMs: 60_000 });
    const [first, second] = [held(), held()];
    const one = pass(first.work);
    const two = pass(second.work);
    await expect(pass(async () => undefined)).rejects.toThrow(TooBusy);
    await Promise.resolve();
    expect([first.work, second.work].map((work) => work.mock.calls.length)).toEqual([1, 0]);
    first.release();
    await one;
    await new Promise((resolve) => setImmediate(resolve));
    second.release();
    await two;
    await expect(pass(async () => 'free again')).resolves.toBe('free again');
  });

  it('turns away whoever has waited too long, and gives the place of a work that failed free', async () => {
    const pass = createTurnstile({ places: 1, waiting: 5, patienceMs: 1 });
    const first = held();
    const one = pass(first.work);
    await expect(pass(async () => undefined)).rejects.toThrow(TooBusy);
    first.release();
    await one;
    await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(pass(async () => 'free again')).resolves.toBe('free again');
  });
});
