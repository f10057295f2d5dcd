import type { Wallet } from '@/domain/account/wallets';
import type { MoneyStore } from '../../app/money/moneyStore';
import type { TransferRecord } from '../../app/money/records/transferRecord';
import type { Sql } from '../../app/ports/database';

export interface TransferRow {
  id: bigint;
  user_id: string;
  client_transfer_id: string;
  asset: string;
  amount: bigint;
  from_wallet: Wallet;
  to_wallet: Wallet;
  at_ms: bigint;
}

export const recordOf = (row: TransferRow): TransferRecord => ({
  transferId: String(row.id),
  userId: row.user_id,
  clientTransferId: row.client_transfer_id,
  asset: row.asset,
  amount: row.amount,
  from: row.from_wallet,
  to: row.to_wallet,
  atMs: Number(row.at_ms),
});

/** Transfers under the names their owners gave them. */
export const moneyTransfers = (sql: Sql): Pick<MoneyStore, 'findTransfers'> => ({
  findTransfers: async (names) => {
    const given = JSON.stringify(names.map(({ userId, clientTransferId }) => ({ userId, clientTransferId })));
    const rows = await sql.query<TransferRow>(
      `select t.* from json_to_recordset($1::json) as g("userId" text, "clientTransferId" text),
              lateral (select * from transfers s where s.user_id = g."userId" and s.client_transfer_id = g."clientTransferId" limit 1) t`,
      [given],
    );
    return rows.map(recordOf);
  },
});
