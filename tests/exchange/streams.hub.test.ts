import { HEARTBEAT_MS } from '@/contract/streamConstants';
import type { SessionActor } from '@/exchange/app/actor';
import { SESSION_REVOKED_TOPIC, type UserCommitted, userTopic } from '@/exchange/app/events';
import type { CommittedTrade } from '@/exchange/app/marketData/ports';
import { FakeSocket, startTestStreams } from '../support/streamFixtures';

const SYMBOL = 'BTC_USDT';
const trades = { channel: 'trades', symbol: SYMBOL } as const;
const tickers = { channel: 'tickers' } as const;
const klines = { channel: 'klines', symbol: SYMBOL, interval: '1m' } as const;
const own = { channel: 'private' } as const;

const tradeOf = (id: number, atMs: number, priceTicks = 1000): CommittedTrade => ({
  id: String(id),
  priceTicks,
  lots: 1,
  takerSide: 'BUY',
  atMs,
});
const committed = (userId: string, available = '1'): UserCommitted => ({
  userId,
  orders: [],
  fills: [],
  balances: [{ wallet: 'TRADE', asset: 'BTC', available, held: '0' }],
  transfers: [],
  atMs: 1,
});
const identity = (userId: string, sessionId = 'a', sessionEndsMs = 8.64e15): SessionActor => ({
  userId,
  brand: 'kontor',
  accountType: 0,
  sessionId,
  sessionEndsMs,
});

describe('public channels', () => {
  it('gives every client each trade exactly once, oldest first, whenever it joined', async () => {
    const streams = await startTestStreams();
    const sockets: FakeSocket[] = [];
    for (let id = 1; id <= 120; id += 1) {
      if (id % 40 === 1) {
        const socket = new FakeSocket();
        sockets.push(socket);
        streams.join(socket, trades);
      }
      await streams.commit([], [tradeOf(id, streams.clock.now())]);
      streams.pass(id % 3 === 0 ? 25 : 10);
    }
    streams.pass(100);
    for (const [index, socket] of sockets.entries()) {
      const [snapshot, ...updates] = socket.ofType('trades');
      const seen = [...(snapshot?.trades ?? [])].reverse().concat(updates.flatMap((frame) => frame.trades));
      const first = Math.max(1, index * 40 - 49);
      expect(snapshot?.isSnapshot).toBe(true);
      expect(updates.every(({ isSnapshot }) => !isSnapshot)).toBe(true);
      expect(seen.map(({ id }) => Number(id))).toEqual(Array.from({ length: 121 - first }, (_, offset) => first + offset));
    }
  });

  it('starts a client over with the latest trades when it could not keep up', async () => {
    const streams = await startTestStreams({ slowBytes: 500, recoveredBytes: 100 });
    const slow = new FakeSocket(false);
    streams.join(slow, trades);
    for (let id = 1; id <= 60; id += 1) {
      await streams.commit([], [tradeOf(id, streams.clock.now())]);
      streams.pass(50);
    }
    slow.read();
    streams.pass(50);
    slow.read();
    const last = slow.ofType('trades').at(-1);
    expect(last?.isSnapshot).toBe(true);
    expect(last?.trades.map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, offset) => 60 - offset));
  });

  it('sends all tickers at first, then the changed ones at most every 500 ms', async () => {
    const streams = await startTestStreams();
    const socket = new FakeSocket();
    streams.join(socket, tickers);
    for (let id = 1; id <= 100; id += 1) {
      await streams.commit([], [tradeOf(id, streams.clock.now(), 1000 + id)]);
      streams.pass(20);
    }
    streams.pass(500);
    const frames = socket.ofType('tickers');
    expect(frames[0]?.tickers.map(({ last }) => last)).toEqual([null]);
    expect(frames.length).toBeGreaterThanOrEqual(5);
    expect(frames.every(({ at }, index) => index === 0 || at - (frames[index - 1]?.at ?? 0) >= 500)).toBe(true);
    expect(frames.at(-1)?.tickers.map(({ last }) => last)).toEqual(['110']);
    const count = frames.length;
    streams.pass(5000);
    expect(socket.ofType('tickers')).toHaveLength(count);
  });

  it('sends the running candle at most every 250 ms, and a closed one whole before the next', async () => {
    const streams = await startTestStreams();
    const socket = new FakeSocket();
    streams.join(socket, klines);
    const openMs = streams.clock.now();
    for (let id = 1; id <= 590; id += 1) {
      await streams.commit([], [tradeOf(id, streams.clock.now(), 1000 + id)]);
      streams.pass(100);
    }
    // The last trade of the minute comes 10 ms before its end, after the frame of its running candle went out.
    streams.pass(990);
    await streams.commit([], [tradeOf(591, streams.clock.now(), 5000)]);
    streams.pass(3000);
    const frames = socket.ofType('kline');
    expect(frames.length).toBeGreaterThan(150);
    expect(frames.length).toBeLessThan(260);
    const ofMinute = frames.filter(({ kline }) => kline[0] === openMs);
    expect(ofMinute.at(-1)?.kline).toEqual([openMs, '100.1', '500', '100.1', '500', '0.00591', expect.any(String)]);
    expect(frames.at(-1)?.kline).toEqual([openMs + 60_000, '500', '500', '500', '500', '0', '0']);
  });

  it('keeps the number of channels of one client within its limit, changing nothing when it is passed', async () => {
    const streams = await startTestStreams({ channelsPerClient: 2 });
    const socket = new FakeSocket();
    const client = streams.join(socket, trades);
    expect(() => streams.hub.subscribe(client, 2, [trades, tickers, klines])).toThrow('at most 2');
    expect([...client.channels]).toEqual([`trades|${SYMBOL}`]);
    streams.hub.unsubscribe(client, 3, [trades]);
    streams.hub.subscribe(client, 4, [tickers, klines]);
    expect(socket.ofType('ack').map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(streams.hub.counts).toEqual({ clients: 1, channels: 2 });
    streams.hub.disconnect(client);
    expect(streams.hub.counts).toEqual({ clients: 0, channels: 0 });
  });

  it('refuses unknown symbols before it subscribes to anything', async () => {
    const streams = await startTestStreams();
    const client = streams.hub.connect(new FakeSocket());
    expect(() => streams.hub.subscribe(client, 1, [tickers, { channel: 'depth', symbol: 'XXX_YYY' }])).toThrow(
      'market.symbol_unknown||XXX_YYY',
    );
    expect(client.channels.size).toBe(0);
  });
});

