import fc from 'fast-check';
import { fromUnits } from '@/domain/money/units';
import { marketTopic } from '@/exchange/app/events';
import { BookMirror } from '@/exchange/app/marketData/bookMirror';
import { TestBook } from '../support/marketDataFixtures';
import { runs } from '../support/propertyRuns';
import { DepthReader, FakeSocket, startTestStreams, type TestStreams } from '../support/streamFixtures';

const SYMBOL = 'BTC_USDT';
const DEPTH = { channel: 'depth', symbol: SYMBOL } as const;
const LEVELS = 8;

const level = fc.oneof(
  fc.record({ side: fc.constant('BUY' as const), priceTicks: fc.integer({ min: 980, max: 999 }), lots: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ side: fc.constant('SELL' as const), priceTicks: fc.integer({ min: 1000, max: 1020 }), lots: fc.integer({ min: 0, max: 3 }) }),
);
/** What happens: the book changes, time passes, somebody reads a little, an event is lost, the owner goes back to an older backup. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('commit' as const), levels: fc.array(level, { minLength: 1, maxLength: 5 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 160 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), frames: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), levels: fc.array(level, { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), levels: fc.array(level, { minLength: 1, maxLength: 3 }) }) },
);
type Step = (typeof step extends fc.Arbitrary<infer Value> ? Value : never) & object;

/** A window of 8 levels and a client counted slow beyond two small frames, so that everything happens in short runs. */
const small = { depth: { everyMs: 50, levels: LEVELS }, slowBytes: 400, recoveredBytes: 150 };

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

async function play(streams: TestStreams, action: Step, slow: FakeSocket, join: () => void): Promise<void> {
  switch (action.kind) {
    case 'commit':
      await streams.commit(action.levels);
      break;
    case 'lose':
      streams.book.commit(action.levels);
      break;
    case 'restart':
      streams.book.seq -= 1000;
      streams.bus.publish(marketTopic(SYMBOL), streams.book.commit(action.levels));
      break;
    case 'pass':
      streams.pass(action.ms);
      break;
    case 'read':
      slow.read(action.frames);
      break;
    case 'join':
      join();
      break;
  }
  await settle();
}

function expectBook(reader: DepthReader, book: TestBook): void {
  const wire = (side: Map<number, number>, sign: 1 | -1) =>
    Object.fromEntries(
      book.side(side, sign, LEVELS).map(({ priceTicks, lots }) => [fromUnits(BigInt(priceTicks), 1), fromUnits(BigInt(lots), 5)]),
    );
  expect({ bids: Object.fromEntries(reader.bids), asks: Object.fromEntries(reader.asks) }).toEqual({
    bids: wire(book.bids, -1),
    asks: wire(book.asks, 1),
  });
}

