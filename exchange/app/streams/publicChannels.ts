import { AppError } from '../appError';
import type { Channel } from './channel';
import { keyOf, type PublicRef } from './channelKeys';
import type { StreamClient } from './streamClient';

interface Audience {
  channel: Channel;
  members: Set<StreamClient>;
}

/** The public channels somebody listens to. A channel is opened by its first member and gone with its last. */
export class PublicChannels {
  readonly #open = new Map<string, Audience>();
  /** Clients with channels they are behind on. */
  readonly #laggards = new Set<StreamClient>();

  constructor(
    private readonly openChannel: (ref: PublicRef, nowMs: number) => Channel,
    private readonly perClient: number,
  ) {}

  get size(): number {
    return this.#open.size;
  }

  /** Throws AppError badRequest when the client would have too many channels. */
  checkRoom(client: StreamClient, refs: readonly PublicRef[]): void {
    const all = new Set([...client.channels, ...refs.map(keyOf)]);
    if (all.size > this.perClient) throw new AppError('badRequest', 'channels', `at most ${this.perClient}`);
  }

  /**
   * Adds the client and sends it each channel's snapshot, once more when it was a member already; a slow client gets it when it has caught
   * up.
   */
  subscribe(client: StreamClient, refs: readonly PublicRef[], nowMs: number): void {
    for (const ref of refs) {
      const key = keyOf(ref);
      const audience = this.#open.get(key) ?? this.#opened(key, ref, nowMs);
      audience.members.add(client);
      client.channels.add(key);
      this.#offer(client, key, audience.channel.snapshot(nowMs), nowMs);
    }
  }

  unsubscribe(client: StreamClient, keys: Iterable<string>): void {
    for (const key of keys) {
      const audience = this.#open.get(key);
      client.channels.delete(key);
      client.behind.delete(key);
      if (!audience) continue;
      audience.members.delete(client);
      if (audience.members.size === 0) this.#open.delete(key);
    }
  }

  /** The connection is gone. */
  leave(client: StreamClient): void {
    this.unsubscribe(client, [...client.channels]);
    this.#laggards.delete(client);
  }

  /** Sends what changed to everyone who keeps up, then brings those who fell behind back as far as they have caught up. */
  publish(nowMs: number): void {
    for (const [key, { channel, members }] of this.#open) {
      const frames = channel.collect(nowMs);
      if (frames.length === 0) continue;
      for (const client of members) this.#offer(client, key, frames, nowMs);
    }
    for (const client of this.#laggards) this.#catchUp(client, nowMs);
  }

  #opened(key: string, ref: PublicRef, nowMs: number): Audience {
    const audience = { channel: this.openChannel(ref, nowMs), members: new Set<StreamClient>() };
    this.#open.set(key, audience);
    return audience;
  }

  #offer(client: StreamClient, key: string, frames: Parameters<StreamClient['offer']>[1], nowMs: number): void {
    client.offer(key, frames, nowMs);
    if (client.behind.size > 0) this.#laggards.add(client);
  }

  #catchUp(client: StreamClient, nowMs: number): void {
    for (const key of client.takeMissed()) {
      const audience = this.#open.get(key);
      // Snapshots fill the buffer too: what no longer fits waits for the next turn.
      if (audience) client.offer(key, audience.channel.snapshot(nowMs), nowMs);
    }
    if (client.behind.size === 0) this.#laggards.delete(client);
    else if (client.isBehindTooLong(nowMs)) client.closeAsSlow();
  }
}
