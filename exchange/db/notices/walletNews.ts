import type { Happened } from '../../app/notices/teller';
import type { Sql } from '../../app/ports/database';
import { type NewsRow, RECIPIENT, recipientOf } from './newsRow';

interface TransferRow extends NewsRow {
  base: string;
  quantity: string;
  to: string;
}

interface DepositRow extends NewsRow {
  depositId: string;
  base: string;
  quantity: string;
}

interface ClaimRow extends NewsRow {
  reference: string;
}

const CLAIMS = `
select p.id::text as position, p.reference, p.at_ms as at, ${RECIPIENT}
  from (select id, reference, at_ms from ledger_postings where kind = 'practice.claim' and id > $1::bigint order by id limit $2::int) p
  left join users u on u.id::text = split_part(p.reference, ':', 1)
 order by p.id`;

// A payout's reference is day, user and asset.
const REBATES = `
select p.id::text as position, p.reference, p.at_ms as at, ${RECIPIENT}
  from (select id, reference, at_ms from ledger_postings where kind = 'referral.rebate' and id > $1::bigint order by id limit $2::int) p
  left join users u on u.id::text = split_part(p.reference, ':', 2)
 order by p.id`;

const TRANSFERS = `
select t.id::text as position, t.asset as base, t.to_wallet as "to", t.at_ms as at,
       trim_scale(t.amount / power(10::numeric, a.scale))::text as quantity, ${RECIPIENT}
  from (select * from transfers where id > $1::bigint order by id limit $2::int) t
  join assets a on a.asset = t.asset
  left join users u on u.id::text = t.user_id
 order by t.id`;

// By their postings: what the writer committed later has a higher number.
const DEPOSITS = `
select d.posting_id::text as position, d.id::text as "depositId", d.asset as base, d.credited_ms as at,
       trim_scale(d.amount / power(10::numeric, a.scale))::text as quantity, ${RECIPIENT}
  from (select * from deposits where posting_id > $1::bigint order by posting_id limit $2::int) d
  join assets a on a.asset = d.asset
  left join users u on u.id = d.user_id
 order by d.posting_id`;

const claimHappened = (row: ClaimRow): Happened => ({
  position: row.position,
  recipient: recipientOf(row),
  kind: 'WALLET',
  topic: 'practiceClaimed',
  params: {},
  source: `claim:${row.reference}`,
  at: Number(row.at),
});

/** Coins of one day come one by one and are one piece of news. */
const rebateHappened = (row: ClaimRow): Happened => ({
  position: row.position,
  recipient: recipientOf(row),
  kind: 'WALLET',
  topic: 'rebatePaid',
  params: {},
  source: `rebate:${row.reference.split(':')[0]}`,
  at: Number(row.at),
});

const depositHappened = (row: DepositRow): Happened => ({
  position: row.position,
  recipient: recipientOf(row),
  kind: 'WALLET',
  topic: 'depositCredited',
  params: { base: row.base, quantity: row.quantity },
  source: `deposit:${row.depositId}`,
  at: Number(row.at),
});

const transferHappened = (row: TransferRow): Happened => ({
  position: row.position,
  recipient: recipientOf(row),
  kind: 'WALLET',
  topic: row.to === 'TRADE' ? 'movedToTrade' : 'movedToMain',
  params: { base: row.base, quantity: row.quantity },
  source: `transfer:${row.position}`,
  at: Number(row.at),
});

/** Practice coins that were claimed: behind a place, at most so many. */
export const claimNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<ClaimRow>(CLAIMS, params)).map(claimHappened);

/** Rebates that were paid: behind a place, at most so many. */
export const rebateNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<ClaimRow>(REBATES, params)).map(rebateHappened);

/** Deposits that were credited: behind a place, at most so many. */
export const depositNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<DepositRow>(DEPOSITS, params)).map(depositHappened);

/** Transfers between wallets of one user: behind a place, at most so many. */
export const transferNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<TransferRow>(TRANSFERS, params)).map(transferHappened);
