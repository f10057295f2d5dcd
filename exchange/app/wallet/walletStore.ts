import type { Wallet } from '@/domain/account/wallets';
import type { BalanceOfPeriod, RateOfPeriod } from '@/domain/account/worthByPeriod';
import type { TransferRecord } from '../money/records/transferRecord';
import type { Position } from '../pageCursor';
import type { TransactionQueries } from './transactions/transactionStore';

/** In ledger units of the asset. */
export interface BalanceRow {
  wallet: Wallet;
  asset: string;
  available: bigint;
  held: bigint;
}

/** Rows before a position, newest first, at most `limit`. Times are ms, inclusive from, exclusive to. */
export interface TransferFilter {
  asset?: string | undefined;
  from?: Wallet | undefined;
  to?: Wallet | undefined;
  fromTime?: number | undefined;
  toTime?: number | undefined;
  before: Position | undefined;
  limit: number;
}

type BalanceUnits = Omit<BalanceOfPeriod, 'amount'> & { amount: bigint };

/** What reading one's own wallets needs from the database. Every method answers for one user only. */
export interface WalletQueries extends TransactionQueries {
  /** Every wallet and asset the user has or had, in the order assets are listed. */
  balances(userId: string): Promise<BalanceRow[]>;
  /** What changed by the end of each day up to `toDay`, amounts in ledger units. */
  balanceDays(userId: string, wallet: Wallet | undefined, toDay: number): Promise<BalanceUnits[]>;
  rateDays(assets: readonly string[], fromDay: number, toDay: number): Promise<RateOfPeriod[]>;
  /** The same by hours; they are kept since the day before yesterday, or yesterday, began. */
  balanceHours(userId: string, wallet: Wallet | undefined, fromHour: number, toHour: number): Promise<BalanceUnits[]>;
  rateHours(assets: readonly string[], fromHour: number, toHour: number): Promise<RateOfPeriod[]>;
  transfers(userId: string, filter: TransferFilter): Promise<TransferRecord[]>;
}

export interface DayEnd {
  day: number;
  /** Behind it stands what the next day is worked out of. */
  lastPostingId: bigint;
}

/** USD by asset. */
export type Rates = ReadonlyMap<string, string>;

/** What writes down, day by day, what everybody had at its end. */
export interface DayEndStore {
  last(): Promise<DayEnd | undefined>;
  /** The first day of all: with what everybody has now. Nothing where there is a day already. */
  begin(day: number, nowMs: number, rates: Rates): Promise<void>;
  /** The day behind `last`; nothing where it was taken meanwhile. */
  take(day: number, last: DayEnd, nowMs: number, rates: Rates): Promise<void>;
}

export interface HourEnd {
  hour: number;
  lastPostingId: bigint;
}

/** What does so by the hour, for as long as the last 24 hours need it. */
export interface HourEndStore {
  last(): Promise<HourEnd | undefined>;
  /** What moved behind a posting; nothing where the hour was taken meanwhile. */
  take(hour: number, afterPostingId: bigint, nowMs: number, rates: Rates): Promise<void>;
  /** Hours before this one are not needed any more. */
  forget(beforeHour: number): Promise<void>;
}
