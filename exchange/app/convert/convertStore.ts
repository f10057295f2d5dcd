import type { Wallet } from '@/domain/account/wallets';
import type { ConversionKind, PlanState } from '@/domain/convert/kinds';
import type { Schedule } from '@/domain/convert/schedule';
import type { ConversionRecord, LimitRecord } from '../money/records/conversionRecord';
import type { Position } from '../pageCursor';

/** A conversion that comes again and again. Amounts are ledger units. */
export interface PlanRecord extends Schedule {
  planId: string;
  userId: string;
  clientId: string;
  wallet: Wallet;
  from: string;
  to: string;
  give: bigint;
  state: PlanState;
  /** Null while it is paused. */
  nextMs: number | null;
  /** The last time that was done or left out. */
  lastMs: number | null;
  skipped: { atMs: number; reason: string } | null;
  createdMs: number;
  doneCount: number;
  given: bigint;
  got: bigint;
}

export type NewPlan = Omit<PlanRecord, 'planId' | 'state' | 'lastMs' | 'skipped' | 'doneCount' | 'given' | 'got'>;

/** What its owner changes. */
export type PlanChange = Pick<PlanRecord, 'state' | 'nextMs' | 'give'> & Schedule;

/** Where a plan stands among those that are due. */
export interface DuePlace {
  dueMs: number;
  planId: string;
}

export interface ConversionFilter {
  kind?: ConversionKind | undefined;
  fromTime?: number | undefined;
  toTime?: number | undefined;
  before: Position | undefined;
  limit: number;
}

/** What converting reads and keeps besides what the money writer writes. */
export interface ConvertStore {
  conversion(userId: string, conversionId: string): Promise<ConversionRecord | undefined>;
  /** Newest first. */
  conversions(userId: string, filter: ConversionFilter): Promise<ConversionRecord[]>;
  /** Whether something was converted under a name. */
  isConverted(userId: string, clientId: string): Promise<boolean>;
  lastConversion(userId: string, kind: ConversionKind): Promise<number | undefined>;
  /** What is available in a wallet, coin by coin, in the order coins are listed. */
  available(userId: string, wallet: Wallet): Promise<{ asset: string; available: bigint }[]>;
  /** Open ones first, then the last that ended. */
  limits(userId: string): Promise<LimitRecord[]>;
  limit(userId: string, limitId: string): Promise<LimitRecord | undefined>;
  /** How many a user has made since, whatever became of them, and when the first of these. */
  limitsSince(userId: string, sinceMs: number): Promise<{ count: number; firstMs: number }>;
  /** Everybody's open ones behind an id, oldest first. */
  openLimits(afterId: string, count: number): Promise<LimitRecord[]>;
  plans(userId: string): Promise<PlanRecord[]>;
  plan(userId: string, planId: string): Promise<PlanRecord | undefined>;
  /** The plan of this name: made now, unless it was before. Undefined where there are `atMost` already. */
  addPlan(plan: NewPlan, atMost: number): Promise<PlanRecord | undefined>;
  /** False: it is gone. */
  changePlan(userId: string, planId: string, change: PlanChange): Promise<boolean>;
  removePlan(userId: string, planId: string): Promise<boolean>;
  /** Plans whose time has come, the longest due first, behind a place, with how their owners act. */
  duePlans(nowMs: number, count: number, after?: DuePlace): Promise<(PlanRecord & { brand: string; accountType: 0 | 1 | 2 })[]>;
  /** Plans whose next time lies further ahead than one can: the clock was ahead when it was set. */
  strayPlans(nowMs: number, count: number): Promise<PlanRecord[]>;
  /** Sets a plan's next time, unless its owner has changed it since it was read. `done`: the time that is over with. */
  advance(plan: PlanRecord, nextMs: number, done?: { dueMs: number; skip?: { atMs: number; reason: string } }): Promise<void>;
  owner(userId: string): Promise<{ brand: string; accountType: 0 | 1 | 2 } | undefined>;
}
