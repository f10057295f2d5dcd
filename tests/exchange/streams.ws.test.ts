import type { AddressInfo } from 'node:net';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import { type ServerFrame, ServerFrame as ServerFrameSchema } from '@/contract/channels';
import type { SessionActor } from '@/exchange/app/actor';
import { userTopic } from '@/exchange/app/events';
import { registerStreams, type StreamParts } from '@/exchange/ws/registerStreams';
import { buildRouteTestApp } from '../support/exchangeApp';
import { startTestMarket } from '../support/marketDataFixtures';
import { DepthReader } from '../support/streamFixtures';

const schema = Compile(ServerFrameSchema);
const SYMBOL = 'BTC_USDT';
const session = { sessionId: '1', sessionEndsMs: 8.64e15 };
const tokens: Record<string, SessionActor> = {
  good: { userId: '7', brand: 'kontor', accountType: 0, ...session },
  elsewhere: { userId: '8', brand: 'visby', accountType: 0, ...session },
};

async function serve(settings: Partial<StreamParts> = {}) {
  const market = await startTestMarket(SYMBOL, Date.now());
  const app = buildRouteTestApp();
  const hub = registerStreams(app, { ...market, redeemWebsocketToken: async (token) => tokens[token], ...settings });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { ...market, app, hub, url: `ws://127.0.0.1:${port}/ws` };
}
type Served = Awaited<ReturnType<typeof serve>>;

