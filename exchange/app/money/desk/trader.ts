import { type Account, walletKey } from '../ledger/account';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import type { ClientNames } from './clientNames';

/** Null where there is nothing of the kind. */
export interface TraderStanding {
  /** By an operator. */
  readonly frozenMs: number | null;
  /** By its owner. */
  readonly selfFrozenMs: number | null;
  readonly closedMs: number | null;
}

export const FREE: TraderStanding = { frozenMs: null, selfFrozenMs: null, closedMs: null };

/** Someone with money, while they are in memory: balances, open orders, names. */
export class Trader {
  /** By `walletKey`. */
  readonly accounts = new Map<string, Account>();
  readonly openOrders = new Map<string, SpotOrderRecord>();
  /** Open orders by symbol. */
  readonly openCounts = new Map<string, number>();
  /** Absent until the first order since this trader came into memory. */
  names: ClientNames | undefined;
  /** When a command of theirs was last prepared, ms since 1970. */
  usedMs = 0;
  /** The last batch that had to do with them; see `Desk.batchNumber`. */
  usedInBatch = 0;

  constructor(
    readonly userId: string,
    public feeTier: number,
    /** False until their first order: the database knows their fee tier from then on. */
    public isStored: boolean,
    /** Since when the account moves no money, and by whom, ms since 1970. */
    public stands: TraderStanding,
  ) {}

  addAccount(account: Account): void {
    this.accounts.set(walletKey(account), account);
  }

  /** True when nothing of theirs is waiting for anything. */
  get isIdle(): boolean {
    if (this.openOrders.size > 0) return false;
    for (const { held, holds } of this.accounts.values()) if (held !== 0n || (holds?.size ?? 0) > 0) return false;
    return true;
  }
}
