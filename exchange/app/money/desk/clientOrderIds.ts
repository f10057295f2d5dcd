import type { Actor } from '../../actor';

const DAY_MS = 86_400_000;
const CAPACITY = 200_000;

/** An order under the name its owner gave it. */
export interface NamedOrder {
  userId: string;
  clientOrderId: string;
  orderId: string;
  createdMs: number;
}

/** `seen`: that order has the name. `fresh`: none had it within a day. `unsure`: only the database knows. */
export type NameAnswer = { type: 'seen'; orderId: string } | { type: 'fresh' } | { type: 'unsure' };

/**
 * Remembers the client order ids of the past day, in a bounded amount of memory, and knows for whom it may have forgotten
 * some. Duplicates are rare and most users have few orders, so the database is hardly ever asked.
 */
export class ClientOrderIds {
  /** In the order they were created: the oldest is forgotten first. */
  private readonly orders = new Map<string, NamedOrder>();
  /** Per user: from when on (ms) nothing is missing. */
  private readonly completeFrom = new Map<string, number>();

  constructor(private readonly capacity: number = CAPACITY) {}

  /** Takes in what the database had of a user; `completeFromMs` is where its answer began. */
  load(userId: string, orders: readonly NamedOrder[], completeFromMs: number): void {
    this.completeFrom.set(userId, completeFromMs);
    for (const order of orders) this.add(order);
  }

  add(order: NamedOrder): void {
    const key = `${order.userId}|${order.clientOrderId}`;
    // Deleting first moves a reused name to the young end.
    this.orders.delete(key);
    this.orders.set(key, order);
    if (this.orders.size > this.capacity) this.forgetOldest();
  }

  find(userId: string, clientOrderId: string, nowMs: number): NameAnswer {
    const order = this.orders.get(`${userId}|${clientOrderId}`);
    const sinceMs = nowMs - DAY_MS;
    if (order && order.createdMs > sinceMs) return { type: 'seen', orderId: order.orderId };
    const completeFromMs = this.completeFrom.get(userId);
    return completeFromMs !== undefined && completeFromMs <= sinceMs ? { type: 'fresh' } : { type: 'unsure' };
  }

  clear(): void {
    this.orders.clear();
    this.completeFrom.clear();
  }

  private forgetOldest(): void {
    const oldest = this.orders.entries().next();
    if (oldest.done) return;
    const [key, { userId, createdMs }] = oldest.value;
    this.orders.delete(key);
    this.completeFrom.set(userId, Math.max(createdMs + 1, this.completeFrom.get(userId) ?? 0));
  }
}

/** Names are idempotent this long. */
export const NAME_MEMORY_MS = DAY_MS;

/**
 * Whose names are remembered: internal accounts place orders by the second, never under the same name again, and would push
 * everybody else's names out of memory.
 */
export const hasRememberedNames = ({ accountType }: Pick<Actor, 'accountType'>): boolean => accountType !== 2;
