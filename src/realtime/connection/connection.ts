import { CLOSE_TOKEN_REVOKED, HEARTBEAT_MS } from '@/contract/streamConstants';
import { LONGEST_DELAY_MS, reconnectDelayMs } from './backoff';
import type { ConnectionPorts, SocketLike } from './ports';

/** The server breaks its silence every HEARTBEAT_MS; ten missed beats mean that the line is dead. */
const SILENCE_LIMIT_MS = 10 * HEARTBEAT_MS;
const WATCH_EVERY_MS = 1_000;
const PING_EVERY_MS = 5_000;
const OPEN_TIMEOUT_MS = 10_000;
/** A page that is shown again waits for nothing that is older: it may be from before the device slept. */
const OLD_ATTEMPT_MS = 1_000;
/** What a line on which frames still arrive is never silent for, even on a busy device. */
const MISSED_BEATS_MS = 2 * HEARTBEAT_MS;
/** What ends sooner is not tried again at once. */
const LEAST_OPEN_MS = 1_000;
/** `readyState` of an open WebSocket. */
const SOCKET_OPEN = 1;

export type ConnectionStatus = 'idle' | 'connecting' | 'open' | 'waiting';

export interface ConnectionState {
  status: ConnectionStatus;
  /** Failed attempts since the line was last open; 0 while it is. */
  attempt: number;
  /** When the next attempt is due (ms since the epoch), while waiting. */
  retryAt: number | undefined;
  /** When the line broke (ms since the epoch); undefined before the first break and while open. */
  lostAt: number | undefined;
  /** When any frame last arrived, heartbeats included (ms since the epoch). */
  lastFrameAt: number | undefined;
  /** Round trip of the last ping on this line, in milliseconds: undefined until it has answered one. */
  latencyMs: number | undefined;
}

export interface ConnectionEvents {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
  /** Status, attempt or latency changed. */
  onChange(): void;
}

const IDLE: ConnectionState = {
  status: 'idle',
  attempt: 0,
  retryAt: undefined,
  lostAt: undefined,
  lastFrameAt: undefined,
  latencyMs: undefined,
};

/** The page's one socket: keeps itself open until stopped, and knows how old the last sign of life is. */
export class Connection {
  state: ConnectionState = IDLE;
  private socket: SocketLike | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private watchTimer: ReturnType<typeof setInterval> | undefined;
  private openedAt = 0;
  private ping: { id: number; sentAt: number } | undefined;
  private nextPingAt = 0;
  /** Browsers hold new sockets up by seconds where many have failed: without a network none is worth it. */
  private isDeviceOffline = false;

  constructor(
    private readonly ports: ConnectionPorts,
    private readonly events: ConnectionEvents,
  ) {}

  start(): void {
    if (this.state.status !== 'idle') return;
    this.watchTimer = setInterval(() => this.watch(), WATCH_EVERY_MS);
    this.open();
  }

  stop(): void {
    clearInterval(this.watchTimer);
    clearTimeout(this.retryTimer);
    this.detach();
    this.state = IDLE;
    this.events.onChange();
  }

  /** Reconnects at once: the user asked, the network came back, or the page woke up to a dead line. */
  retryNow(): void {
    if (this.state.status === 'idle') return;
    this.isDeviceOffline = false;
    if (this.state.status === 'open') this.markLost();
    // What failed until now says nothing of the line there is now.
    this.state = { ...this.state, attempt: 0 };
    this.open();
  }

  /** The device says that there is no network: waiting for a timeout would only pretend. */
  networkLost(): void {
    if (this.state.status === 'idle') return;
    this.isDeviceOffline = true;
    this.giveUp();
  }

  /** The page is visible again: timers slept, so look at once. */
  wake(): void {
    const now = this.ports.now();
    const { status, lastFrameAt = now } = this.state;
    const isOldAttempt = status === 'connecting' && now - this.openedAt > OLD_ATTEMPT_MS;
    const isSilent = status === 'open' && now - lastFrameAt > MISSED_BEATS_MS;
    if (status === 'waiting' || isOldAttempt || isSilent) this.retryNow();
    else this.watch();
  }

  send(text: string): void {
    // A socket that is closing says so later; what was sent into it would be lost without a word.
    if (this.state.status === 'open' && this.socket?.readyState === SOCKET_OPEN) this.socket.send(text);
  }

  /** Called for every pong; measures the round trip of the ping that is out. */
  pong(id: number): void {
    if (this.ping?.id !== id) return;
    this.change({ latencyMs: Math.max(0, this.ports.now() - this.ping.sentAt) });
    this.ping = undefined;
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    this.detach();
    this.openedAt = this.ports.now();
    this.change({ status: 'connecting', retryAt: undefined });
    const socket = this.ports.createSocket();
    this.socket = socket;
    socket.onopen = () => {
      this.isDeviceOffline = false;
      this.change({ status: 'open', attempt: 0, lostAt: undefined, lastFrameAt: this.ports.now() });
      this.events.onOpen();
      // Behind what was just asked for: its answer says that all of that is answered, too.
      this.sendPing(this.ports.now());
    };
    socket.onmessage = (event) => {
      this.state = { ...this.state, lastFrameAt: this.ports.now() };
      this.events.onMessage(event.data);
    };
    socket.onclose = (event) => {
      this.detach();
      // The line is whole: what ended is the session it was opened in, and the page has the next one by now, or hears that it has none.
      const isLineWhole = event?.code === CLOSE_TOKEN_REVOKED && this.ports.now() - this.openedAt >= LEAST_OPEN_MS;
      if (isLineWhole) this.replace();
      else this.fail();
    };
  }

  private replace(): void {
    if (this.state.status === 'open') this.events.onClose();
    this.open();
  }

  private giveUp(): void {
    this.detach();
    this.fail();
  }

  private fail(): void {
    this.markLost();
    const attempt = this.state.attempt + 1;
    const delayMs = this.isDeviceOffline ? LONGEST_DELAY_MS : reconnectDelayMs(attempt, this.ports.random());
    this.change({ status: 'waiting', attempt, retryAt: this.ports.now() + delayMs });
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.open(), delayMs);
  }

  private markLost(): void {
    if (this.state.status === 'open') this.events.onClose();
    this.state = { ...this.state, lostAt: this.state.lostAt ?? this.ports.now(), latencyMs: undefined };
  }

  private watch(): void {
    const now = this.ports.now();
    const isSilent = now - (this.state.lastFrameAt ?? now) > SILENCE_LIMIT_MS;
    if (this.state.status === 'connecting' && now - this.openedAt > OPEN_TIMEOUT_MS) this.giveUp();
    else if (this.state.status === 'open' && isSilent) this.retryNow();
    else if (this.state.status === 'open' && now >= this.nextPingAt) this.sendPing(now);
  }

  private sendPing(now: number): void {
    this.ping = { id: this.ports.nextId(), sentAt: now };
    this.nextPingAt = now + PING_EVERY_MS;
    this.send(JSON.stringify({ op: 'ping', id: this.ping.id }));
  }

  /** Lets go of the socket so that its late events reach nobody. */
  private detach(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
    this.ping = undefined;
  }

  private change(part: Partial<ConnectionState>): void {
    this.state = { ...this.state, ...part };
    this.events.onChange();
  }
}
