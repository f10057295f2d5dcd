import { dayStart } from '@/domain/days';
import type { Lane, Sql } from '../../app/ports/database';
import type { DayEnd, DayEndStore, Rates } from '../../app/wallet/walletStore';
import { byIndex } from '../rows/byIndex';
import { lastBefore, OF_USERS, ratesJson } from './periodEnds';

const EVERYTHING = `
  insert into balance_days (user_id, wallet, asset, day, amount)
  select u.id, a.wallet, a.asset, $1::int, a.available + a.held from accounts a ${OF_USERS} where a.available + a.held > 0`;

// What was posted since the last day's end moved these accounts; what of it came after this day's end is taken off what they have now.
// Where a clock was set back, coins can have left before they came: nothing was there then, rather than less.
const MOVED = `
  with moved as (
    select e.account_id, coalesce(sum(e.amount) filter (where p.at_ms >= $3::bigint), 0) as later
      from ledger_entries e join ledger_postings p on p.id = e.posting_id
     where e.posting_id > $2::bigint group by e.account_id
  )
  insert into balance_days (user_id, wallet, asset, day, amount)
  select u.id, a.wallet, a.asset, $1::int, greatest(a.available + a.held - m.later, 0) from moved m join accounts a on a.id = m.account_id ${OF_USERS}
   where greatest(a.available + a.held - m.later, 0) <> coalesce(
     (select b.amount from balance_days b where b.user_id = u.id and b.wallet = a.wallet and b.asset = a.asset order by b.day desc limit 1), 0)`;

const RATES = `
  insert into day_rates (day, asset, usd)
  select $1::int, r.asset, r.usd from json_to_recordset($2::json) as r(asset text, usd numeric) join assets a on a.asset = r.asset`;

const writeRates = (tx: Sql, day: number, rates: Rates) => tx.query(RATES, [day, ratesJson(rates)]);

/** Answers whether the day was nobody's before: whoever takes the same one at the same time waits here. */
async function claim(tx: Sql, { day, lastPostingId }: DayEnd, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    'insert into day_ends (day, last_posting_id, taken_ms) values ($1, $2, $3) on conflict do nothing returning day',
    [day, lastPostingId, nowMs],
  );
  return rows.length > 0;
}

/** What everybody had at the ends of days, over either database. */
export function createDayEnds(database: Lane): DayEndStore {
  const last = async (sql: Sql): Promise<DayEnd | undefined> => {
    const [row] = await sql.query<{ day: number; id: bigint | string }>(
      'select day, last_posting_id as id from day_ends order by day desc limit 1',
    );
    return row && { day: row.day, lastPostingId: BigInt(row.id) };
  };
  return {
    last: () => last(database),
    begin: (day, nowMs, rates) =>
      database.transaction(async (tx) => {
        if (await last(tx)) return;
        // Before what is read below, so that nothing is left out that is written meanwhile.
        const lastPostingId = await lastBefore(tx, 0n, nowMs + 1);
        if (!(await claim(tx, { day, lastPostingId }, nowMs))) return;
        await tx.query(EVERYTHING, [day]);
        await writeRates(tx, day, rates);
      }),
    take: (day, before, nowMs, rates) =>
      byIndex(database, async (tx) => {
        const endMs = dayStart(day + 1);
        const lastPostingId = await lastBefore(tx, before.lastPostingId, endMs);
        if (!(await claim(tx, { day, lastPostingId }, nowMs))) return;
        await tx.query(MOVED, [day, before.lastPostingId, endMs]);
        await writeRates(tx, day, rates);
      }),
  };
}
