import fc from 'fast-check';
import type { Level } from '@/contract/market';
import { fakeLine } from './fakeLine';

const SYMBOL = 'BTC_USDT';
const change = fc.tuple(fc.integer({ min: 1, max: 30 }).map(String), fc.integer({ min: 0, max: 4 }).map(String)) as fc.Arbitrary<Level>;
/** What the line does with the next update: delivers it, loses it, delivers it twice, or garbles it. */
const steps = fc.array(
  fc.record({
    fate: fc.constantFrom('deliver', 'deliver', 'deliver', 'deliver', 'lose', 'repeat', 'garble', 'break'),
    bids: fc.array(change, { maxLength: 4 }),
    asks: fc.array(change, { maxLength: 4 }),
  }),
  { maxLength: 40 },
);

/** The exchange's side of one market. */
class Market {
  seq = 0;
  readonly bids = new Map<string, string>();
  readonly asks = new Map<string, string>();

  update(bids: Level[], asks: Level[]) {
    for (const [side, changes] of [
      [this.bids, bids],
      [this.asks, asks],
    ] as const) {
      for (const [price, quantity] of changes) {
        if (quantity === '0') side.delete(price);
        else side.set(price, quantity);
      }
    }
    this.seq += 1;
    return { type: 'depth.update' as const, symbol: SYMBOL, prevSeq: this.seq - 1, seq: this.seq, bids, asks, at: 0 };
  }

  snapshot() {
    return { type: 'depth.snapshot' as const, symbol: SYMBOL, seq: this.seq, bids: [...this.bids], asks: [...this.asks], at: 0 };
  }
}

const sortedText = (levels: Iterable<readonly [string, string]>) => [...levels].map(([price, size]) => `${price}x${size}`).sort();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Answers every subscribe that was sent since the last call, as the exchange does: with a snapshot. */
function answerSubscribes(line: ReturnType<typeof fakeLine>, market: Market, answered: Set<unknown>) {
  for (const frame of line.latest().sent) {
    if (answered.has(frame) || frame.op !== 'subscribe') continue;
    answered.add(frame);
    line.receive(market.snapshot());
  }
}

describe('book store', () => {
  it('ends up with the exchange\u2019s book whatever the line loses, repeats or garbles', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const line = fakeLine();
        const market = new Market();
        const answered = new Set<unknown>();
        const release = line.realtime.readBook(SYMBOL);
        const store = line.realtime.book(SYMBOL);
        line.open();
        answerSubscribes(line, market, answered);
        for (const { fate, bids, asks } of list) {
          const frame = market.update(bids, asks);
          if (fate === 'deliver' || fate === 'repeat') line.receive(frame);
          if (fate === 'repeat') line.receive(frame);
          if (fate === 'garble') line.receiveText(JSON.stringify({ ...frame, bids: 'x' }));
          if (fate === 'break') {
            line.drop();
            jest.advanceTimersByTime(20_000);
            line.open();
          }
          line.paint();
          // The last good book stays on screen throughout.
          expect(store.getSnapshot().book).toBeDefined();
          answerSubscribes(line, market, answered);
        }
        line.receive(market.update([['5', '1']], []));
        answerSubscribes(line, market, answered);
        line.paint();
        const { book, isInSync } = store.getSnapshot();
        expect(isInSync).toBe(true);
        expect(sortedText((book?.bids ?? []).map((l) => [l.price, l.quantity] as const))).toEqual(sortedText(market.bids));
        expect(sortedText((book?.asks ?? []).map((l) => [l.price, l.quantity] as const))).toEqual(sortedText(market.asks));
        release();
        line.realtime.stop();
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the last paint through a gap, asks for one snapshot, and says how long it took', () => {
    const line = fakeLine();
    line.realtime.readBook(SYMBOL);
    line.open();
    line.receive({ type: 'depth.snapshot', symbol: SYMBOL, seq: 1, bids: [['10', '1']], asks: [['11', '1']], at: 0 });
    line.receive({ type: 'depth.update', symbol: SYMBOL, prevSeq: 3, seq: 4, bids: [['10', '9']], asks: [], at: 0 });
    line.receive({ type: 'depth.update', symbol: SYMBOL, prevSeq: 4, seq: 5, bids: [['10', '8']], asks: [], at: 0 });
    line.paint();
    const gap = line.realtime.book(SYMBOL).getSnapshot();
    expect(gap.isInSync).toBe(false);
    expect(gap.book?.bids[0]?.quantity).toBe('1');
    expect(line.sentOps().map((frame) => frame.op)).toEqual(['subscribe', 'unsubscribe', 'subscribe']);

    jest.advanceTimersByTime(400);
    line.receive({ type: 'depth.snapshot', symbol: SYMBOL, seq: 9, bids: [['10', '7']], asks: [], at: 0 });
    line.paint();
    const healed = line.realtime.book(SYMBOL).getSnapshot();
    expect(healed).toMatchObject({ isInSync: true, resynced: { tookMs: 400 } });
    expect(healed.book?.bids[0]?.quantity).toBe('7');
  });

  it('tells its readers once per animation frame, however many frames came', () => {
    const line = fakeLine();
    line.realtime.readBook(SYMBOL);
    const heard = jest.fn();
    line.realtime.book(SYMBOL).subscribe(heard);
    line.open();
    line.receive({ type: 'depth.snapshot', symbol: SYMBOL, seq: 1, bids: [], asks: [], at: 0 });
    for (let seq = 2; seq < 50; seq += 1)
      line.receive({ type: 'depth.update', symbol: SYMBOL, prevSeq: seq - 1, seq, bids: [['10', String(seq)]], asks: [], at: 0 });
    expect(heard).not.toHaveBeenCalled();
    line.paint();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(line.realtime.book(SYMBOL).getSnapshot().book?.bids[0]?.quantity).toBe('49');
  });

  it('asks again for a snapshot that does not come', () => {
    const line = fakeLine();
    line.realtime.readBook(SYMBOL);
    line.open();
    jest.advanceTimersByTime(5_100);
    expect(line.sentOps().map((frame) => frame.op)).toEqual(['subscribe', 'unsubscribe', 'subscribe']);
    line.receive({ type: 'depth.snapshot', symbol: SYMBOL, seq: 1, bids: [], asks: [], at: 0 });
    jest.advanceTimersByTime(2_000);
    expect(line.sentOps()).toHaveLength(3);
  });
});
