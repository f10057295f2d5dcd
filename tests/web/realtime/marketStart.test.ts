import type { Depth, Ticker } from '@/contract/market';
import { freshnessOf } from '@/src/realtime/freshness';
import { fakeLine } from './fakeLine';

const SYMBOL = 'BTC_USDT';
const depth = { symbol: SYMBOL, seq: 5, bids: [['96482', '0.5']], asks: [['96482.3', '0.2']], at: 0 } satisfies Depth;
const ticker = { symbol: SYMBOL, last: '96482.1' } as Ticker;
const newer: Depth = { ...depth, seq: 9, bids: [['96490', '1']] };

const bestBid = (line: ReturnType<typeof fakeLine>) => line.realtime.book(SYMBOL).getSnapshot().book?.bids[0]?.price;

describe('what a page was rendered with', () => {
  it('is there in the first frame, before any line', () => {
    const line = fakeLine();
    line.realtime.startWith({ depth, ticker });
    expect(bestBid(line)).toBe('96482');
    expect(line.realtime.tickers.getSnapshot().get(SYMBOL)?.last).toBe('96482.1');
    expect(line.sockets).toHaveLength(0);
  });

  it('is not called live, however lively the line is, and takes no updates', () => {
    const line = fakeLine();
    line.realtime.startWith({ depth });
    line.realtime.readBook(SYMBOL);
    line.open();
    line.receive({ type: 'depth.update', symbol: SYMBOL, prevSeq: 5, seq: 6, bids: [['96482', '0']], asks: [], at: 0 });
    line.paint();
    expect(bestBid(line)).toBe('96482');
    const state = line.realtime.book(SYMBOL).getSnapshot();
    expect(freshnessOf(line.realtime.connectionNow(), state, Date.now())).toEqual({ kind: 'connecting' });
  });

  it('gives way to the first snapshot, which is no recovery', () => {
    const line = fakeLine();
    line.realtime.startWith({ depth });
    line.realtime.readBook(SYMBOL);
    line.open();
    line.receive({ type: 'depth.snapshot', ...newer });
    line.paint();
    expect(bestBid(line)).toBe('96490');
    expect(line.realtime.book(SYMBOL).getSnapshot()).toMatchObject({ isInSync: true, resynced: undefined });
  });

  it('never takes the place of what the stream brought', () => {
    const line = fakeLine();
    line.realtime.readBook(SYMBOL);
    line.open();
    line.receive({ type: 'depth.snapshot', ...newer });
    line.paint();
    line.realtime.startWith({ depth });
    expect(bestBid(line)).toBe('96490');
  });
});
