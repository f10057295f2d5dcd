import type { HotWalletStore } from '../../app/custody/hot/hotWallets';
import type { Sql } from '../../app/ports/database';

const ALARMS = `
select chain_id as "chainId", asset, least::text as least, most::text as most from hot_alarms order by chain_id, asset`;

// By the index of those that have not ended.
const WAITING = `
select chain_id as "chainId", asset, sum(amount - fee)::text as amount from withdrawals
 where ended_ms is null and status in ('HELD', 'REVIEW', 'APPROVED') group by chain_id, asset`;

type Place = { chainId: string; asset: string };

/** What hot wallets should have and will have to pay. */
export function createHotWalletRepository(lane: Pick<Sql, 'query'>): HotWalletStore {
  return {
    alarms: async () =>
      (await lane.query<Place & { least: string; most: string | null }>(ALARMS)).map(({ least, most, ...place }) => ({
        ...place,
        least: BigInt(least),
        most: most === null ? null : BigInt(most),
      })),
    waiting: async () =>
      (await lane.query<Place & { amount: string }>(WAITING)).map(({ amount, ...place }) => ({ ...place, amount: BigInt(amount) })),
  };
}
