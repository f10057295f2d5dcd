import { openAtBook } from '@/exchange/app/money/desk/market/marketPrices';
import { AT_MS, bareDesk, newBatch } from '../support/bareDesk';

const MICROS = 1_000_000n;

/** A market around tick 1,000 with a band of a tenth that wanted further, and what its book supports now. */
function strained(bid: number | undefined, ask: number | undefined) {
  const marketDesk = bareDesk().marketDesk('ONE_TWO');
  marketDesk.reference = { micros: 1_000n * MICROS, sampleMicros: 1_060n * MICROS, atMs: AT_MS - 1 };
  marketDesk.strainedSinceMs = AT_MS - 30_000;
  jest.spyOn(marketDesk.book, 'support').mockImplementation((side) => (side === 'BUY' ? bid : ask));
  return marketDesk;
}
const opened = (bid: number | undefined, ask: number | undefined) => {
  const marketDesk = strained(bid, ask);
  openAtBook(newBatch(), marketDesk);
  return marketDesk.reference.micros;
};

describe('a market that was halted opens', () => {
  it('in the middle of what its book supports, to half a tick', () => {
    expect(opened(1_040, 1_060)).toBe(1_050n * MICROS);
    expect(opened(1_041, 1_060)).toBe((2_101n * MICROS) / 2n);
    expect(opened(950, 970)).toBe(960n * MICROS);
  });

  it('no further from where it was than its band, either way', () => {
    expect(opened(1_150, 1_250)).toBe(1_100n * MICROS);
    expect(opened(1_090, 1_110)).toBe(1_100n * MICROS);
    expect(opened(700, 900)).toBe(900n * MICROS);
    expect(opened(890, 910)).toBe(900n * MICROS);
  });

  it('where it was, when a side has no support', () => {
    expect([opened(undefined, 1_060), opened(1_040, undefined), opened(undefined, undefined)]).toEqual(Array(3).fill(1_000n * MICROS));
  });

  it('from now on, with nothing to hold against it, until that is taken back', () => {
    const marketDesk = strained(1_040, 1_060);
    const before = marketDesk.reference;
    const batch = newBatch();
    openAtBook(batch, marketDesk);
    expect(marketDesk.reference).toEqual({ micros: 1_050n * MICROS, sampleMicros: 1_050n * MICROS, atMs: AT_MS });
    expect([marketDesk.strainedSinceMs, batch.isEmpty]).toEqual([null, false]);
    batch.runUndos();
    expect([marketDesk.reference, marketDesk.strainedSinceMs]).toEqual([before, AT_MS - 30_000]);
  });

  it('as it stood, when it did not want further than half of its band', () => {
    const marketDesk = strained(1_040, 1_060);
    marketDesk.reference = { ...marketDesk.reference, sampleMicros: 1_050n * MICROS };
    const batch = newBatch();
    openAtBook(batch, marketDesk);
    expect([marketDesk.reference.micros, batch.isEmpty]).toEqual([1_000n * MICROS, true]);
  });
});
