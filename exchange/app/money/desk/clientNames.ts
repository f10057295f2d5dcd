/** Names remembered per user; who has used more is looked up in the database. */
export const NAMES_PER_USER = 2_000;

/** `seen`: that order has the name. `fresh`: none ever had it. `unsure`: only the database knows. */
export type NameAnswer = { type: 'seen'; orderId: string } | { type: 'fresh' } | { type: 'unsure' };

/**
 * The client order ids of one user: a name makes one order, ever. Most users have few orders, so the database is hardly ever asked.
 */
export class ClientNames {
  /** Order ids by name, the name used longest ago first. */
  private readonly orders = new Map<string, string>();

  /** `isComplete`: names that are not among these were never used. */
  constructor(
    known: readonly { clientOrderId: string; orderId: string }[],
    private isComplete: boolean,
    private readonly capacity: number = NAMES_PER_USER,
  ) {
    for (const { clientOrderId, orderId } of known) this.orders.set(clientOrderId, orderId);
  }

  find(clientOrderId: string): NameAnswer {
    const orderId = this.orders.get(clientOrderId);
    if (orderId !== undefined) return { type: 'seen', orderId };
    return this.isComplete ? { type: 'fresh' } : { type: 'unsure' };
  }

  add(clientOrderId: string, orderId: string): void {
    this.orders.set(clientOrderId, orderId);
    if (this.orders.size <= this.capacity) return;
    const oldest = this.orders.keys().next();
    if (!oldest.done) this.orders.delete(oldest.value);
    this.isComplete = false;
  }

  /** Takes a name back whose order was not made after all. */
  forget(clientOrderId: string): void {
    this.orders.delete(clientOrderId);
  }
}
