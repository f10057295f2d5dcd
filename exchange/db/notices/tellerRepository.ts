import type { Reader } from '../../app/notices/model';
import type { Announced, Happened, MoneySource, TellerStore, TellerTables } from '../../app/notices/teller';
import type { AfterCommit } from '../../app/outbox/afterCommit';
import type { Database, Sql } from '../../app/ports/database';
import { tellingTables } from '../outbox/tellingTables';
import { earnNews } from './earnNews';
import { userTransferNews } from './userTransferNews';

const READER = 'u.id::text as "userId", u.brand, u.email, u.language, u.anti_phishing as "antiPhishing"';

interface OrderRow extends Omit<Reader, 'userId'> {
  position: string;
  orderId: string;
  userId: string | null;
  symbol: string;
  side: string;
  status: string;
  base: string;
  quote: string;
  quantity: string;
  total: string;
  price: string;
  isFilled: boolean;
  at: bigint | string;
}

// Exact: numeric all the way. The average price is cut to the market's decimals, as the orders' own is to theirs.
const ORDERS = `
select c.closing::text as position, o.id::text as "orderId", o.symbol, o.side, o.status, m.base, m.quote, o.updated_ms as at,
       o.filled_lots > 0 as "isFilled",
       trim_scale(o.filled_lots * m.quantity_unit)::text as quantity,
       trim_scale(o.filled_quote / power(10::numeric, a.scale))::text as total,
       trim_scale(trunc(o.filled_quote / power(10::numeric, a.scale) / greatest(o.filled_lots, 1) / m.quantity_unit, scale(m.price_unit)))::text as price,
       ${READER}
  from (select closing, order_id, user_id from spot_closed_orders where closing > $1::bigint order by closing limit $2::int) c
  join spot_orders o on o.id = c.order_id
  join markets m on m.symbol = o.symbol
  join assets a on a.asset = m.quote
  left join users u on u.id::text = c.user_id
 order by c.closing`;

interface ClaimRow extends Omit<Reader, 'userId'> {
  position: string;
  userId: string | null;
  reference: string;
  at: bigint | string;
}

const CLAIMS = `
select p.id::text as position, p.reference, p.at_ms as at, ${READER}
  from (select id, reference, at_ms from ledger_postings where kind = 'practice.claim' and id > $1::bigint order by id limit $2::int) p
  left join users u on u.id::text = split_part(p.reference, ':', 1)
 order by p.id`;

interface TransferRow extends Omit<Reader, 'userId'> {
  position: string;
  userId: string | null;
  base: string;
  quantity: string;
  to: string;
  at: bigint | string;
}

type DepositRow = Omit<TransferRow, 'to'> & { depositId: string };

// A payout's reference is day, user and asset.
const REBATES = `
select p.id::text as position, p.reference, p.at_ms as at, ${READER}
  from (select id, reference, at_ms from ledger_postings where kind = 'referral.rebate' and id > $1::bigint order by id limit $2::int) p
  left join users u on u.id::text = split_part(p.reference, ':', 2)
 order by p.id`;

const TRANSFERS = `
select t.id::text as position, t.asset as base, t.to_wallet as "to", t.at_ms as at,
       trim_scale(t.amount / power(10::numeric, a.scale))::text as quantity, ${READER}
  from (select * from transfers where id > $1::bigint order by id limit $2::int) t
  join assets a on a.asset = t.asset
  left join users u on u.id::text = t.user_id
 order by t.id`;

interface ConversionRow extends Omit<Reader, 'userId'> {
  position: string;
  userId: string | null;
  topic: 'recurringConverted' | 'limitConverted' | 'limitExpired' | 'recurringSkipped' | 'none';
  give: string;
  from: string;
  got: string;
  to: string;
  source: string;
  at: bigint | string;
}

const decimal = (units: string, scale: string) => `trim_scale(${units} / power(10::numeric, ${scale}))::text`;

// By when they ended; what somebody did by hand is told to nobody.
const CONVERSIONS = `
select c.position::text as position, c.topic, c.at_ms as at, ${decimal('c.give', 'f.scale')} as give, c.from_asset as "from",
       ${decimal('c.get', 't.scale')} as got, c.to_asset as "to", 'conversion:' || c.position as source, ${READER}
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
       '0' as got, s.to_asset as "to", 'skip:' || s.id as source, ${READER}
  from (select * from convert_skips where id > $1::bigint order by id limit $2::int) s
  join assets f on f.asset = s.from_asset
  left join users u on u.id = s.user_id
 order by s.id`;
