import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus } from '../app/ports/bus';
import type { Log } from '../app/ports/log';
import { TopicHandlers } from './topicHandlers';

export interface NatsBusSettings {
  /** Such as `nats://127.0.0.1:4222`; several addresses of one cluster are separated by commas. */
  url: string;
  /** Put before every topic, so that several exchanges can share a server. */
  prefix?: string;
  log: Log;
}

export interface NatsBus extends Bus {
  /** Resolves when the server has taken every subscription and message so far. */
  settled(): Promise<void>;
}

const DEFAULT_PREFIX = 'exchange';
const CONNECT_TIMEOUT_MS = 5000;

/**
 * The bus between processes. While the server is away the client reconnects for as long as it takes; what is lost meanwhile
 * shows as a gap in the sequence numbers. Rejects when the server cannot be reached at the start.
 */
export async function createNatsBus({ url, prefix = DEFAULT_PREFIX, log }: NatsBusSettings): Promise<NatsBus> {
  const servers = url.split(',').map((server) => server.trim());
  const connection = await connect({ servers, maxReconnectAttempts: -1, timeout: CONNECT_TIMEOUT_MS });
  void reportStatus(connection, log);
  return new NatsBusConnection(connection, prefix, log);
}

async function reportStatus(connection: NatsConnection, log: Log): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn({ server: status.server }, 'message server lost, reconnecting');
    if (status.type === 'reconnect') log.info({ server: status.server }, 'message server is back');
  }
}

class NatsBusConnection implements NatsBus {
  readonly #handlers: TopicHandlers;
  readonly #subscriptions = new Map<string, Subscription>();

  constructor(
    private readonly connection: NatsConnection,
    private readonly prefix: string,
    private readonly log: Log,
  ) {
    this.#handlers = new TopicHandlers(log);
  }

  publish(topic: string, payload: unknown): void {
    if (this.connection.isClosed() || this.connection.isDraining()) return;
    this.connection.publish(this.#subjectOf(topic), JSON.stringify(payload));
  }

  subscribe(topic: string, handler: (payload: never) => void): () => void {
    const own = (payload: never) => handler(payload);
    // One subscription at the server per topic, however many listen in this process.
    if (this.#handlers.add(topic, own)) this.#listen(topic);
    return () => {
      if (!this.#handlers.remove(topic, own)) return;
      this.#subscriptions.get(topic)?.unsubscribe();
      this.#subscriptions.delete(topic);
    };
  }

  settled(): Promise<void> {
    return this.connection.flush();
  }

  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    await this.connection.drain();
    this.#handlers.clear();
  }

  #listen(topic: string): void {
    const callback = (error: Error | null, message: { string(): string }) => {
      if (error) this.log.error({ err: error, topic }, 'message server refused a subscription');
      else this.#receive(topic, message.string());
    };
    this.#subscriptions.set(topic, this.connection.subscribe(this.#subjectOf(topic), { callback }));
  }

  #receive(topic: string, text: string): void {
    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch (error) {
      this.log.error({ err: error, topic }, 'message was not JSON');
      return;
    }
    this.#handlers.deliver(topic, payload);
  }

  #subjectOf(topic: string): string {
    return `${this.prefix}.${topic}`;
  }
}
