import type { ChannelRef } from '@/contract/channels';
import { CLOSE_RESTARTING, CLOSE_TOKEN_REVOKED, HEARTBEAT_MS } from '@/contract/streamConstants';
import type { SessionActor } from '../actor';
import { AppError } from '../appError';
import type { MarketData } from '../marketData/createMarketData';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import { type ChannelSettings, keyOf, openChannel, type PublicRef } from './channelKeys';
import { encodeFrame } from './frame';
import { PrivateStreams, type ReadFeeRates, type ReadNoticeCounts } from './privateStreams';
import { PublicChannels } from './publicChannels';
import { type BackpressureLimits, StreamClient, type StreamSocket } from './streamClient';

export interface StreamSettings extends ChannelSettings, BackpressureLimits {
  /** How often the hub looks for changes, silent connections and those that caught up, ms. */
  tickMs: number;
  /** Public channels one connection may subscribe to. */
  channelsPerClient: number;
}

export const STREAM_DEFAULTS: StreamSettings = {
  tickMs: 25,
  depth: { everyMs: 50, levels: 500 },
  tickersEveryMs: 500,
  klinesEveryMs: 250,
  channelsPerClient: 100,
  slowBytes: 256 * 1024,
  recoveredBytes: 32 * 1024,
  closeBytes: 2 * 1024 * 1024,
  behindMs: 30_000,
};

export interface HubParts {
  marketData: MarketData;
  bus: Bus;
  clock: Clock;
  readFeeRates: ReadFeeRates;
  readNoticeCounts: ReadNoticeCounts;
  settings: StreamSettings;
}

const isPublic = (ref: ChannelRef): ref is PublicRef => ref.channel !== 'private';

/** All connections of this process. One sweep (`tick`) serves them: no connection has timers of its own. */
export class StreamHub {
  readonly #parts: HubParts;
  readonly #clients = new Set<StreamClient>();
  readonly #public: PublicChannels;
  readonly #private: PrivateStreams;

  constructor(parts: HubParts) {
    const { marketData, bus, clock, readFeeRates, readNoticeCounts, settings } = parts;
    this.#parts = parts;
    this.#public = new PublicChannels((ref, nowMs) => openChannel(ref, marketData, settings, nowMs), settings.channelsPerClient);
    this.#private = new PrivateStreams(bus, clock, { readFeeRates, readNoticeCounts });
  }

  /** For metrics. */
  get counts(): { clients: number; channels: number } {
    return { clients: this.#clients.size, channels: this.#public.size };
  }

  connect(socket: StreamSocket): StreamClient {
    const client = new StreamClient(socket, this.#parts.settings, this.#now());
    this.#clients.add(client);
    return client;
  }

  disconnect(client: StreamClient): void {
    client.isClosed = true;
    this.#public.leave(client);
    this.#private.leave(client);
    this.#clients.delete(client);
  }

  /** Acknowledges, then sends each channel's first frame. Throws AppError before anything is changed. */
  subscribe(client: StreamClient, id: number, refs: readonly ChannelRef[]): void {
    const userId = client.identity?.userId;
    const wantsPrivate = refs.some((ref) => !isPublic(ref));
    if (wantsPrivate && userId === undefined) throw new AppError('tokenInvalid');
    const publicRefs = refs.filter(isPublic);
    for (const ref of publicRefs) if ('symbol' in ref) this.#parts.marketData.market(ref.symbol);
    this.#public.checkRoom(client, publicRefs);
    this.#acknowledge(client, id);
    if (wantsPrivate && userId !== undefined) this.#private.subscribe(client, userId);
    this.#public.subscribe(client, publicRefs, this.#now());
  }

  unsubscribe(client: StreamClient, id: number, refs: readonly ChannelRef[]): void {
    this.#public.unsubscribe(client, refs.filter(isPublic).map(keyOf));
    if (refs.some((ref) => !isPublic(ref))) this.#private.unsubscribe(client);
    this.#acknowledge(client, id);
  }

  /** `askedMs` is when the lookup of the token began. Throws tokenInvalid when its session has ended since. */
  authenticate(client: StreamClient, id: number, identity: SessionActor, askedMs: number): void {
    // The token was looked up meanwhile; the connection may be gone.
    if (client.isClosed) return;
    if (!this.#private.authenticate(client, identity, askedMs)) throw new AppError('tokenInvalid');
    this.#acknowledge(client, id);
  }

  pong(client: StreamClient, id: number): void {
    const nowMs = this.#now();
    client.deliver(encodeFrame({ type: 'pong', id, at: nowMs }), nowMs);
  }

  refuse(client: StreamClient, id: number | null, { code, msg }: AppError): void {
    client.deliver(encodeFrame({ type: 'error', id, code, msg }), this.#now());
  }

  /** Publishes what changed, keeps silent connections alive, and ends those whose session is over. */
  tick(): void {
    const nowMs = this.#now();
    this.#public.publish(nowMs);
    const silentSinceMs = nowMs - HEARTBEAT_MS + 2 * this.#parts.settings.tickMs;
    let heartbeat: Buffer | undefined;
    for (const client of this.#clients) {
      if ((client.identity?.sessionEndsMs ?? Number.POSITIVE_INFINITY) <= nowMs) client.close(CLOSE_TOKEN_REVOKED, 'session expired');
      // Something is on its way to a slow client anyway.
      if (client.lastSentMs > silentSinceMs || client.isSlow) continue;
      heartbeat ??= encodeFrame({ type: 'heartbeat', at: nowMs });
      client.deliver(heartbeat, nowMs);
    }
  }

  /** Tells every client to come back later. */
  stop(): void {
    this.#private.stop();
    for (const client of this.#clients) client.close(CLOSE_RESTARTING, 'restarting');
  }

  #acknowledge(client: StreamClient, id: number): void {
    client.deliver(encodeFrame({ type: 'ack', id }), this.#now());
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}
