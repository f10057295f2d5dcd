import { Compile } from 'typebox/compile';
import type { ChannelRef, ServerFrame } from '@/contract/channels';
import { ServerFrame as ServerFrameSchema } from '@/contract/channels';
import type { EncodedFrame } from '@/exchange/app/streams/frame';
import type { StreamSocket } from '@/exchange/app/streams/streamClient';
import { STREAM_DEFAULTS, StreamHub, type StreamSettings } from '@/exchange/app/streams/streamHub';
import { startTestMarket, type TestMarket } from './marketDataFixtures';

const schema = Compile(ServerFrameSchema);

/** A connection whose far end reads only when `read` is called, or always. Every frame is checked against the contract. */
export class FakeSocket implements StreamSocket {
  readonly frames: ServerFrame[] = [];
  readonly encoded: EncodedFrame[] = [];
  closed: { code: number; reason: string } | undefined;
  #waiting: EncodedFrame[] = [];

  constructor(private readonly readsAtOnce = true) {}

  get bufferedAmount(): number {
    return this.#waiting.reduce((sum, frame) => sum + frame.length, 0);
  }

  send(frame: EncodedFrame): void {
    this.#waiting.push(frame);
    if (this.readsAtOnce) this.read();
  }

  close(code: number, reason: string): void {
    this.closed = { code, reason };
  }

  /** Takes up to `count` waiting frames. */
  read(count = Number.POSITIVE_INFINITY): void {
    const taken = this.#waiting.splice(0, count);
    for (const frame of taken) {
      const value: unknown = JSON.parse(frame.toString());
      if (!schema.Check(value)) throw new Error(`not a frame of the contract: ${frame}`);
      this.frames.push(value as ServerFrame);
    }
    this.encoded.push(...taken);
  }

  ofType<Type extends ServerFrame['type']>(type: Type): Extract<ServerFrame, { type: Type }>[] {
    return this.frames.filter((frame): frame is Extract<ServerFrame, { type: Type }> => frame.type === type);
  }
}

export interface TestStreams extends TestMarket {
  hub: StreamHub;
  /** A connection that has subscribed. */
  join(socket: FakeSocket, ...channels: ChannelRef[]): ReturnType<StreamHub['connect']>;
  /** Lets time pass sweep by sweep. */
  pass(ms: number): void;
}

export async function startTestStreams(settings: Partial<StreamSettings> = {}): Promise<TestStreams> {
  const market = await startTestMarket();
  const all = { ...STREAM_DEFAULTS, ...settings };
  const hub = new StreamHub({
    marketData: market.marketData,
    bus: market.bus,
    clock: market.clock,
    readFeeRates: async (userIds) => new Map(userIds.map((userId) => [userId, { makerFeeRate: '0.0005', takerFeeRate: '0.0009' }])),
    readNoticeCounts: async (userIds) => new Map(userIds.map((userId) => [userId, 3])),
    settings: all,
  });
  return {
    ...market,
    hub,
    join: (socket, ...channels) => {
      const client = hub.connect(socket);
      hub.subscribe(client, 1, channels);
      return client;
    },
    pass: (ms) => {
      for (let passed = 0; passed < ms; passed += all.tickMs) {
        market.clock.pass(Math.min(all.tickMs, ms - passed));
        market.marketData.advance();
        hub.tick();
      }
    },
  };
}

/** What a careful client makes of depth frames: it accepts an update only on top of exactly what it has. */
export class DepthReader {
  seq: number | undefined;
  gaps = 0;
  readonly bids = new Map<string, string>();
  readonly asks = new Map<string, string>();

  take(frame: ServerFrame): void {
    if (frame.type === 'depth.snapshot') {
      this.bids.clear();
      this.asks.clear();
    } else if (frame.type !== 'depth.update') {
      return;
    } else if (frame.prevSeq !== this.seq) {
      this.gaps += 1;
      return;
    }
    this.seq = frame.seq;
    for (const [side, levels] of [[this.bids, frame.bids] as const, [this.asks, frame.asks] as const]) {
      for (const [price, quantity] of levels) {
        if (quantity === '0') side.delete(price);
        else side.set(price, quantity);
      }
    }
  }
}