describe('depth', () => {
  it('gives every client exactly the best levels of the book, however slowly it reads and whatever gets lost', async () => {
    let coalesced = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 80 }), async (actions) => {
        const streams = await startTestStreams(small);
        streams.book.seq = 1_000_000;
        const slow = new FakeSocket(false);
        const sockets = [new FakeSocket(), slow];
        const join = () => {
          const socket = new FakeSocket();
          sockets.push(socket);
          streams.join(socket, DEPTH);
        };
        for (const socket of sockets) streams.join(socket, DEPTH);
        for (const action of actions) await play(streams, action, slow, join);
        // One more committed change tells about lost ones; then everybody reads all there is.
        await streams.commit([{ side: 'BUY', priceTicks: 979, lots: 1 }]);
        await settle();
        for (let round = 0; round < 20; round += 1) {
          streams.pass(100);
          slow.read();
        }
        coalesced += slow.ofType('depth.snapshot').length - 1;
        for (const socket of sockets) {
          const reader = new DepthReader();
          for (const frame of socket.frames) reader.take(frame);
          expect(reader.gaps).toBe(0);
          expectBook(reader, streams.book);
        }
      }),
      runs(100),
    );
    expect(coalesced).toBeGreaterThan(50);
  });

  it('shares one encoded frame among all clients, and publishes a busy market at most every 50 ms', async () => {
    const streams = await startTestStreams();
    const sockets = Array.from({ length: 100 }, () => new FakeSocket());
    for (const socket of sockets) streams.join(socket, DEPTH);
    for (let count = 1; count <= 100; count += 1) {
      await streams.commit([{ side: 'BUY', priceTicks: 900 + count, lots: count }]);
      streams.pass(10);
    }
    const [first] = sockets;
    const updates = first?.ofType('depth.update') ?? [];
    expect(updates.length).toBeGreaterThanOrEqual(10);
    expect(updates.length).toBeLessThanOrEqual(20);
    for (const socket of sockets) {
      // Past the ack, which is each client's own, not even a copy was made.
      expect(socket.encoded.slice(1).every((frame, index) => frame === first?.encoded[index + 1])).toBe(true);
    }
  });

  it('never holds up others for a slow client, and closes it when it stays behind', async () => {
    const streams = await startTestStreams({ ...small, behindMs: 5000 });
    const quick = new FakeSocket();
    const stuck = new FakeSocket(false);
    streams.join(quick, DEPTH);
    streams.join(stuck, DEPTH);
    for (let count = 1; count <= 80; count += 1) {
      await streams.commit([{ side: 'SELL', priceTicks: 1000 + (count % 7), lots: count }]);
      streams.pass(100);
    }
    expect(quick.ofType('depth.update')).toHaveLength(80);
    expect(stuck.bufferedAmount).toBeLessThan(1500);
    expect(stuck.closed).toEqual({ code: 4008, reason: 'reads too slowly' });
    expect(quick.closed).toBeUndefined();
  });
});

describe('book mirror', () => {
  it('keeps what it had when the book cannot be fetched, and fetches it with the next event', async () => {
    const book = new TestBook(SYMBOL);
    const failures: unknown[] = [];
    let isAway = false;
    const source = {
      bookLevels: async (symbol: string, limit: number) => {
        if (isAway) throw new Error('owner is away');
        return book.bookLevels(symbol, limit);
      },
    };
    const mirror = new BookMirror(SYMBOL, source, (error) => failures.push(error));
    book.commit([{ side: 'BUY', priceTicks: 10, lots: 1 }]);
    await mirror.load();
    isAway = true;
    book.commit([{ side: 'BUY', priceTicks: 11, lots: 1 }]);
    await mirror.apply(book.commit([{ side: 'BUY', priceTicks: 12, lots: 1 }]));
    expect([mirror.bestBid, failures.length]).toEqual([10, 1]);
    isAway = false;
    await mirror.apply(book.commit([{ side: 'BUY', priceTicks: 13, lots: 1 }]));
    expect(mirror.window(9)).toEqual({ seq: 4, bids: book.side(book.bids, -1, 9), asks: [] });
  });

  it('follows events that arrive while the book is being fetched', async () => {
    const book = new TestBook(SYMBOL);
    let answer = () => {};
    const source = {
      bookLevels: (symbol: string, limit: number) => {
        const levels = book.bookLevels(symbol, limit);
        return new Promise<typeof levels>((resolve) => {
          answer = () => resolve(levels);
        });
      },
    };
    const mirror = new BookMirror(SYMBOL, source, () => {});
    const early = book.commit([{ side: 'BUY', priceTicks: 10, lots: 1 }]);
    const loading = mirror.load();
    void mirror.apply(early);
    void mirror.apply(book.commit([{ side: 'BUY', priceTicks: 10, lots: 0 }]));
    void mirror.apply(book.commit([{ side: 'SELL', priceTicks: 20, lots: 4 }]));
    answer();
    await loading;
    expect(mirror.window(9)).toEqual({ seq: 3, bids: [], asks: [{ priceTicks: 20, lots: 4 }] });
  });
});
