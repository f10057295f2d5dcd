import type { ConversionKind } from '@/domain/convert/kinds';
import type { ExpressUsed } from '@/domain/express/limits';
import type { ReferencePrice } from '@/domain/market/referencePrice';
import type { BatchRows } from './batch/rows';
import type { HeldCoins } from './desk/heldCoins';
import type { IdKind } from './desk/idRange';
import type { Sender } from './desk/moneyGate';
import type { TraderStanding } from './desk/trader';
import type { EarnRows } from './earnStore';
import type { Account } from './ledger/account';
import type { HoldRef } from './ledger/hold';
import type { ConversionRecord, LimitRecord } from './records/conversionRecord';
import type { ExpressRecord } from './records/expressRecord';
import type { FeeRates } from './records/feeRates';
import type { MarketRow } from './records/market';
import type { MoneyHalt } from './records/moneyHalt';
import type { SpotOrderRecord } from './records/spotOrderRecord';
import type { StateOfMarket } from './records/stateOfMarket';
import type { TransferRecord } from './records/transferRecord';
import type { UserTransferRecord } from './records/userTransferRecord';
import type { WithdrawalRecord } from './records/withdrawalRecord';

export interface MarketStateRow extends StateOfMarket {
  symbol: string;
  /** Book sequence of the last committed batch. */
  seq: number;
  lastPriceTicks: number;
  /** The reference price as it was last written down; null in a market that has not had one yet. */
  reference: ReferencePrice | null;
  /** What it was before it was halted because its book could not be rebuilt; null while it is not. */
  haltedFrom: StateOfMarket | null;
}

export interface TraderRow {
  userId: string;
  feeTier: number;
  stands: TraderStanding;
}

/** A hold as it is stored, with the order it is for when it is an order's and that is known. */
export interface HoldRow extends HoldRef {
  ownerId: string;
  accountId: string;
  amount: bigint;
  order: SpotOrderRecord | undefined;
}

/** Where a page of holds ended. */
export type HoldPlace = Pick<HoldRow, 'ownerId' | 'purpose' | 'reference' | 'accountId'>;

/** Rows that cannot be put into words: nothing of their batch was sent. */
export class UnsayableRowsError extends Error {
  constructor(cause: unknown) {
    super('rows of a batch cannot be put into words', { cause });
    this.name = 'UnsayableRowsError';
  }
}

/** What the money writer needs from the database. Every method but `commit` may run while a batch waits. */
export interface MoneyStore extends EarnRows {
  /**
   * Raises the epoch under which batches are written, and answers it: whatever was on its way under another has ended or will fail.
   * Undefined when another owner has raised it since, unless `isNew` says that this one has just become the owner.
   */
  takeFence(owner: string, isNew: boolean): Promise<number | undefined>;
  /** Who raised the epoch last. */
  fenceOwner(): Promise<string>;
  markets(): Promise<MarketRow[]>;
  assets(): Promise<{ asset: string; scale: number }[]>;
  feeTiers(): Promise<(FeeRates & { tier: number })[]>;
  /** Exceptions by market; null where there is none any more. */
  marketFees(): Promise<{ symbol: string; tier: number; rates: FeeRates | null }[]>;
  marketStates(): Promise<MarketStateRow[]>;
  /** Why money stands still; null while it moves. */
  moneyHalt(): Promise<MoneyHalt | null>;
  systemAccounts(): Promise<Account[]>;
  /** Holds behind a place (absent: from the beginning), by owner; at most `limit`. */
  holdsAfter(place: HoldPlace | undefined, limit: number): Promise<HoldRow[]>;
  /** Those of these users who ever placed an order. */
  tradersOf(userIds: readonly string[]): Promise<TraderRow[]>;
  accountsOf(userIds: readonly string[]): Promise<Account[]>;
  ordersByIds(orderIds: readonly string[]): Promise<SpotOrderRecord[]>;
  /** The order of a user under this name, open or not. */
  orderByName(userId: string, clientOrderId: string): Promise<SpotOrderRecord | undefined>;
  /** Names of each user, at most `limitPerUser` each; fewer are all of them. The oldest order's first. */
  namesOf(userIds: readonly string[], limitPerUser: number): Promise<NamedOrder[]>;
  findNames(names: readonly { userId: string; clientOrderId: string }[]): Promise<NamedOrder[]>;
  /** Which of these were posted already. */
  findPostings(postings: readonly { kind: string; reference: string }[]): Promise<{ kind: string; reference: string }[]>;
  findUserTransfers(names: readonly { senderId: string; clientTransferId: string }[]): Promise<UserTransferRecord[]>;
  findTransfers(names: readonly { userId: string; clientTransferId: string }[]): Promise<TransferRecord[]>;
  /** Conversions under one of these names, or made at one of these quotes. */
  findConversions(names: readonly { userId: string; clientId: string; quoteId: string }[]): Promise<ConversionRecord[]>;
  /** When a user's last one of a kind was made. */
  lastConversion(userId: string, kind: ConversionKind): Promise<number | undefined>;
  findLimits(names: readonly { userId: string; clientId: string }[]): Promise<LimitRecord[]>;
  /** Express orders under the names their owners gave them ... */
  expressByNames(names: readonly { userId: string; clientOrderId: string }[]): Promise<ExpressRecord[]>;
  /** ... and by their ids. */
  expressByIds(orderIds: readonly string[]): Promise<ExpressRecord[]>;
  /**
   * What users bought and sold since a time, by card since another, how many orders are under way, and how many were made since a third, the
   * first of them when. Nobody who did nothing.
   */
  expressUsed(
    userIds: readonly string[],
    since: { dayMs: number; cardMs: number; hourMs: number },
  ): Promise<(ExpressUsed & { userId: string; open: number; made: number; madeFirstMs: number | null })[]>;
  /** Bought coins that may not leave yet, by user and coin. */
  expressHeld(userIds: readonly string[], nowMs: number): Promise<HeldCoins[]>;
  /** Withdrawals under the names their owners gave them. */
  findWithdrawals(names: readonly { userId: string; clientWithdrawalId: string }[]): Promise<WithdrawalRecord[]>;
  withdrawalsByIds(withdrawalIds: readonly string[]): Promise<WithdrawalRecord[]>;
  /** How accounts stand for sending, the USD cents that left them since a moment, and how many withdrawals were asked for since another. */
  sendersOf(userIds: readonly string[], sinceMs: number, askedSinceMs: number): Promise<(Sender & { usedCents: bigint; asked: number })[]>;
  /** First id of a new range. */
  reserveIds(kind: IdKind, count: number): Promise<number>;
  /** Gives the unused end of a range back, unless somebody reserved after it. */
  returnIds(kind: IdKind, unused: { next: number; end: number }): Promise<void>;
  /** Makes what `commit` will send of these rows, which stay as they are; arrays that are others by then are made anew. */
  writeAhead(rows: BatchRows): void;
  /**
   * Writes a batch in one transaction and one round trip; all or nothing. Fails with a `code`: what the database refused (SQLSTATE
   * class 22, 23, KM), KM001 when the writer was fenced off, 40001 and 40P01 when others were in the way. An UnsayableRowsError
   * says that nothing was sent. A DatabaseUnavailableError
   * says itself whether the outcome is known; after any other failure nobody knows whether it was written (`loop/verdict.ts`).
   */
  commit(rows: BatchRows): Promise<void>;
}

/** An order under the name its owner gave it. */
export interface NamedOrder {
  userId: string;
  clientOrderId: string;
  orderId: string;
}
