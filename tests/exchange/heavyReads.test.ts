import { HeavyReads } from '@/exchange/app/heavyReads';

/** Work that ends when it is told to. */
function pieces(heavyReads: HeavyReads) {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const enter = (index: number) =>
    heavyReads.run(() => {
      begun.push(index);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return { begun, enter, end: (index: number) => ends[index]?.() };
}

describe('heavy reads', () => {
  it('lets a few in at a time, in the order they came, and refuses who would wait too long', async () => {
    const heavyReads = new HeavyReads({ atOnce: 2, waiting: 2 });
    const { begun, enter, end } = pieces(heavyReads);
    const all = [0, 1, 2, 3].map(enter);
    await expect(enter(4)).rejects.toMatchObject({ codeName: 'unavailable' });
    expect([begun, heavyReads.waiting]).toEqual([[0, 1], 2]);
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
    expect(heavyReads.waiting).toBe(0);
  });

  it('rests after each use for as long as it was used, when it is told to', async () => {
    const heavyReads = new HeavyReads({ atOnce: 1, waiting: 1, rest: 1 });
    await heavyReads.run(() => new Promise((resume) => setTimeout(resume, 50)));
    const doneMs = performance.now();
    await heavyReads.run(async () => {});
    // A timer may fire a millisecond early.
    expect(performance.now() - doneMs).toBeGreaterThanOrEqual(45);
  });

  it('frees its place when the work fails', async () => {
    const heavyReads = new HeavyReads({ atOnce: 1, waiting: 1 });
    await expect(heavyReads.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await heavyReads.run(async () => 7)).toBe(7);
  });
});
