import type { CreditStore, DepositGroup } from '../../app/custody/deposits/depositStore';
import type { Lane } from '../../app/ports/database';
import { depositOf, type StoredDeposit } from './depositRows';

// A freeze that has ended lets what was kept aside for it go on.
const READY = `(
  select d.* from deposits d
   where d.chain_id = $1 and d.status in ('PENDING', 'SMALL') and d.height <= $2 and d.user_id is not null
  union all
  select d.* from deposits d left join traders t on t.user_id = d.user_id::text
   where d.chain_id = $1 and d.status = 'ASIDE' and d.reason = 'ACCOUNT_FROZEN' and d.height <= $2 and d.user_id is not null
     and t.frozen_ms is null and t.self_frozen_ms is null and t.closed_ms is null
)`;

const WAITING = `
select user_id::text as user_id, asset, coalesce(sum(amount) filter (where not is_enough), 0)::text as sum
  from ${READY} ready
 where $3::text is null or (user_id, asset) > ($3::text::bigint, $4::text)
 group by ready.user_id, asset order by ready.user_id, asset limit $5::int`;

const OF_GROUP = `${READY} ready where user_id = $3::text::bigint and asset = $4::text`;

const ENOUGH = `select * from ${OF_GROUP} and is_enough and id > $5::text::bigint order by id limit $6::int`;
const MARK_ENOUGH = `update deposits set is_enough = true where not is_enough and id in (select id from ${OF_GROUP})`;

const PENDING = `chain_id = $1 and height <= $2 and user_id = $3::text::bigint and asset = $4::text and status = 'PENDING'`;
const MARK_SMALL = `update deposits set status = 'SMALL' where ${PENDING} and not is_enough returning id`;
const NOT_LISTED = `
update deposits set status = 'ASIDE', reason = 'NOT_LISTED'
 where chain_id = $1 and height <= $2 and user_id = $3::text::bigint and asset = $4::text and status in ('PENDING', 'SMALL') returning id`;

const grouped = (chainId: string, height: number, { userId, asset }: DepositGroup) => [chainId, height, userId, asset];

/** What is done with deposits that were found (migrations 0059, 0094). */
export const createCreditRepository = (lane: Lane): CreditStore => ({
  waiting: async (chainId, height, after, limit) => {
    const rows = await lane.query<{ user_id: string; asset: string; sum: string }>(WAITING, [
      ...[chainId, height, after?.userId ?? null, after?.asset ?? null, limit],
    ]);
    return rows.map(({ user_id, asset, sum }) => ({ userId: user_id, asset, sum: BigInt(sum) }));
  },
  markSmall: async (chainId, height, group) => (await lane.query(MARK_SMALL, grouped(chainId, height, group))).length,
  markEnough: async (chainId, height, group) => {
    await lane.query(MARK_ENOUGH, grouped(chainId, height, group));
  },
  enough: async (chainId, height, group, afterId, limit) =>
    (await lane.query<StoredDeposit>(ENOUGH, [...grouped(chainId, height, group), afterId, limit])).map(depositOf),
  markNotListed: async (chainId, height, group) => (await lane.query(NOT_LISTED, grouped(chainId, height, group))).length,
  keepAside: async (depositId, reason) => {
    await lane.query(`update deposits set status = 'ASIDE', reason = $2 where id = $1 and status in ('PENDING', 'SMALL', 'ASIDE')`, [
      depositId,
      reason,
    ]);
  },
});
