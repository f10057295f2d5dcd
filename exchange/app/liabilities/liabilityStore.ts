import type { Sums } from '@/domain/liabilities/sums';
import type { SumNode } from '@/domain/liabilities/sumTree';

/** What is owed to one user, all wallets together. */
export interface Owed {
  brand: string;
  userId: string;
  sums: Sums;
}

/** A published snapshot. */
export interface Snapshot {
  snapshotId: string;
  brand: string;
  takenMs: number;
  rootHash: string;
  /** Ledger units by asset: what is owed ... */
  sums: Sums;
  /** ... and what lies on chains, of assets where a chain can show it. Zero is an entry too. */
  reserves: ReadonlyMap<string, bigint>;
  /** What all brands owe whose coins lie there; undefined on days of which it was not written down. */
  owedByAll: Sums | undefined;
}

/** Where a part of a user's stands among the leaves. */
export interface OwnedPart {
  leaf: number;
  sums: Sums;
}

export interface OwnedLeaves {
  userId: string;
  nonce: string;
  parts: readonly OwnedPart[];
}

/** Snapshots of one brand and day are one. */
export interface LiabilityStore {
  /** Of all brands at one moment; accounts of the house are owed nothing. */
  owed(): Promise<Owed[]>;
  /** Brands with users whose day is not published. */
  unpublishedBrands(day: number): Promise<string[]>;
  /** Takes away what an earlier try of the day left behind, and begins anew. Answers its id. */
  begin(snapshot: { brand: string; day: number; takenMs: number; sums: Sums; reserves: Sums; owedByAll: Sums }): Promise<string>;
  keepChunk(snapshotId: string, chunk: number, leaves: readonly SumNode[], top: SumNode): Promise<void>;
  keepOwners(snapshotId: string, owners: readonly OwnedLeaves[]): Promise<void>;
  /** Nothing of it is seen before. Leaves of snapshots that are older than `keep` go; their roots stay. */
  publish(snapshotId: string, rootHash: string, keep: number): Promise<void>;
}

/** Reads what is published. */
export interface LiabilityQueries {
  /** Newest first, at most `limit`. */
  snapshots(brand: string, limit: number): Promise<Snapshot[]>;
  /** The user's leaves in the newest snapshot that has any. */
  leavesOf(userId: string): Promise<(OwnedLeaves & { snapshot: Snapshot }) | undefined>;
  chunk(snapshotId: string, chunk: number): Promise<SumNode[]>;
  /** The tops of all chunks, in order. */
  chunkTops(snapshotId: string): Promise<SumNode[]>;
}