interface ExpressRow extends Omit<Reader, 'userId'> {
  position: string;
  userId: string | null;
  orderId: string;
  side: string;
  state: string;
  base: string;
  quantity: string;
  quote: string;
  price: string;
  at: bigint | string;
}

const EXPRESS = `
select n.position::text as position, o.id::text as "orderId", o.side, n.state, o.coin as base, o.currency as quote, n.at_ms as at,
       trim_scale(o.coins / power(10::numeric, a.scale))::text as quantity, trim_scale(o.total)::text as price, ${READER}
  from (select * from express_news where position > $1::bigint order by position limit $2::int) n
  join express_orders o on o.id = n.order_id
  join assets a on a.asset = o.coin
  left join users u on u.id::text = o.user_id
 order by n.position`;
// By their postings: what the writer committed later has a higher number.
const DEPOSITS = `
select d.posting_id::text as position, d.id::text as "depositId", d.asset as base, d.credited_ms as at,
       trim_scale(d.amount / power(10::numeric, a.scale))::text as quantity, ${READER}
  from (select * from deposits where posting_id > $1::bigint order by posting_id limit $2::int) d
  join assets a on a.asset = d.asset
  left join users u on u.id = d.user_id
 order by d.posting_id`;

const NEWS = `
select exists (select 1 from spot_closed_orders where closing > (select told_through from notice_sources where source = 'orders'))
    or exists (select 1 from ledger_postings where kind = 'practice.claim'
                 and id > (select told_through from notice_sources where source = 'claims'))
    or exists (select 1 from ledger_postings where kind = 'referral.rebate'
                 and id > (select told_through from notice_sources where source = 'rebates'))
    or exists (select 1 from transfers where id > (select told_through from notice_sources where source = 'transfers'))
    or exists (select 1 from conversions where id > (select told_through from notice_sources where source = 'conversions'))
    or exists (select 1 from convert_limits
                where ended_no > (select told_through from notice_sources where source = 'conversions') and state <> 'DONE')
    or exists (select 1 from convert_skips where id > (select told_through from notice_sources where source = 'skips'))
    or exists (select 1 from express_news where position > (select told_through from notice_sources where source = 'express'))
    or exists (select 1 from earn_actions where id > (select told_through from notice_sources where source = 'earn'))
    or exists (select 1 from deposits where posting_id > (select told_through from notice_sources where source = 'deposits'))
    or exists (select 1 from user_transfers
                where id >= ((select told_through from notice_sources where source = 'userTransfers') + 1) / 2)
    or exists (select 1 from announcements where sent_through is not null) as "hasNews"`;

// Whoever wants the brand's announcements by mail or push has said so: a row each, found by an index.
const READERS = `
select distinct on (u.id) ${READER}
  from notice_choices c join users u on u.id = c.user_id
 where c.kind = 'SYSTEM' and c.channel in ('MAIL', 'PUSH') and c.is_on and u.id > $2::bigint and u.brand = $1 and u.created_at <= $3::bigint
 order by u.id limit $4::int`;

const readerOf = ({ userId, brand, email, language, antiPhishing }: Omit<Reader, 'userId'> & { userId: string | null }) =>
  userId === null ? undefined : { userId, brand, email, language, antiPhishing };

function orderHappened(row: OrderRow): Happened {
  const { position, orderId, symbol, side, base, quote, quantity, price, total } = row;
  return {
    position,
    // A canceled order of which nothing was filled is its owner's own doing.
    reader: row.isFilled ? readerOf(row) : undefined,
    kind: 'TRADE',
    topic: row.status === 'FILLED' ? 'orderFilled' : 'orderPartlyFilled',
    params: { orderId, symbol, side, base, quote, quantity, price, total },
    source: `order:${orderId}`,
    at: Number(row.at),
  };
}

const claimHappened = (row: ClaimRow): Happened => ({
  position: row.position,
  reader: readerOf(row),
  kind: 'WALLET',
  topic: 'practiceClaimed',
  params: {},
  source: `claim:${row.reference}`,
  at: Number(row.at),
});

/** Coins of one day come one by one and are one piece of news. */
const rebateHappened = (row: ClaimRow): Happened => ({
  position: row.position,
  reader: readerOf(row),
  kind: 'WALLET',
  topic: 'rebatePaid',
  params: {},
  source: `rebate:${row.reference.split(':')[0]}`,
  at: Number(row.at),
});

const depositHappened = (row: DepositRow): Happened => ({
  position: row.position,
  reader: readerOf(row),
  kind: 'WALLET',
  topic: 'depositCredited',
  params: { base: row.base, quantity: row.quantity },
  source: `deposit:${row.depositId}`,
  at: Number(row.at),
});

