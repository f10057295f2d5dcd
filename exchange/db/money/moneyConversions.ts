import type { Wallet } from '@/domain/account/wallets';
import type { ConversionKind, LimitState } from '@/domain/convert/kinds';
import type { MoneyStore } from '../../app/money/moneyStore';
import type { ConversionRecord, LimitRecord } from '../../app/money/records/conversionRecord';
import type { Sql } from '../../app/ports/database';

type Int8 = bigint | string | number;

export interface ConversionRow {
  id: Int8;
  user_id: string;
  client_id: string;
  quote_id: string;
  kind: ConversionKind;
  plan_id: Int8 | null;
  wallet: Wallet;
  from_asset: string;
  to_asset: string;
  give: Int8;
  get: Int8;
  fee: Int8;
  from_before: Int8;
  to_before: Int8;
  at_ms: Int8;
}

export const conversionOf = (row: ConversionRow): ConversionRecord => ({
  conversionId: String(row.id),
  userId: row.user_id,
  clientId: row.client_id,
  quoteId: row.quote_id,
  kind: row.kind,
  planId: row.plan_id === null ? null : String(row.plan_id),
  wallet: row.wallet,
  from: row.from_asset,
  to: row.to_asset,
  give: BigInt(row.give),
  get: BigInt(row.get),
  fee: BigInt(row.fee),
  fromBefore: BigInt(row.from_before),
  toBefore: BigInt(row.to_before),
  atMs: Number(row.at_ms),
});

export interface LimitRow {
  id: Int8;
  user_id: string;
  client_id: string;
  wallet: Wallet;
  from_asset: string;
  to_asset: string;
  give: Int8;
  get: Int8;
  state: LimitState;
  expires_ms: Int8;
  created_ms: Int8;
}

export const limitOf = (row: LimitRow): LimitRecord => ({
  limitId: String(row.id),
  userId: row.user_id,
  clientId: row.client_id,
  wallet: row.wallet,
  from: row.from_asset,
  to: row.to_asset,
  give: BigInt(row.give),
  get: BigInt(row.get),
  state: row.state,
  expiresMs: Number(row.expires_ms),
  createdMs: Number(row.created_ms),
});

const CONVERSIONS = `
select c.* from json_to_recordset($1::json) as g("userId" text, "clientId" text, "quoteId" text)
  cross join lateral (
    select * from conversions s where s.user_id = g."userId" and s.client_id = g."clientId"
    union
    select * from conversions s where s.user_id = g."userId" and s.quote_id = g."quoteId"
  ) c order by c.id`;

const LIMITS = `
select l.* from json_to_recordset($1::json) as g("userId" text, "clientId" text)
  cross join lateral (select * from convert_limits s where s.user_id = g."userId" and s.client_id = g."clientId" limit 1) l`;

const LAST = 'select max(at_ms) as "at" from conversions where user_id = $1 and kind = $2';

/** Conversions and limits under the names their owners, or quotes, gave them. */
export const moneyConversions = (sql: Sql): Pick<MoneyStore, 'findConversions' | 'findLimits' | 'lastConversion'> => ({
  findConversions: async (names) => (await sql.query<ConversionRow>(CONVERSIONS, [JSON.stringify(names)])).map(conversionOf),
  findLimits: async (names) => (await sql.query<LimitRow>(LIMITS, [JSON.stringify(names)])).map(limitOf),
  lastConversion: async (userId, kind) => {
    const [row] = await sql.query<{ at: Int8 | null }>(LAST, [userId, kind]);
    return row?.at == null ? undefined : Number(row.at);
  },
});
