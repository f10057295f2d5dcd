import { CLOSE_SLOW_CONSUMER } from '@/contract/streamConstants';
import type { SessionActor } from '../actor';
import type { EncodedFrame } from './frame';

/** The part of a WebSocket the streams need. */
export interface StreamSocket {
  /** Bytes handed over that the network has not taken yet. */
  readonly bufferedAmount: number;
  send(frame: EncodedFrame): void;
  /** Ends the connection; the reason is at most 123 bytes. */
  close(code: number, reason: string): void;
}

export interface BackpressureLimits {
  /** A client with more bytes waiting gets no public frames until it has caught up; then it gets fresh snapshots. */
  slowBytes: number;
  /** It has caught up when no more than this waits. */
  recoveredBytes: number;
  /** With more bytes waiting the connection is closed: what must not be dropped no longer fits. */
  closeBytes: number;
  /** A client that stays behind for longer is closed. */
  behindMs: number;
}

/** One connection: what it listens to, and how far it is behind. */
export class StreamClient {
  /** Keys of public channels it subscribed to. */
  readonly channels = new Set<string>();
  /** Those of them it must get a snapshot of before anything else. */
  readonly behind = new Set<string>();
  /** Who it acts for, until the session ends. */
  identity: SessionActor | undefined;
  isPrivate = false;
  isClosed = false;
  lastSentMs: number;
  /** Since when `behind` holds something. */
  #behindSinceMs = 0;

  constructor(
    private readonly socket: StreamSocket,
    private readonly limits: BackpressureLimits,
    nowMs: number,
  ) {
    this.lastSentMs = nowMs;
  }

  get isSlow(): boolean {
    return this.socket.bufferedAmount > this.limits.slowBytes;
  }

  get hasRecovered(): boolean {
    return this.socket.bufferedAmount <= this.limits.recoveredBytes;
  }

  /** Sends frames of a public channel, or remembers that the client needs its snapshot when it is slow. */
  offer(key: string, frames: readonly EncodedFrame[], nowMs: number): void {
    if (this.behind.has(key)) return;
    if (this.isSlow) {
      if (this.behind.size === 0) this.#behindSinceMs = nowMs;
      this.behind.add(key);
      return;
    }
    for (const frame of frames) this.#send(frame, nowMs);
  }

  /** Sends a frame that is never left out. Closes the connection when too much is waiting. */
  deliver(frame: EncodedFrame, nowMs: number): void {
    if (this.socket.bufferedAmount + frame.length > this.limits.closeBytes) this.closeAsSlow();
    else this.#send(frame, nowMs);
  }

  /** Takes what the client missed, once it has caught up; nothing as long as it has not. */
  takeMissed(): string[] {
    if (!this.hasRecovered) return [];
    const missed = [...this.behind];
    this.behind.clear();
    return missed;
  }

  isBehindTooLong(nowMs: number): boolean {
    return this.behind.size > 0 && nowMs - this.#behindSinceMs > this.limits.behindMs;
  }

  closeAsSlow(): void {
    this.close(CLOSE_SLOW_CONSUMER, 'reads too slowly');
  }

  close(code: number, reason: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.socket.close(code, reason);
  }

  #send(frame: EncodedFrame, nowMs: number): void {
    if (this.isClosed) return;
    this.lastSentMs = nowMs;
    this.socket.send(frame);
  }
}
