import { byId, exact, few, type Query } from './query';

/** What became another coin, or is to. */
export const CONVERT_QUERIES = {
  conversions: {
    columns: ['at', 'kind', 'wallet', 'from', 'given', 'to', 'got', 'fee'],
    sql: `
      select c.at_ms::float8 as "at", c.kind, c.wallet, c.from_asset as "from", ${exact('c.give', 'f.scale')} as given, c.to_asset as "to",
             ${exact('c.get', 't.scale')} as got, ${exact('c.fee', 't.scale')} as fee, c.client_id as "clientOrderId", c.id::text as place
        from conversions c join assets f on f.asset = c.from_asset join assets t on t.asset = c.to_asset
       where c.user_id = $1::text and c.id > coalesce($2::text::bigint, 0) order by c.id limit $3::int`,
  },
  'limit-conversions': {
    columns: ['createdAt', 'state', 'wallet', 'from', 'gives', 'to', 'getsAtLeast', 'expiresAt', 'endedAt'],
    sql: `
      select l.created_ms::float8 as "createdAt", l.state, l.wallet, l.from_asset as "from", ${exact('l.give', 'f.scale')} as gives,
             l.to_asset as "to", ${exact('l.get', 't.scale')} as "getsAtLeast", l.expires_ms::float8 as "expiresAt",
             l.ended_ms::float8 as "endedAt", l.client_id as "clientOrderId", l.id::text as place
        from convert_limits l join assets f on f.asset = l.from_asset join assets t on t.asset = l.to_asset
       where l.user_id = $1::text and l.id > coalesce($2::text::bigint, 0) order by l.id limit $3::int`,
  },
  'recurring-conversions': {
    columns: ['createdAt', 'state', 'wallet', 'from', 'gives', 'to', 'every', 'day', 'minute', 'timeZone'],
    sql: few(`
      select p.created_ms::float8 as "createdAt", p.state, p.wallet, p.from_asset as "from", ${exact('p.give')} as gives, p.to_asset as "to",
             p.every, p.day, p.minute, p.time_zone as "timeZone"
        from convert_plans p join assets s on s.asset = p.from_asset where p.user_id = $1::text::bigint order by p.id`),
  },
  'recurring-conversions-left-out': {
    columns: ['at', 'from', 'to', 'amount'],
    sql: byId(
      'convert_skips',
      `at_ms::float8 as "at", from_asset as "from", to_asset as "to",
       (select ${exact('convert_skips.give')} from assets s where s.asset = convert_skips.from_asset) as amount`,
    ),
  },
} satisfies Record<string, Query>;