const transferHappened = (row: TransferRow): Happened => ({
  position: row.position,
  reader: readerOf(row),
  kind: 'WALLET',
  topic: row.to === 'TRADE' ? 'movedToTrade' : 'movedToMain',
  params: { base: row.base, quantity: row.quantity },
  source: `transfer:${row.position}`,
  at: Number(row.at),
});

const conversionHappened = ({ position, topic, give, from, got, to, source, at, ...reader }: ConversionRow): Happened => ({
  position,
  reader: topic === 'none' ? undefined : readerOf(reader),
  kind: 'WALLET',
  topic: topic === 'none' ? 'limitConverted' : topic,
  params: { quantity: give, base: from, total: got, quote: to },
  source,
  at: Number(at),
});

const EXPRESS_TOPICS: Readonly<Record<string, Happened['topic']>> = {
  FAILED: 'expressFailed',
  EXPIRED: 'expressFailed',
  REFUNDED: 'expressRefunded',
  CHARGED_BACK: 'expressChargedBack',
};

const expressHappened = (row: ExpressRow): Happened => ({
  position: row.position,
  reader: readerOf(row),
  kind: 'WALLET',
  topic: EXPRESS_TOPICS[row.state] ?? (row.side === 'BUY' ? 'expressDelivered' : 'expressPaidOut'),
  params: { orderId: row.orderId, base: row.base, quantity: row.quantity, quote: row.quote, price: row.price },
  source: `express:${row.orderId}:${row.state}`,
  at: Number(row.at),
});

async function positionOf(sql: Sql, source: MoneySource): Promise<string> {
  const [row] = await sql.query<{ told: string }>('select told_through::text as told from notice_sources where source = $1 for update', [
    source,
  ]);
  return row?.told ?? '0';
}

const announcedFrom = async (sql: Sql, limit: number): Promise<Announced | undefined> => {
  const [row] = await sql.query<{ id: string; brand: string; texts: Announced['texts']; at: bigint | string; through: string }>(
    `select id::text as id, brand, texts, at_ms as at, sent_through::text as through from announcements
      where sent_through is not null order by announcements.id limit 1 for update`,
  );
  if (!row) return undefined;
  const readers = await sql.query<Reader>(READERS, [row.brand, row.through, Number(row.at), limit]);
  return { announcementId: row.id, texts: row.texts, at: Number(row.at), readers };
};

/** What the money writer has committed and nobody was told of yet (migration 0023). */
export function createTellerStore(database: Database, afterCommit: AfterCommit): TellerStore {
  const lane = database.lane('background');
  const tablesOver = (tx: Sql): Omit<TellerTables, 'notices' | 'outbox'> => ({
    happened: async (source, limit) => {
      const params = [await positionOf(tx, source), limit];
      if (source === 'orders') return (await tx.query<OrderRow>(ORDERS, params)).map(orderHappened);
      if (source === 'earn') return earnNews(tx, params);
      if (source === 'userTransfers') return userTransferNews(tx, params);
      if (source === 'transfers') return (await tx.query<TransferRow>(TRANSFERS, params)).map(transferHappened);
      if (source === 'express') return (await tx.query<ExpressRow>(EXPRESS, params)).map(expressHappened);
      if (source === 'deposits') return (await tx.query<DepositRow>(DEPOSITS, params)).map(depositHappened);
      if (source === 'rebates') return (await tx.query<ClaimRow>(REBATES, params)).map(rebateHappened);
      if (source === 'conversions') return (await tx.query<ConversionRow>(CONVERSIONS, params)).map(conversionHappened);
      if (source === 'skips') return (await tx.query<ConversionRow>(SKIPS, params)).map(conversionHappened);
      return (await tx.query<ClaimRow>(CLAIMS, params)).map(claimHappened);
    },
    toldThrough: async (source, position) => {
      await tx.query('update notice_sources set told_through = $2 where source = $1', [source, position]);
    },
    announced: (limit) => announcedFrom(tx, limit),
    sentThrough: async (announcementId, userId) => {
      await tx.query('update announcements set sent_through = $2 where id = $1', [announcementId, userId]);
    },
  });
  return {
    hasNews: async () => {
      const [row] = await lane.query<{ hasNews: boolean }>(NEWS);
      return row?.hasNews ?? false;
    },
    atomically: async (work) => {
      const { result, tell } = await lane.transaction(async (tx) => {
        const { tables, tell } = tellingTables(tx);
        return { result: await work({ ...tables, ...tablesOver(tx) }), tell };
      });
      tell(afterCommit);
      return result;
    },
  };
}
