import type { DepositReason, DepositStatus } from '@/domain/custody/deposits';
import type { Position } from '../../pageCursor';
import type { ChainBlock, ChainTransfer } from '../chain';

export interface DepositAddressRow {
  userId: string;
  chainId: string;
  index: number;
  address: string;
  memo: string | null;
}

/** Coins that arrived. Amounts are ledger units. */
export interface DepositRow {
  depositId: string;
  /** Null where nobody knows whose it is. */
  userId: string | null;
  chainId: string;
  asset: string;
  amount: bigint;
  txId: string;
  address: string;
  memo: string | null;
  from: string | null;
  /** Null while no block has it. */
  height: number | null;
  status: DepositStatus;
  reason: DepositReason | null;
  atMs: number;
  creditedMs: number | null;
  /** Credited, and no block has it any more. */
  isMissing: boolean;
}

export type BlockPlace = Pick<ChainBlock, 'height' | 'hash'>;

/** Whose a transfer is, or why it is nobody's; one that is a user's is kept aside from the first where it has a reason. */
export type Arrival = ChainTransfer & ({ userId: string; reason?: DepositReason } | { userId: null; reason: DepositReason });

export interface ChainStanding {
  name: string;
  /** As the operator asks for. */
  confirmations: number;
  haltedMs: number | null;
  haltedFor: string | null;
}

/** How far chains were read, and what was found. */
export interface FollowStore {
  standing(chainId: string): Promise<ChainStanding | undefined>;
  /** The blocks that were read last, newest first. */
  lastRead(chainId: string): Promise<BlockPlace[]>;
  /** Whose an address is, or the memo beside one that all share. */
  ownerOf(chainId: string, address: string, memo: string | null): Promise<string | undefined>;
  /**
   * One more block was read: all or nothing of it. What was taken back and is there again is what this block says. Answers the transactions
   * of those that were credited or sent back as something else than they are now: these stay as they were, and missing.
   */
  advance(chainId: string, block: BlockPlace, arrivals: readonly Arrival[], atMs: number): Promise<string[]>;
  creditedAbove(chainId: string, height: number): Promise<number>;
  /** Blocks above are forgotten: what they brought is gone, or missing where it was credited. Answers whose it was. */
  rollBack(chainId: string, height: number): Promise<string[]>;
  halt(chainId: string, why: string, atMs: number): Promise<void>;
}

/** Of one coin and owner. */
export interface DepositGroup {
  userId: string;
  asset: string;
}

/**
 * What is done with what was found. What may be credited by a height is pending or small, or kept aside for a freeze that has ended; that of
 * one group reaches the minimum together.
 */
export interface CreditStore {
  /** Groups that have some of it, behind another, in an order of their own; `sum`: units of what has not reached the minimum yet. */
  waiting(chainId: string, height: number, after: DepositGroup | undefined, limit: number): Promise<(DepositGroup & { sum: bigint })[]>;
  /** Answers how many were pending. */
  markSmall(chainId: string, height: number, group: DepositGroup): Promise<number>;
  /** It has reached the minimum, and is not measured again: what of it is credited later stands alone by then. */
  markEnough(chainId: string, height: number, group: DepositGroup): Promise<void>;
  /** Of a group what has reached the minimum, behind an id, oldest first. */
  enough(chainId: string, height: number, group: DepositGroup, afterId: string, limit: number): Promise<DepositRow[]>;
  /** Keeps a group aside: its coin is none of the network's any more. Answers how many were not yet. */
  markNotListed(chainId: string, height: number, group: DepositGroup): Promise<number>;
  keepAside(depositId: string, reason: DepositReason): Promise<void>;
}

export interface RefundAddress {
  address: string;
  memo: string | null;
}

/** What is a user's own. */
export interface OwnDepositStore {
  /** The latest; undefined where there never was one. */
  addressOf(userId: string, chainId: string): Promise<DepositAddressRow | undefined>;
  addressCount(userId: string, chainId: string): Promise<number>;
  /** The next number, which nobody gets again. */
  takeIndex(chainId: string): Promise<number>;
  addAddress(row: DepositAddressRow, atMs: number): Promise<void>;
  /** Every address of a chain that is or was shown to a user. */
  addresses(chainId: string): Promise<string[]>;
  lastIndex(chainId: string): Promise<number>;
  /** Numbers go on behind this one; never back. */
  skipTo(chainId: string, index: number): Promise<void>;
  page(userId: string, asset: string | undefined, before: Position | undefined, limit: number): Promise<(DepositRow & { name: string })[]>;
  /** The highest block that was read, by chain. */
  readHeights(): Promise<ReadonlyMap<string, number>>;
  refundAddress(userId: string, asset: string, chainId: string): Promise<RefundAddress | undefined>;
  saveRefundAddress(userId: string, asset: string, chainId: string, address: RefundAddress, atMs: number): Promise<void>;
}

export interface DepositStore extends FollowStore, CreditStore, OwnDepositStore {}
