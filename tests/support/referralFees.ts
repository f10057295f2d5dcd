import type { Actor } from '@/exchange/app/actor';
import type { Database } from '@/exchange/app/ports/database';
import { DAY_MS, FIRST_DAY } from './referralRig';

/** What a user paid on a day, by asset, summed up trade by trade as the trades stand in the database. */
export async function feesPaid(database: Database, actor: Actor, day: number): Promise<{ BTC: bigint; USDT: bigint }> {
  const rows = await database.query<{ buyer_id: string; seller_id: string; buyer_fee: bigint; seller_fee: bigint; at_ms: bigint }>(
    'select buyer_id, seller_id, buyer_fee, seller_fee, at_ms from spot_trades',
  );
  const from = FIRST_DAY + day * DAY_MS;
  const paid = { BTC: 0n, USDT: 0n };
  for (const row of rows) {
    if (Number(row.at_ms) < from || Number(row.at_ms) >= from + DAY_MS) continue;
    if (row.buyer_id === actor.userId) paid.BTC += BigInt(row.buyer_fee);
    if (row.seller_id === actor.userId) paid.USDT += BigInt(row.seller_fee);
  }
  return paid;
}

export const feeAccount = async (database: Database, asset: string): Promise<bigint> => {
  const [row] = await database.query<{ available: bigint }>(
    "select available from accounts where owner_type = 'system' and owner_id = 'fees' and asset = $1",
    [asset],
  );
  return BigInt(row?.available ?? 0n);
};
