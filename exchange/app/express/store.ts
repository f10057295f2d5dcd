import type { ExpressUsed } from '@/domain/express/limits';
import type { StopReason } from '@/domain/express/stopReasons';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { Position } from '../pageCursor';

export interface ExpressFilter {
  side?: ExpressRecord['side'] | undefined;
  coin?: string | undefined;
  before: Position | undefined;
  limit: number;
}

/** What express trading reads besides what the money writer does. */
export interface ExpressStore {
  own(userId: string, orderId: string): Promise<ExpressRecord | undefined>;
  byName(userId: string, clientOrderId: string): Promise<ExpressRecord | undefined>;
  page(userId: string, filter: ExpressFilter): Promise<ExpressRecord[]>;
  used(userId: string, sinceMs: number, cardSinceMs: number): Promise<ExpressUsed>;
  byId(orderId: string): Promise<ExpressRecord | undefined>;
  byPayment(provider: string, paymentId: string): Promise<ExpressRecord | undefined>;
  /** What something is to be done about now: to be delivered, given back, or asked about because its time is over. The oldest first. */
  due(nowMs: number, afterId: string, limit: number): Promise<ExpressRecord[]>;
  /** What was paid, or is to be paid, for an order that is over, nobody knows yet. The oldest first. */
  late(afterId: string, limit: number): Promise<ExpressRecord[]>;
  /** What waits for an operator to decide. The oldest first. */
  lookedAt(afterId: string, limit: number): Promise<ExpressRecord[]>;
  /** Sales that nothing was released for, of accounts that stand against them by now: see `whyStopped`. The oldest first. */
  toStop(nowMs: number, afterId: string, limit: number): Promise<ExpressRecord[]>;
  /** Why the account of an order stands against going on with it; undefined where it does not. */
  whyStopped(orderId: string, nowMs: number): Promise<StopReason | undefined>;
  /** Whose coins are owed, with how many orders. */
  owing(limit: number): Promise<string[]>;
  /** Nothing leaves the account before; never shortens. False when that was so already. */
  holdSending(userId: string, untilMs: number): Promise<boolean>;
  /** Ends the hold that a debt was, unless it ends sooner. */
  easeSending(userId: string, untilMs: number): Promise<void>;
  /** For operators, newest first. */
  list(filter: {
    state?: ExpressRecord['state'];
    userId?: string;
    isOwed?: boolean;
    before?: string;
    limit: number;
  }): Promise<ExpressRecord[]>;
}
