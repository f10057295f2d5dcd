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

/** Whose a transfer is, or why nobody's. */
export type Arrival = ChainTransfer & ({ userId: string } | { userId: null; reason: DepositReason });

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
  /** One more block was read: all or nothing of it. What was taken back and is there again is what it was. */
  advance(chainId: string, block: BlockPlace, arrivals: readonly Arrival[], atMs: number): Promise<void>;
  creditedAbove(chainId: string, height: number): Promise<number>;
  /** Blocks above are forgotten: what they brought is gone, or missing where it was credited. Answers whose it was. */
  rollBack(chainId: string, height: number): Promise<string[]>;
  halt(chainId: string, why: string, atMs: number): Promise<void>;
}

/** What is done with what was found. */
export interface CreditStore {
  /** What may be credited by a height: pending and small, and kept aside for a freeze that has ended. Oldest first. */
  ready(chainId: string, height: number, limit: number): Promise<DepositRow[]>;
  mark(depositId: string, status: 'SMALL' | 'ASIDE', reason: DepositReason | null): Promise<void>;
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
  /** Every address of a chain that is or was shown to somebody. */
  addresses(chainId: string): Promise<string[]>;
  lastIndex(chainId: string): Promise<number>;
  page(userId: string, asset: string | undefined, before: Position | undefined, limit: number): Promise<(DepositRow & { name: string })[]>;
  /** The highest block that was read, by chain. */
  readHeights(): Promise<ReadonlyMap<string, number>>;
  refundAddress(userId: string, asset: string, chainId: string): Promise<RefundAddress | undefined>;
  saveRefundAddress(userId: string, asset: string, chainId: string, address: RefundAddress, atMs: number): Promise<void>;
}

export interface DepositStore extends FollowStore, CreditStore, OwnDepositStore {}
