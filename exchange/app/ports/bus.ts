/**
 * What crosses processes goes through here: in-process by default, NATS when NATS_URL is set.
 * Payloads are plain JSON values. Delivery is at most once and in order per topic.
 */
export interface Bus {
  publish(topic: string, payload: unknown): void;
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, handler: (payload: never) => void): () => void;
  close(): Promise<void>;
}
