import { Turnstile } from '@/exchange/app/turnstile';

/** Work that ends when it is told to. */
function pieces(turnstile: Turnstile) {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const enter = (index: number) =>
    turnstile.run(() => {
      begun.push(index);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return { begun, enter, end: (index: number) => ends[index]?.() };
}

describe('turnstile', () => {
  it('lets a few in at a time, in the order they came, and refuses who would wait too long', async () => {
    const turnstile = new Turnstile({ atOnce: 2, waiting: 2 });
    const { begun, enter, end } = pieces(turnstile);
    const all = [0, 1, 2, 3].map(enter);
    await expect(enter(4)).rejects.toMatchObject({ codeName: 'unavailable' });
    expect([begun, turnstile.waiting]).toEqual([[0, 1], 2]);
    end(1);
    await all[1];
    // The freed place is taken already: who comes now waits behind the rest.
    const late = enter(5);
    for (let index = 0; index < 5; index += 1) {
      await new Promise((resume) => setImmediate(resume));
      end(index);
    }
    await Promise.all([...all, late]);
    expect(begun).toEqual([0, 1, 2, 3, 5]);
    expect(turnstile.waiting).toBe(0);
  });

  it('rests after each use for as long as it was used, when it is told to', async () => {
    const turnstile = new Turnstile({ atOnce: 1, waiting: 1, rest: 1 });
    await turnstile.run(() => new Promise((resume) => setTimeout(resume, 50)));
    const doneMs = performance.now();
    await turnstile.run(async () => {});
    // A timer may fire a millisecond early.
    expect(performance.now() - doneMs).toBeGreaterThanOrEqual(45);
  });

  it('frees its place when the work fails', async () => {
    const turnstile = new Turnstile({ atOnce: 1, waiting: 1 });
    await expect(turnstile.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turnstile.run(async () => 7)).toBe(7);
  });
});
