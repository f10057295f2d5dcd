import type { Happened } from '../../app/notices/teller';
import type { Sql } from '../../app/ports/database';
import { type NewsRow, RECIPIENT, recipientOf } from './newsRow';

interface ConversionRow extends NewsRow {
  topic: 'recurringConverted' | 'limitConverted' | 'limitExpired' | 'recurringSkipped' | 'none';
  give: string;
  from: string;
  got: string;
  to: string;
  source: string;
}

const decimal = (units: string, scale: string) => `trim_scale(${units} / power(10::numeric, ${scale}))::text`;

// By when they ended; what somebody did by hand is told to nobody.
const CONVERSIONS = `
select c.position::text as position, c.topic, c.at_ms as at, ${decimal('c.give', 'f.scale')} as give, c.from_asset as "from",
       ${decimal('c.get', 't.scale')} as got, c.to_asset as "to", 'conversion:' || c.position as source, ${RECIPIENT}
  from (
    (select id as position, user_id, at_ms, give, get, from_asset, to_asset,
            case kind when 'RECURRING' then 'recurringConverted' when 'LIMIT' then 'limitConverted' else 'none' end as topic
       from conversions where id > $1::bigint order by id limit $2::int)
    union all
    (select ended_no, user_id, ended_ms, give, get, from_asset, to_asset, case state when 'EXPIRED' then 'limitExpired' else 'none' end
       from convert_limits where ended_no > $1::bigint and state <> 'DONE' order by ended_no limit $2::int)
    order by position limit $2::int
  ) c
  join assets f on f.asset = c.from_asset join assets t on t.asset = c.to_asset
  left join users u on u.id::text = c.user_id
 order by c.position`;

const SKIPS = `
select s.id::text as position, 'recurringSkipped' as topic, s.at_ms as at, ${decimal('s.give', 'f.scale')} as give, s.from_asset as "from",
       '0' as got, s.to_asset as "to", 'skip:' || s.id as source, ${RECIPIENT}
  from (select * from convert_skips where id > $1::bigint order by id limit $2::int) s
  join assets f on f.asset = s.from_asset
  left join users u on u.id = s.user_id
 order by s.id`;

const conversionHappened = ({ position, topic, give, from, got, to, source, at, ...recipient }: ConversionRow): Happened => ({
  position,
  recipient: topic === 'none' ? undefined : recipientOf(recipient),
  kind: 'WALLET',
  topic: topic === 'none' ? 'limitConverted' : topic,
  params: { quantity: give, base: from, total: got, quote: to },
  source,
  at: Number(at),
});

/** What became of conversions that ran by themselves: behind a place, at most so many. */
export const conversionNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<ConversionRow>(CONVERSIONS, params)).map(conversionHappened);

/** Turns of recurring conversions that were left out: behind a place, at most so many. */
export const skipNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<ConversionRow>(SKIPS, params)).map(conversionHappened);
