import type { Wallet } from '@/domain/account/wallets';
import type { RateOfPeriod } from '@/domain/account/worthByPeriod';
import type { Sql } from '../../app/ports/database';
import type { BalanceRow, WalletQueries } from '../../app/wallet/walletStore';
import { recordOf, type TransferRow } from '../money/moneyTransfers';
import { createTransactionQueries } from './transactions/transactionQueries';

const LARGEST_INT8 = '9223372036854775807';

const BALANCES = `
  select a.wallet, a.asset, a.available, a.held from accounts a join assets s on s.asset = a.asset
   where a.owner_type = 'user' and a.owner_id = $1 order by s.sort desc, a.asset, a.wallet`;

const BALANCE_DAYS = `
  select day as period, wallet, asset, amount from balance_days
   where user_id = $1::bigint and ($2::text is null or wallet = $2) and day <= $3::int`;

const RATE_DAYS = `
  select day as period, asset, trim_scale(usd)::text as usd from day_rates
   where day between $2::int and $3::int and asset = any ($1::text[])`;

const BALANCE_HOURS = `
  select hour as period, wallet, asset, amount from balance_hours
   where user_id = $1::bigint and ($2::text is null or wallet = $2) and hour between $3::int and $4::int`;

const RATE_HOURS = `
  select hour as period, asset, trim_scale(usd)::text as usd from hour_rates
   where hour between $2::int and $3::int and asset = any ($1::text[])`;

// $5 and $6 times, $7 and $8 position (ms, id)
const TRANSFERS = `
  select * from transfers
   where user_id = $1 and ($2::text is null or asset = $2) and ($3::text is null or from_wallet = $3) and ($4::text is null or to_wallet = $4)
     and at_ms >= coalesce($5::bigint, 0) and at_ms < coalesce($6::bigint, ${LARGEST_INT8})
     and (at_ms, id) < (coalesce($7::bigint, ${LARGEST_INT8}), coalesce($8::bigint, ${LARGEST_INT8}))
   order by at_ms desc, id desc limit $9::int`;

type BalanceOfPeriodRow = { period: number; wallet: Wallet; asset: string; amount: bigint | string };
const unitsOf = (row: BalanceOfPeriodRow) => ({ ...row, amount: BigInt(row.amount) });

type Digits<Row, Columns extends keyof Row> = Omit<Row, Columns> & Record<Columns, bigint | string>;

/** Reads one user's wallets, over either database. */
export function createWalletQueries(sql: Sql): WalletQueries {
  return {
    ...createTransactionQueries(sql),
    balances: async (userId) => {
      const rows = await sql.query<Digits<BalanceRow, 'available' | 'held'>>(BALANCES, [userId]);
      return rows.map((row) => ({ ...row, available: BigInt(row.available), held: BigInt(row.held) }));
    },
    balanceDays: async (userId, wallet, toDay) => {
      const rows = await sql.query<BalanceOfPeriodRow>(BALANCE_DAYS, [userId, wallet ?? null, toDay]);
      return rows.map(unitsOf);
    },
    rateDays: (assets, fromDay, toDay) => sql.query<RateOfPeriod>(RATE_DAYS, [assets, fromDay, toDay]),
    balanceHours: async (userId, wallet, fromHour, toHour) => {
      const rows = await sql.query<BalanceOfPeriodRow>(BALANCE_HOURS, [userId, wallet ?? null, fromHour, toHour]);
      return rows.map(unitsOf);
    },
    rateHours: (assets, fromHour, toHour) => sql.query<RateOfPeriod>(RATE_HOURS, [assets, fromHour, toHour]),
    transfers: async (userId, { asset, from, to, fromTime, toTime, before, limit }) => {
      const params = [userId, asset, from, to, fromTime, toTime, before?.atMs, before?.id, limit];
      const rows = await sql.query<TransferRow>(
        TRANSFERS,
        params.map((value) => value ?? null),
      );
      return rows.map(recordOf);
    },
  };
}
