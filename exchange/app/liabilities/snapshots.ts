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
  { snapshotId, takenMs, rootHash, sums, reserves }: Snapshot,
  scales: ReadonlyMap<string, number>,
): LiabilitySnapshot {
  const assets = [...sums].map(([coinSymbol, units]) => {
    const scale = scales.get(coinSymbol) ?? 0;
    const reserve = reserves.get(coinSymbol);
    return { coinSymbol, scale, owed: fromUnits(units, scale), reserve: reserve === undefined ? null : fromUnits(reserve, scale) };
  });
  return { snapshotId, takenAt: takenMs, rootHash, assets };
}

/** What a brand published, newest first. */
export async function listSnapshots({ queries, scales }: ReadingContext, brand: string): Promise<LiabilitySnapshot[]> {
  const snapshots = await queries.snapshots(brand, SHOWN);
  return snapshots.map((snapshot) => toSnapshot(snapshot, scales));
}
