import type { ConvertStore } from '../../app/convert/convertStore';
import type { Lane } from '../../app/ports/database';
import { type ConversionRow, conversionOf, type LimitRow, limitOf } from '../money/moneyConversions';
import { planReads, planWrites } from './planRows';

const LARGEST_INT8 = '9223372036854775807';

const CONVERSIONS = `
select * from conversions
 where user_id = $1 and ($2::text is null or kind = $2)
   and at_ms >= coalesce($3::bigint, 0) and at_ms < coalesce($4::bigint, ${LARGEST_INT8})
   and (at_ms, id) < (coalesce($5::bigint, ${LARGEST_INT8}), coalesce($6::bigint, ${LARGEST_INT8}))
 order by at_ms desc, id desc limit $7::int`;

const AVAILABLE = `
select a.asset, a.available from accounts a join assets s on s.asset = a.asset
 where a.owner_type = 'user' and a.owner_id = $1 and a.wallet = $2 and a.available > 0 order by s.sort desc, a.asset`;

/** Those that ended and are still shown. */
const ENDED_SHOWN = 20;
const LIMITS = `
(select * from convert_limits where user_id = $1 and state = 'OPEN' order by id desc)
union all
(select * from convert_limits where user_id = $1 and state <> 'OPEN' order by id desc limit ${ENDED_SHOWN})`;

/** Conversions, limits and plans, over either database. What moves money is written by the money writer. */
export function createConvertRepository(sql: Lane): ConvertStore {
  return {
    conversion: async (userId, conversionId) => {
      const rows = await sql.query<ConversionRow>('select * from conversions where user_id = $1 and id = $2::text::bigint', [
        userId,
        conversionId,
      ]);
      return rows.map(conversionOf)[0];
    },
    conversions: async (userId, { kind, fromTime, toTime, before, limit }) => {
      const params = [userId, kind, fromTime, toTime, before?.atMs, before?.id, limit];
      const rows = await sql.query<ConversionRow>(
        CONVERSIONS,
        params.map((value) => value ?? null),
      );
      return rows.map(conversionOf);
    },
    lastConversion: async (userId, kind) => {
      const [row] = await sql.query<{ at: bigint | null }>('select max(at_ms) as "at" from conversions where user_id = $1 and kind = $2', [
        userId,
        kind,
      ]);
      return row?.at == null ? undefined : Number(row.at);
    },
    available: async (userId, wallet) => {
      const rows = await sql.query<{ asset: string; available: bigint | string }>(AVAILABLE, [userId, wallet]);
      return rows.map(({ asset, available }) => ({ asset, available: BigInt(available) }));
    },
    limits: async (userId) => (await sql.query<LimitRow>(LIMITS, [userId])).map(limitOf),
    limit: async (userId, limitId) => {
      const rows = await sql.query<LimitRow>('select * from convert_limits where user_id = $1 and id = $2::text::bigint', [
        userId,
        limitId,
      ]);
      return rows.map(limitOf)[0];
    },
    isConverted: async (userId, clientId) => {
      const text = 'select 1 from conversions where user_id = $1 and client_id = $2 limit 1';
      return (await sql.query(text, [userId, clientId])).length > 0;
    },
    limitsSince: async (userId, sinceMs) => {
      const [row] = await sql.query<{ count: string; first: string }>(
        `select count(*)::text as count, coalesce(min(created_ms), 0)::text as first from convert_limits
          where user_id = $1 and created_ms > $2::bigint`,
        [userId, sinceMs],
      );
      return { count: Number(row?.count ?? 0), firstMs: Number(row?.first ?? 0) };
    },
    openLimits: async (afterId, count) => {
      const text = "select * from convert_limits where state = 'OPEN' and id > $1::text::bigint order by id limit $2::int";
      return (await sql.query<LimitRow>(text, [afterId, count])).map(limitOf);
    },
    ...planReads(sql),
    ...planWrites(sql),
  };
}
