import type { Bus } from '../app/ports/bus';
import type { Log } from '../app/ports/log';
import { TopicHandlers } from './topicHandlers';

/**
 * The bus of one process. Payloads are handed over as they are, so nobody may change one after publishing. Delivery happens in
 * a microtask, in the order of publishing over all topics: a publisher never runs a subscriber's code inside its own.
 */
export function createInProcessBus(log: Log): Bus {
  return new InProcessBus(log);
}

class InProcessBus implements Bus {
  readonly #handlers: TopicHandlers;
  #queue: { topic: string; payload: unknown }[] = [];
  #isClosed = false;

  constructor(log: Log) {
    this.#handlers = new TopicHandlers(log);
  }

  publish(topic: string, payload: unknown): void {
    if (this.#isClosed) return;
    this.#queue.push({ topic, payload });
    if (this.#queue.length === 1) queueMicrotask(() => this.#drain());
  }

  subscribe(topic: string, handler: (payload: never) => void): () => void {
    // A function of its own per subscription, so that one handler may subscribe twice and end each alone.
    const own = (payload: never) => handler(payload);
    this.#handlers.add(topic, own);
    return () => {
      this.#handlers.remove(topic, own);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#drain();
    this.#handlers.clear();
  }

  #drain(): void {
    // What handlers publish meanwhile joins the end of the same run.
    for (const { topic, payload } of this.#queue) this.#handlers.deliver(topic, payload);
    this.#queue = [];
  }
}
