import type { LiabilitySnapshot } from '@/contract/liabilities';
import { fromUnits } from '@/domain/money/units';
import type { LiabilityQueries, Snapshot } from './liabilityStore';

export interface ReadingContext {
  queries: LiabilityQueries;
  /** Decimal places of every asset. */
  scales: ReadonlyMap<string, number>;
}

const SHOWN = 30;

export function toSnapshot(
  { snapshotId, takenMs, rootHash, sums, reserves, owedByAll }: Snapshot,
  scales: ReadonlyMap<string, number>,
): LiabilitySnapshot {
  // By name, whatever order sums were read in.
  const named = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  const assets = named.map(([coinSymbol, units]) => {
    const scale = scales.get(coinSymbol) ?? 0;
    const shown = (one: bigint | undefined) => (one === undefined ? null : fromUnits(one, scale));
    const backing = { reserve: shown(reserves.get(coinSymbol)), owedByAll: shown(owedByAll?.get(coinSymbol)) };
    return { coinSymbol, scale, owed: fromUnits(units, scale), ...backing };
  });
  return { snapshotId, takenAt: takenMs, rootHash, assets };
}

/** What a brand published, newest first. */
export async function listSnapshots({ queries, scales }: ReadingContext, brand: string): Promise<LiabilitySnapshot[]> {
  const snapshots = await queries.snapshots(brand, SHOWN);
  return snapshots.map((snapshot) => toSnapshot(snapshot, scales));
}
