import type { BookEntry } from '../../app/withdrawals/withdrawalStore';

type Int8 = bigint | string;

export interface EntryRow {
  id: Int8;
  user_id: Int8;
  label: string;
  chain_id: string;
  asset: string | null;
  address: string;
  memo: string | null;
  added_ms: Int8;
  usable_ms: Int8;
}

export const entryOf = (row: EntryRow): BookEntry => ({
  addressId: String(row.id),
  label: row.label,
  chainId: row.chain_id,
  asset: row.asset,
  address: row.address,
  memo: row.memo,
  addedMs: Number(row.added_ms),
  usableMs: Number(row.usable_ms),
});
