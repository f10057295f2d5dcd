import fc from 'fast-check';
import { CLOSE_TOKEN_REVOKED, HEARTBEAT_MS } from '@/contract/streamConstants';
import { reconnectDelayMs } from '@/src/realtime/connection/backoff';
import { decodeFrame } from '@/src/realtime/decodeFrame';
import { type Freshness, freshnessOf } from '@/src/realtime/freshness';
import { fakeLine } from './fakeLine';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

describe('reconnecting', () => {
  it('tries every second or so in the first minute, then ever less often, never past 15 s apart', () => {
    const longest = (attempt: number) => reconnectDelayMs(attempt, 1);
    expect([1, 2, 3, 4, 40].map(longest)).toEqual([500, 1_000, 1_500, 1_500, 1_500]);
    expect([41, 42, 43, 44, 60].map(longest)).toEqual([3_000, 6_000, 12_000, 15_000, 15_000]);
  });

  it('spreads over the upper half of the wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const longest = reconnectDelayMs(attempt, 1);
        const delay = reconnectDelayMs(attempt, random);
        expect(delay).toBeGreaterThanOrEqual(Math.floor(longest / 2));
        expect(delay).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it('subscribes again to everything that is read, and to nothing else', () => {
    const line = fakeLine();
    line.realtime.readTickers();
    line.realtime.readTrades('BTC_USDT');
    const releaseEth = line.realtime.readTrades('ETH_USDT');
    line.open();
    expect(line.sentOps()).toHaveLength(3);
    releaseEth();
    jest.advanceTimersByTime(2_100);
    expect(line.sentOps().at(-1)).toMatchObject({ op: 'unsubscribe', channels: [{ channel: 'trades', symbol: 'ETH_USDT' }] });

    line.drop();
    expect(line.realtime.connectionNow()).toMatchObject({ status: 'waiting', attempt: 1, lostAt: expect.any(Number) });
    jest.advanceTimersByTime(500);
    line.open();
    expect(line.sockets).toHaveLength(2);
    expect(line.sentOps()).toMatchObject([
      { op: 'subscribe', channels: [{ channel: 'tickers' }] },
      { op: 'subscribe', channels: [{ channel: 'trades', symbol: 'BTC_USDT' }] },
    ]);
  });

  it('goes on at once where the session made place for another, as on a line that is whole; not again and again', () => {
    const line = fakeLine();
    line.realtime.readTickers();
    line.open();
    jest.advanceTimersByTime(1_000);
    line.drop(CLOSE_TOKEN_REVOKED);
    expect(line.sockets).toHaveLength(2);
    expect(line.realtime.connectionNow()).toMatchObject({ status: 'connecting', attempt: 0, lostAt: undefined });
    jest.advanceTimersByTime(100);
    line.open();
    expect(line.sentOps()).toMatchObject([{ op: 'subscribe', channels: [{ channel: 'tickers' }] }]);
    line.drop(CLOSE_TOKEN_REVOKED);
    expect(line.sockets).toHaveLength(2);
    expect(line.realtime.connectionNow()).toMatchObject({ status: 'waiting', attempt: 1, lostAt: expect.any(Number) });
  });

  it('shares one subscription between readers and keeps it for a moment after the last', () => {
    const line = fakeLine();
    const first = line.realtime.readTrades('BTC_USDT');
    const second = line.realtime.readTrades('BTC_USDT');
    line.open();
    first();
    second();
    line.realtime.readTrades('BTC_USDT');
    jest.advanceTimersByTime(5_000);
    expect(line.sentOps()).toHaveLength(1);
  });

  it('gives a silent line up, and asks for a token again on every connection', async () => {
    const websocketToken = jest.fn(async () => ({ token: 'token' }));
    const line = fakeLine({ websocketToken });
    line.realtime.readAccount();
    line.open();
    await jest.advanceTimersByTimeAsync(10 * HEARTBEAT_MS + 2_000);
    expect(line.sockets).toHaveLength(2);
    expect(line.sockets[0]?.isClosed).toBe(true);
    line.open();
    await jest.advanceTimersByTimeAsync(0);
    expect(websocketToken).toHaveBeenCalledTimes(2);
    expect(line.sentOps()).toMatchObject([{ op: 'auth', token: 'token' }]);
    const auth = line.sentOps()[0];
    line.receive({ type: 'ack', id: auth?.id ?? -1 });
    expect(line.sentOps().at(-1)).toMatchObject({ op: 'subscribe', channels: [{ channel: 'private' }] });
  });

  it('stays open while heartbeats come', () => {
    const line = fakeLine();
    line.realtime.readTickers();
    line.open();
    for (let beat = 0; beat < 40; beat += 1) {
      jest.advanceTimersByTime(HEARTBEAT_MS);
      line.receive({ type: 'heartbeat', at: 0 });
    }
    expect(line.sockets).toHaveLength(1);
  });

  it('does not wait for a timeout when the device goes offline, nor for the backoff when it comes back', () => {
    const line = fakeLine();
    line.realtime.readTickers();
    line.open();
    line.realtime.networkLost();
    expect(line.realtime.connectionNow().status).toBe('waiting');
    line.realtime.retryNow();
    expect(line.realtime.connectionNow().status).toBe('connecting');
    expect(line.sockets).toHaveLength(2);
  });

  // Browsers hold new sockets up, by seconds, where many have failed before.
  it('hardly tries while the device says that it has no network', () => {
    const line = fakeLine();
    line.realtime.readTickers();
    line.open();
    line.realtime.networkLost();
    jest.advanceTimersByTime(14_900);
    expect(line.sockets).toHaveLength(1);
    jest.advanceTimersByTime(200);
    expect(line.sockets).toHaveLength(2);
    line.drop();
    jest.advanceTimersByTime(14_900);
    expect(line.sockets).toHaveLength(2);
  });

  it('counts from one again when the network is back: what fails then is tried again within half a second', () => {
    const line = fakeLine();
    line.realtime.readTickers();
    line.open();
    for (let count = 0; count < 10; count += 1) {
      line.drop();
      jest.advanceTimersByTime(1_500);
    }
    line.realtime.networkLost();
    line.realtime.retryNow();
    const tries = line.sockets.length;
    line.drop();
    expect(line.realtime.connectionNow().attempt).toBe(1);
    jest.advanceTimersByTime(500);
    expect(line.sockets).toHaveLength(tries + 1);
  });

  describe('when the tab is shown again', () => {
    it('tries at once instead of waiting', () => {
      const line = fakeLine();
      line.realtime.readTickers();
      line.drop();
      line.realtime.wake();
      expect(line.sockets).toHaveLength(2);
    });

    it('does not believe in an attempt from before', () => {
      const line = fakeLine();
      line.realtime.readTickers();
      jest.advanceTimersByTime(1_100);
      line.realtime.wake();
      expect(line.sockets).toHaveLength(2);
      jest.advanceTimersByTime(100);
      line.realtime.wake();
      expect(line.sockets).toHaveLength(2);
    });

    it('replaces a line that missed two beats, and keeps one that beats', () => {
      const line = fakeLine();
      line.realtime.readTickers();
      line.open();
      jest.advanceTimersByTime(2 * HEARTBEAT_MS);
      line.realtime.wake();
      expect(line.sockets).toHaveLength(1);
      jest.advanceTimersByTime(100);
      line.realtime.wake();
      expect(line.sockets).toHaveLength(2);
    });
  });

  it('measures the round trip', () => {
    const line = fakeLine();
    line.realtime.readTickers();
    line.open();
    const ping = line.latest().sent.find((frame) => frame.op === 'ping');
    jest.advanceTimersByTime(42);
    line.receive({ type: 'pong', id: ping?.id ?? -1, at: 0 });
    expect(line.realtime.connectionNow().latencyMs).toBe(42);
  });
});

describe('freshness', () => {
  const open = { status: 'open', attempt: 0, retryAt: undefined, lostAt: undefined, lastFrameAt: 10_000, latencyMs: 5 } as const;
  const book = { book: { seq: 1, bids: [], asks: [] }, isInSync: true, appliedAt: 2_000, resynced: undefined };
  const cases: [string, Freshness['kind'], Freshness][] = [
    ['a quiet market on a beating line', 'live', freshnessOf(open, book, 10_999)],
    ['one second of silence', 'delayed', freshnessOf(open, book, 11_000)],
    ['five seconds', 'delayed', freshnessOf(open, book, 15_000)],
    ['more than five', 'frozen', freshnessOf(open, book, 15_001)],
    ['a book out of sync on a live line', 'frozen', freshnessOf(open, { ...book, isInSync: false }, 10_100)],
    ['a line that broke', 'reconnecting', freshnessOf({ ...open, status: 'waiting', lostAt: 10_500, attempt: 2 }, book, 10_600)],
    ['a page that has just opened', 'connecting', freshnessOf({ ...open, status: 'connecting', lastFrameAt: undefined }, undefined, 0)],
    ['a book without its first snapshot', 'connecting', freshnessOf(open, { ...book, book: undefined }, 10_100)],
    ['three seconds after a recovery', 'resynced', freshnessOf(open, { ...book, resynced: { at: 8_000, tookMs: 400 } }, 10_999)],
    ['later than that', 'live', freshnessOf(open, { ...book, resynced: { at: 7_900, tookMs: 400 } }, 10_900)],
  ];
  it.each(cases)('%s: %s', (_name, kind, freshness) => expect(freshness.kind).toBe(kind));
});

describe('decodeFrame', () => {
  it('never throws and never lets a malformed frame through', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeFrame(text).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['{"type":"depth.update","symbol":"A_B","seq":2,"prevSeq":1,"bids":[["1e5","1"]],"asks":[]}', 'depth:A_B'],
    ['{"type":"depth.snapshot","symbol":"A_B","seq":2,"bids":[["1"]],"asks":[]}', 'depth:A_B'],
    ['{"type":"trades","symbol":"A_B","isSnapshot":true,"trades":[{"id":"1"}]}', 'trades:A_B'],
    ['{"type":"kline","symbol":"A_B","interval":"1m","kline":[1,"1"]}', 'klines:A_B:1m'],
    ['{"type":"private","seq":1,"orders":[{}],"fills":[],"balances":[]}', 'private'],
    ['{"type":"constructor"}', undefined],
    ['[1]', undefined],
  ])('%s', (text, key) => expect(decodeFrame(text)).toMatchObject({ ok: false, key }));
});
