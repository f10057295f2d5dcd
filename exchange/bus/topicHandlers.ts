import type { Log } from '../app/ports/log';

type Handler = (payload: never) => void;

/** Who listens to which topic in this process. A handler that throws is logged and holds up nobody else. */
export class TopicHandlers {
  readonly #handlers = new Map<string, Set<Handler>>();

  constructor(private readonly log: Log) {}

  /** True when it is the topic's first handler. */
  add(topic: string, handler: Handler): boolean {
    const known = this.#handlers.get(topic);
    if (known) {
      known.add(handler);
      return false;
    }
    this.#handlers.set(topic, new Set([handler]));
    return true;
  }

  /** True when it was the topic's last handler. */
  remove(topic: string, handler: Handler): boolean {
    const known = this.#handlers.get(topic);
    if (!known?.delete(handler) || known.size > 0) return false;
    this.#handlers.delete(topic);
    return true;
  }

  deliver(topic: string, payload: unknown): void {
    const handlers = this.#handlers.get(topic);
    if (!handlers) return;
    // A copy: a handler may end its own or another's subscription.
    for (const handler of [...handlers]) if (handlers.has(handler)) this.#run(handler, topic, payload);
  }

  clear(): void {
    this.#handlers.clear();
  }

  #run(handler: Handler, topic: string, payload: unknown): void {
    try {
      handler(payload as never);
    } catch (error) {
      this.log.error({ err: error, topic }, 'a bus handler failed');
    }
  }
}