describe('heartbeat', () => {
  it('is never silent for longer than promised, and silent beside other frames', async () => {
    const streams = await startTestStreams();
    const socket = new FakeSocket();
    const startMs = streams.clock.now();
    const client = streams.hub.connect(socket);
    streams.pass(10_000);
    const times = socket.ofType('heartbeat').map(({ at }) => at);
    const silences = times.map((at, index) => at - (times[index - 1] ?? startMs));
    expect(Math.max(...silences)).toBeLessThanOrEqual(HEARTBEAT_MS);
    expect(times.length).toBeLessThan(15);
    for (let count = 0; count < 100; count += 1) {
      streams.hub.pong(client, count);
      streams.pass(100);
    }
    expect(socket.ofType('heartbeat')).toHaveLength(times.length);
  });
});

describe('private channel', () => {
  it('needs a signed-in client, and gives each user its own rows in order', async () => {
    const streams = await startTestStreams();
    const [mine, mineToo, theirs] = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
    const stranger = streams.hub.connect(new FakeSocket());
    expect(() => streams.hub.subscribe(stranger, 1, [own])).toThrow('auth.token_invalid');
    for (const [socket, userId] of [[mine, '7'] as const, [mineToo, '7'] as const, [theirs, '8'] as const]) {
      const client = streams.hub.connect(socket);
      streams.hub.authenticate(client, 1, identity(userId), streams.clock.now());
      streams.hub.subscribe(client, 2, [own]);
    }
    for (let count = 1; count <= 3; count += 1) streams.bus.publish(userTopic('7'), committed('7', String(count)));
    streams.bus.publish(userTopic('8'), committed('8', '80'));
    await Promise.resolve();
    for (const socket of [mine, mineToo]) {
      expect(socket.ofType('private').map(({ seq, balances }) => [seq, balances[0]?.available])).toEqual([
        [1, '1'],
        [2, '2'],
        [3, '3'],
      ]);
    }
    expect(theirs.ofType('private').map(({ balances }) => balances[0]?.available)).toEqual(['80']);
  });

  it('follows a client that signs in as somebody else, and stops when it unsubscribes', async () => {
    const streams = await startTestStreams();
    const socket = new FakeSocket();
    const client = streams.hub.connect(socket);
    streams.hub.authenticate(client, 1, identity('7'), streams.clock.now());
    streams.hub.subscribe(client, 2, [own]);
    streams.hub.authenticate(client, 3, identity('8'), streams.clock.now());
    streams.bus.publish(userTopic('7'), committed('7'));
    streams.bus.publish(userTopic('8'), committed('8', '88'));
    await Promise.resolve();
    streams.hub.unsubscribe(client, 4, [own]);
    streams.bus.publish(userTopic('8'), committed('8', '99'));
    await Promise.resolve();
    expect(socket.ofType('private').map(({ balances }) => balances[0]?.available)).toEqual(['88']);
  });

  it('drops nothing of a slow client: it gets every frame, or is closed with the reason', async () => {
    const streams = await startTestStreams({ slowBytes: 300, recoveredBytes: 100, closeBytes: 4000 });
    const slow = new FakeSocket(false);
    const quick = new FakeSocket();
    for (const socket of [slow, quick]) {
      const client = streams.hub.connect(socket);
      streams.hub.authenticate(client, 1, identity('7'), streams.clock.now());
      streams.hub.subscribe(client, 2, [own, trades]);
    }
    for (let count = 1; count <= 10; count += 1) {
      streams.bus.publish(userTopic('7'), committed('7', String(count)));
      await streams.commit([], [tradeOf(count, streams.clock.now())]);
      streams.pass(50);
    }
    slow.read();
    expect(slow.ofType('private').map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(slow.closed).toBeUndefined();
    for (let count = 11; count <= 100; count += 1) streams.bus.publish(userTopic('7'), committed('7', String(count)));
    await Promise.resolve();
    expect(slow.closed).toEqual({ code: 4008, reason: 'reads too slowly' });
    expect(slow.bufferedAmount).toBeLessThanOrEqual(4000);
    expect(quick.ofType('private')).toHaveLength(100);
    slow.read();
    const received = slow.ofType('private').map(({ seq }) => seq);
    expect(received).toEqual(received.map((_, index) => index + 1));
  });

  it('closes the connections of a revoked session alone, and of all sessions when none is named', async () => {
    const streams = await startTestStreams();
    const sockets = { first: new FakeSocket(), again: new FakeSocket(), second: new FakeSocket(), other: new FakeSocket() };
    const join = (socket: FakeSocket, who: SessionActor) =>
      streams.hub.authenticate(streams.hub.connect(socket), 1, who, streams.clock.now());
    join(sockets.first, identity('7', 'a'));
    join(sockets.again, identity('7', 'a'));
    join(sockets.second, identity('7', 'b'));
    join(sockets.other, identity('8', 'c'));
    const closed = () => Object.values(sockets).map((socket) => socket.closed?.code);
    streams.bus.publish(SESSION_REVOKED_TOPIC, { userId: '7', sessionId: 'a' });
    await Promise.resolve();
    expect(closed()).toEqual([4003, 4003, undefined, undefined]);
    streams.bus.publish(SESSION_REVOKED_TOPIC, { userId: '7' });
    await Promise.resolve();
    expect(closed()).toEqual([4003, 4003, 4003, undefined]);
  });

  it('closes the connections of a session that expires', async () => {
    const streams = await startTestStreams();
    const [expiring, lasting] = [new FakeSocket(), new FakeSocket()];
    const join = (socket: FakeSocket, endsMs: number) => {
      const client = streams.hub.connect(socket);
      streams.hub.authenticate(client, 1, identity('7', String(endsMs), endsMs), streams.clock.now());
      streams.hub.subscribe(client, 2, [own]);
    };
    join(expiring, streams.clock.now() + 10_000);
    join(lasting, streams.clock.now() + 20_000);
    streams.pass(9_900);
    expect(expiring.closed).toBeUndefined();
    streams.pass(200);
    expect([expiring.closed?.code, lasting.closed]).toEqual([4003, undefined]);
  });

  it('refuses a token whose session was revoked while it was looked up, and takes that of another', async () => {
    const streams = await startTestStreams();
    const client = streams.hub.connect(new FakeSocket());
    const askedMs = streams.clock.now();
    streams.pass(100);
    streams.bus.publish(SESSION_REVOKED_TOPIC, { userId: '7', sessionId: 'a' });
    await Promise.resolve();
    expect(() => streams.hub.authenticate(client, 1, identity('7', 'a'), askedMs)).toThrow(
      expect.objectContaining({ codeName: 'tokenInvalid' }),
    );
    expect(() => streams.hub.subscribe(client, 2, [own])).toThrow();
    streams.hub.authenticate(client, 3, identity('7', 'b'), askedMs);
    streams.hub.subscribe(client, 4, [own]);
  });

  it('forgets a client that is gone', async () => {
    const streams = await startTestStreams();
    const socket = new FakeSocket();
    const client = streams.hub.connect(socket);
    streams.hub.authenticate(client, 1, identity('7'), streams.clock.now());
    streams.hub.subscribe(client, 2, [own]);
    streams.hub.disconnect(client);
    streams.hub.authenticate(client, 3, identity('7'), streams.clock.now());
    streams.bus.publish(userTopic('7'), committed('7'));
    streams.bus.publish(SESSION_REVOKED_TOPIC, { userId: '7' });
    await Promise.resolve();
    expect(socket.frames.map(({ type }) => type)).toEqual(['ack', 'ack']);
    expect(socket.closed).toBeUndefined();
  });
});
