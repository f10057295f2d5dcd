import { createShortMemory } from '@/src/api/shortMemory';

describe('a short memory', () => {
  let nowMs: number;
  let asked: number;
  const ask = async () => {
    asked += 1;
    return asked;
  };
  const memory = (maxEntries = 10) => createShortMemory({ now: () => nowMs, keepMs: 1000, maxEntries });
  beforeEach(() => {
    nowMs = 0;
    asked = 0;
  });

  it('asks once for all who ask while the answer is on its way, and for a second after', async () => {
    const remembered = memory();
    expect(await Promise.all([remembered('a', ask), remembered('a', ask)])).toEqual([1, 1]);
    nowMs = 999;
    expect(await remembered('a', ask)).toBe(1);
    nowMs = 1000;
    expect(await remembered('a', ask)).toBe(2);
  });

  it('keeps keys apart, and only so many of them', async () => {
    const remembered = memory(2);
    expect([await remembered('a', ask), await remembered('b', ask), await remembered('c', ask)]).toEqual([1, 2, 3]);
    expect(await remembered('c', ask)).toBe(3);
    expect(await remembered('a', ask)).toBe(4);
  });

  it('does not remember what came to nothing', async () => {
    const remembered = memory();
    expect(await remembered('a', async () => undefined)).toBeUndefined();
    await expect(remembered('b', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect([await remembered('a', ask), await remembered('b', ask)]).toEqual([1, 2]);
  });
});
