import { hourStart } from '@/domain/days';
import type { Lane } from '../../app/ports/database';
import type { HourEndStore } from '../../app/wallet/walletStore';
import { byIndex } from '../rows/byIndex';
import { lastBefore, OF_USERS, ratesJson } from './periodEnds';

// Whatever moved before the hour's end gets a row, also where it is as much again; what came after the end is taken off what there is now.
// Where a clock was set back, coins can have left before they came: nothing was there then, rather than less.
const MOVED = `
  with moved as (
    select e.account_id, coalesce(sum(e.amount) filter (where p.at_ms >= $3::bigint), 0) as later
      from ledger_entries e join ledger_postings p on p.id = e.posting_id
     where e.posting_id > $2::bigint group by e.account_id having bool_or(p.at_ms < $3::bigint)
  )
  insert into balance_hours (user_id, hour, wallet, asset, amount)
  select u.id, $1::int, a.wallet, a.asset, greatest(a.available + a.held - m.later, 0) from moved m join accounts a on a.id = m.account_id ${OF_USERS}`;

const RATES = `
  insert into hour_rates (hour, asset, usd)
  select $1::int, r.asset, r.usd from json_to_recordset($2::json) as r(asset text, usd numeric) join assets a on a.asset = r.asset`;

const OLD = ['balance_hours', 'hour_rates', 'hour_ends'].map((table) => `delete from ${table} where hour < $1::int`);

/** What everybody had at the ends of the last hours, over either database. */
export function createHourEnds(database: Lane): HourEndStore {
  return {
    last: async () => {
      const [row] = await database.query<{ hour: number; id: bigint | string }>(
        'select hour, last_posting_id as id from hour_ends order by hour desc limit 1',
      );
      return row && { hour: row.hour, lastPostingId: BigInt(row.id) };
    },
    take: (hour, afterId, nowMs, rates) =>
      byIndex(database, async (tx) => {
        const endMs = hourStart(hour + 1);
        const lastPostingId = await lastBefore(tx, afterId, endMs);
        const claimed = await tx.query(
          'insert into hour_ends (hour, last_posting_id, taken_ms) values ($1, $2, $3) on conflict do nothing returning hour',
          [hour, lastPostingId, nowMs],
        );
        if (claimed.length === 0) return;
        await tx.query(MOVED, [hour, afterId, endMs]);
        await tx.query(RATES, [hour, ratesJson(rates)]);
      }),
    forget: (beforeHour) =>
      database.transaction(async (tx) => {
        for (const statement of OLD) await tx.query(statement, [beforeHour]);
      }),
  };
}
