import type { ChannelRef, ClientFrame, ServerFrame } from '@/contract/channels';
import type { StreamLog } from './calls';
import { type ChannelFrame, channelKey, frameChannelKey } from './channelKey';
import { Connection, type ConnectionState } from './connection/connection';
import type { ConnectionPorts } from './connection/ports';
import { decodeFrame } from './decodeFrame';
import { PrivateAccess } from './privateAccess';

/** Who reads a channel. */
export interface ChannelReader {
  onFrame(frame: ChannelFrame): void;
  /** The line broke or a frame was lost: what comes next starts over. */
  onLost(): void;
  /** The exchange took the subscription: everything after this arrives as frames. */
  onSubscribed?(): void;
}

interface Channel {
  ref: ChannelRef;
  readers: Set<ChannelReader>;
}

/** A snapshot that was asked for and has not come within this time is asked for again. */
const RESYNC_RETRY_MS = 5_000;

/** The page's one socket, shared by channels: counts readers, subscribes, and subscribes again after every reconnect. */
export class Stream {
  private readonly channels = new Map<string, Channel>();
  /** Subscribe requests that are out: request id -> channel key. */
  private readonly subscribing = new Map<number, string>();
  private readonly resyncs = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly connection: Connection;
  private readonly access: PrivateAccess;

  constructor(
    private readonly ports: ConnectionPorts,
    requestToken: () => Promise<{ token: string }>,
    private readonly log: StreamLog,
    onChange: () => void,
  ) {
    this.access = new PrivateAccess(requestToken, log);
    this.connection = new Connection(ports, {
      onOpen: () => this.subscribeAll(),
      onMessage: (text) => this.receive(text),
      onClose: () => this.loseAll(),
      onChange,
    });
  }

  get state(): ConnectionState {
    return this.connection.state;
  }

  /** Reads a channel until the returned function is called. The first frame is a snapshot. */
  read(ref: ChannelRef, reader: ChannelReader): () => void {
    const key = channelKey(ref);
    const channel = this.channels.get(key) ?? { ref, readers: new Set() };
    const isNew = !this.channels.has(key);
    this.channels.set(key, channel);
    channel.readers.add(reader);
    this.connection.start();
    if (isNew) this.subscribe(ref);
    return () => {
      channel.readers.delete(reader);
      if (channel.readers.size === 0) this.release(key, channel);
    };
  }

  /** Starts one channel over: its next frame is a snapshot. */
  resync(ref: ChannelRef): void {
    const key = channelKey(ref);
    if (this.resyncs.has(key) || !this.channels.has(key)) return;
    this.awaitSnapshot(ref);
    this.unsubscribe(ref);
    this.subscribe(ref);
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  networkLost(): void {
    this.connection.networkLost();
  }

  wake(): void {
    this.connection.wake();
  }

  stop(): void {
    for (const timer of this.resyncs.values()) clearTimeout(timer);
    this.resyncs.clear();
    this.connection.stop();
    this.access.reset();
  }

  private release(key: string, channel: Channel): void {
    if (this.channels.get(key) !== channel) return;
    this.channels.delete(key);
    this.settleResync(key);
    this.unsubscribe(channel.ref);
    // Whoever signs in next on this connection must say so.
    if (key === 'private') this.access.reset();
    if (this.channels.size === 0) this.stop();
  }

  private subscribe(ref: ChannelRef): void {
    if (this.connection.state.status !== 'open') return;
    if (ref.channel === 'private') this.subscribePrivate(ref);
    else this.sendSubscribe(ref);
  }

  private subscribePrivate(ref: ChannelRef): void {
    const isWanted = () => this.connection.state.status === 'open' && this.channels.has('private');
    this.access.open(
      (token) => {
        const id = this.ports.nextId();
        this.send({ op: 'auth', id, token });
        return id;
      },
      () => this.sendSubscribe(ref),
      isWanted,
    );
  }

  private sendSubscribe(ref: ChannelRef): void {
    const id = this.ports.nextId();
    this.subscribing.set(id, channelKey(ref));
    // Only a book is of no use without its first frame.
    if (ref.channel === 'depth') this.awaitSnapshot(ref);
    this.send({ op: 'subscribe', id, channels: [ref] });
  }

  private unsubscribe(ref: ChannelRef): void {
    if (this.connection.state.status === 'open') this.send({ op: 'unsubscribe', id: this.ports.nextId(), channels: [ref] });
  }

  private subscribeAll(): void {
    this.access.reset();
    this.subscribing.clear();
    for (const { ref } of this.channels.values()) this.subscribe(ref);
  }

  private send(frame: ClientFrame): void {
    this.connection.send(JSON.stringify(frame));
  }

  private receive(text: string): void {
    const decoded = decodeFrame(text);
    if (decoded.ok) this.dispatch(decoded.frame);
    else this.dropped(decoded.reason, decoded.key);
  }

  private dropped(reason: string, key: string | undefined): void {
    this.log(`dropped a frame: ${reason}`);
    const broken = key === undefined ? [...this.channels.values()] : [this.channels.get(key)];
    for (const channel of broken) {
      if (!channel) continue;
      for (const reader of channel.readers) reader.onLost();
      this.resync(channel.ref);
    }
  }

  private dispatch(frame: ServerFrame): void {
    switch (frame.type) {
      case 'heartbeat':
        break;
      case 'pong':
        this.connection.pong(frame.id);
        break;
      case 'ack':
        this.accepted(frame.id);
        break;
      case 'error':
        this.log(`the exchange refused a stream request: ${frame.code} ${frame.msg}`);
        if (frame.id !== null) this.refused(frame.id);
        break;
      default:
        this.deliver(frame);
    }
  }

  private deliver(frame: ChannelFrame): void {
    const key = frameChannelKey(frame);
    // Updates may still come after a resync was asked for; only a snapshot ends it.
    if (frame.type !== 'depth.update') this.settleResync(key);
    for (const reader of this.channels.get(key)?.readers ?? []) reader.onFrame(frame);
  }

  private accepted(id: number): void {
    this.access.accepted(id);
    const key = this.subscribing.get(id);
    this.subscribing.delete(id);
    if (key === undefined) return;
    for (const reader of this.channels.get(key)?.readers ?? []) reader.onSubscribed?.();
  }

  private refused(id: number): void {
    this.subscribing.delete(id);
    this.access.refused(id);
  }

  private loseAll(): void {
    for (const key of [...this.resyncs.keys()]) this.settleResync(key);
    for (const { readers } of this.channels.values()) {
      for (const reader of readers) reader.onLost();
    }
  }

  private awaitSnapshot(ref: ChannelRef): void {
    const key = channelKey(ref);
    if (this.resyncs.has(key)) return;
    const timer = setTimeout(() => this.retryResync(ref), RESYNC_RETRY_MS);
    this.resyncs.set(key, timer);
  }

  private retryResync(ref: ChannelRef): void {
    this.settleResync(channelKey(ref));
    this.resync(ref);
  }

  private settleResync(key: string): void {
    clearTimeout(this.resyncs.get(key));
    this.resyncs.delete(key);
  }
}
