import type { AttemptStore } from '../../app/accounts/accountStore';
import type { Sql } from '../../app/ports/database';

// $1 key, $2 now, $3 allowance, $4 first delay, $5 longest delay, $6 time in which one attempt is forgiven.
// forget_at is when the last attempt will be forgiven, so the attempts still counted are what lies between now and then.
// One statement, so that a hundred attempts at once are counted one after another. It touches no row while the key is blocked:
// hammering does not lengthen a wait. The exponent is capped to keep power() finite; the longest delay is reached long before.
const ADMIT = `
insert into attempts as a (key, hits, blocked_until, forget_at)
values ($1, 1, case when $3::integer <= 1 then $2::bigint + $4::bigint else 0 end, $2::bigint + $6::bigint)
on conflict (key) do update set (hits, blocked_until, forget_at) = (
  select n,
    case when n < $3::integer then 0
      else $2::bigint + least($5::bigint, ($4::bigint * power(2, least(30, n - $3::integer)))::bigint) end,
    greatest(a.forget_at, $2::bigint) + $6::bigint
  from (select greatest(0, ceil((a.forget_at - $2::bigint)::numeric / $6::bigint))::integer + 1 as n) as counted
)
where a.blocked_until <= $2::bigint
returning key`;

// A few forgotten rows at a time; skipping locked ones keeps two sweeps from waiting for each other.
const SWEEP = `
delete from attempts where key in (
  select key from attempts where forget_at <= $1 and blocked_until <= $1 limit 100 for update skip locked
)`;

// Of many at once that find a block untold, one finds it so after it had the row's lock.
const TELL = `
with told as (
  update attempts set told_until = $2::bigint
   where key = $1 and blocked_until = $2::bigint and told_until is distinct from $2::bigint returning 1
)
insert into audit_log (at_ms, actor, action, subject, details)
select $3::bigint, $4::text, $5::text, $6::text, $7::text::jsonb from told`;

export function createAttemptStore(sql: Sql): AttemptStore {
  return {
    admit: async (key, rule, now) => {
      await sql.query(SWEEP, [now]);
      const { allowance, firstDelayMs, maxDelayMs, forgiveOneAfterMs } = rule;
      const admitted = await sql.query(ADMIT, [key, now, allowance, firstDelayMs, maxDelayMs, forgiveOneAfterMs]);
      if (admitted.length > 0) return undefined;
      const [row] = await sql.query<{ until: bigint | string; isTold: boolean }>(
        'select blocked_until as until, told_until is not distinct from blocked_until as "isTold" from attempts where key = $1',
        [key],
      );
      return row && { ...row, until: Number(row.until) };
    },
    tell: async (key, { until }, { actor, action, subject, details }, now) => {
      await sql.query(TELL, [key, until, now, actor, action, subject, JSON.stringify(details)]);
    },
    takeBack: async (key, { allowance, forgiveOneAfterMs }) => {
      await sql.query(
        `update attempts set hits = greatest(hits - 1, 0), forget_at = forget_at - $3::bigint,
           blocked_until = case when hits - 1 < $2 then 0 else blocked_until end
         where key = $1`,
        [key, allowance, forgiveOneAfterMs],
      );
    },
    forget: async (key) => {
      await sql.query('delete from attempts where key = $1', [key]);
    },
  };
}