/** A real client: collects frames, each checked against the contract. */
class Client {
  readonly frames: ServerFrame[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #wanted: { test: (frame: ServerFrame) => boolean; found: (frame: ServerFrame) => void } | undefined;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.closed = new Promise((resolve) => this.#socket.on('close', resolve));
    this.#socket.on('message', (data, isBinary) => this.#take(data.toString(), isBinary));
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.on('open', () => resolve());
      this.#socket.on('error', reject);
    });
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** The first frame of a kind, past or to come. */
  frame<Type extends ServerFrame['type']>(type: Type, test: (frame: Extract<ServerFrame, { type: Type }>) => boolean = () => true) {
    const matches = (frame: ServerFrame): boolean => frame.type === type && test(frame as Extract<ServerFrame, { type: Type }>);
    const known = this.frames.find(matches);
    const found = known
      ? Promise.resolve(known)
      : new Promise<ServerFrame>((resolve) => (this.#wanted = { test: matches, found: resolve }));
    return found as Promise<Extract<ServerFrame, { type: Type }>>;
  }

  /** Stops reading from the network, so that the server's buffers fill. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  end(): Promise<number> {
    this.#socket.close();
    return this.closed;
  }

  #take(text: string, isBinary: boolean): void {
    const value: unknown = JSON.parse(text);
    if (isBinary || !schema.Check(value)) throw new Error(`not a frame of the contract: ${text}`);
    const frame = value as ServerFrame;
    this.frames.push(frame);
    if (this.#wanted?.test(frame)) this.#wanted.found(frame);
  }
}

describe('the stream over a real socket', () => {
  let served: Served | undefined;
  const open = async (settings: Partial<StreamParts> = {}) => {
    served = await serve(settings);
    const client = new Client(served.url);
    await client.opened();
    return { served, client };
  };
  afterEach(async () => {
    await served?.app.close();
    served = undefined;
  });

  it('acknowledges, sends snapshots, then updates, and answers pings', async () => {
    const { served: stream, client } = await open();
    client.send({
      op: 'subscribe',
      id: 1,
      channels: [
        { channel: 'depth', symbol: SYMBOL },
        { channel: 'trades', symbol: SYMBOL },
      ],
    });
    await client.frame('trades');
    expect(client.frames.slice(0, 3).map(({ type }) => type)).toEqual(['ack', 'depth.snapshot', 'trades']);
    stream.clock.pass(60);
    await stream.commit([{ side: 'BUY', priceTicks: 964_821, lots: 150_000 }]);
    const update = await client.frame('depth.update');
    expect(update).toMatchObject({ prevSeq: 0, seq: 1, bids: [['96482.1', '1.5']], asks: [] });
    client.send({ op: 'ping', id: 9 });
    expect(await client.frame('pong')).toMatchObject({ id: 9 });
  });

  it('authenticates with a websocket token of its own brand only, in the order of the frames', async () => {
    const { served: stream, client } = await open();
    client.send({ op: 'subscribe', id: 1, channels: [{ channel: 'private' }] });
    client.send({ op: 'auth', id: 2, token: 'elsewhere' });
    client.send({ op: 'auth', id: 3, token: 'unknown' });
    client.send({ op: 'auth', id: 4, token: 'good' });
    client.send({ op: 'subscribe', id: 5, channels: [{ channel: 'private' }] });
    await client.frame('ack', ({ id }) => id === 5);
    const refused = client.frames.flatMap((frame) => (frame.type === 'error' ? [[frame.id, frame.code]] : []));
    expect(refused).toEqual([
      [1, '10006'],
      [2, '10006'],
      [3, '10006'],
    ]);
    stream.bus.publish(userTopic('7'), {
      userId: '7',
      orders: [],
      fills: [],
      balances: [{ wallet: 'TRADE', asset: 'BTC', available: '1', held: '0' }],
      transfers: [],
      atMs: 5,
    });
    expect(await client.frame('private')).toMatchObject({ seq: 1, balances: [{ asset: 'BTC' }] });
  });

  it.each([
    ['no JSON', '{', null],
    ['no object', '[]', null],
    ['an unknown operation', { op: 'shout', id: 4 }, 4],
    ['a missing field', { op: 'subscribe', id: 5 }, 5],
    ['an unknown interval', { op: 'subscribe', id: 6, channels: [{ channel: 'klines', symbol: SYMBOL, interval: '7m' }] }, 6],
  ])('answers %s with an error frame', async (_what, frame, id) => {
    const { client } = await open();
    client.send(frame);
    expect(await client.frame('error')).toMatchObject({ id, code: '10001', msg: expect.stringMatching(/^request\.invalid\|\|frame\|\|/) });
    client.send({ op: 'ping', id: 1 });
    expect(await client.frame('pong')).toMatchObject({ id: 1 });
  });

  it('names an unknown symbol', async () => {
    const { client } = await open();
    client.send({ op: 'subscribe', id: 3, channels: [{ channel: 'trades', symbol: 'XXX_YYY' }] });
    expect(await client.frame('error')).toMatchObject({ id: 3, code: '30001', msg: 'market.symbol_unknown||XXX_YYY' });
  });

  it('says so when a client sends too much, and closes it when it goes on', async () => {
    const { client } = await open({ limits: { framesPerSecond: 0.001, frameBurst: 2 } });
    // The budget's worth is answered before the rest is sent: a closing connection answers nothing that still waits.
    for (const id of [1, 2]) {
      client.send({ op: 'ping', id });
      await client.frame('pong', (pong) => pong.id === id);
    }
    for (let id = 3; id <= 40; id += 1) client.send({ op: 'ping', id });
    expect(await client.closed).toBe(1008);
    expect(client.frames.filter(({ type }) => type === 'pong')).toHaveLength(2);
    expect(client.frames.find(({ type }) => type === 'error')).toMatchObject({ code: '10003' });
  });

  it('closes on a message that is too long', async () => {
    const { client } = await open({ limits: { messageBytes: 200 } });
    client.send({ op: 'auth', id: 1, token: 'x'.repeat(300) });
    expect(await client.closed).toBe(1009);
  });

  it('limits the connections of one address and frees them again', async () => {
    const { served: stream, client } = await open({ limits: { perAddress: 1 } });
    await expect(new Client(stream.url).opened()).rejects.toThrow('429');
    await client.end();
    while (stream.hub.counts.clients > 0) await new Promise(setImmediate);
    const next = new Client(stream.url);
    await next.opened();
    expect(stream.hub.counts.clients).toBe(1);
  });

  it('coalesces for a client whose network is slow, while others get every update, and both end with the same book', async () => {
    const { served: stream, client: quick } = await open();
    const slow = new Client(stream.url);
    await slow.opened();
    for (const client of [quick, slow]) {
      client.send({ op: 'subscribe', id: 1, channels: [{ channel: 'depth', symbol: SYMBOL }] });
      await client.frame('depth.snapshot');
    }
    slow.pause();
    // 500 changed levels a side make a frame of some 30 kB: 600 of them are more than the system's own buffers take.
    const rounds = 600;
    for (let round = 1; round <= rounds; round += 1) {
      const levels = Array.from({ length: 500 }, (_, index) => [
        { side: 'BUY' as const, priceTicks: 100_000 - index, lots: 1000 * round + index },
        { side: 'SELL' as const, priceTicks: 100_001 + index, lots: 2000 * round + index },
      ]);
      await stream.commit(levels.flat());
      stream.clock.pass(50);
      stream.hub.tick();
      await quick.frame('depth.update', ({ seq }) => seq === round);
    }
    slow.resume();
    while (!slow.frames.some((frame) => 'seq' in frame && frame.seq === rounds)) {
      stream.hub.tick();
      await new Promise(setImmediate);
    }
    const [quickBook, slowBook] = [quick, slow].map(({ frames }) => {
      const reader = new DepthReader();
      for (const frame of frames) reader.take(frame);
      return { seq: reader.seq, gaps: reader.gaps, bids: [...reader.bids], asks: [...reader.asks] };
    });
    expect(quick.frames.filter(({ type }) => type === 'depth.update')).toHaveLength(rounds);
    expect(slow.frames.length).toBeLessThan(rounds);
    expect(slow.frames.filter(({ type }) => type === 'depth.snapshot').length).toBeGreaterThan(1);
    expect(slowBook).toEqual(quickBook);
    expect(quickBook).toMatchObject({ seq: rounds, gaps: 0 });
  });

  it('tells clients to come back when it stops', async () => {
    const { served: stream, client } = await open();
    await stream.app.close();
    expect(await client.closed).toBe(4012);
    expect(stream.hub.counts.clients).toBe(0);
  });
});
