import type { Remains } from '@/domain/account/closing';
import type { Actor } from '../actor';
import type { AuditRecord } from '../auditRecord';

/** What accounts ask of the writer of money, which alone knows what an account may move at any moment. */
export interface AccountMoney {
  /** Freezes the account for its owner, or ends that; `audit` where an operator ends it. Resolves once nothing more is traded or sent. */
  setSelfFrozen(
    actor: Actor,
    isFrozen: boolean,
    cancelOrders: boolean,
    audit?: AuditRecord,
  ): Promise<{ frozenMs: number | null; canceledOrderIds: string[] }>;
  /**
   * What stands in the way of closing; with `closes` it is closed, for good, or refused for it. Resolves once nothing more moves.
   * @throws AppError closingOrders, closingBalance, unavailable, and what stands against the account
   */
  close(
    actor: Actor,
    isPractice: boolean,
    closes?: { givesUp: boolean; audit: AuditRecord },
  ): Promise<{ closedMs: number | null; openOrders: number; left: { asset: string; amount: string; why: Remains }[] }>;
}
