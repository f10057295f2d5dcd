import type { MoneyStore } from '../../app/money/moneyStore';
import type { UserTransferRecord } from '../../app/money/records/userTransferRecord';
import type { Sql } from '../../app/ports/database';

type Digits = 'amount' | 'cents' | 'atMs';
export type UserTransferRow = Omit<UserTransferRecord, Digits> & Record<Digits, bigint | string>;

export const USER_TRANSFER = `
  t.id::text as "transferId", t.sender_id as "senderId", t.receiver_id as "receiverId", t.client_transfer_id as "clientTransferId", t.asset,
  t.amount, t.cents, t.note, t.sender_name as "senderName", t.receiver_name as "receiverName", t.at_ms as "atMs"`;

export const userTransferOf = ({ amount, cents, atMs, ...same }: UserTransferRow): UserTransferRecord => ({
  ...same,
  amount: BigInt(amount),
  cents: BigInt(cents),
  atMs: Number(atMs),
});

/** Transfers to other users under the names their senders gave them. */
export const moneyUserTransfers = (sql: Sql): Pick<MoneyStore, 'findUserTransfers'> => ({
  findUserTransfers: async (names) => {
    const given = JSON.stringify(names.map(({ senderId, clientTransferId }) => ({ senderId, clientTransferId })));
    const rows = await sql.query<UserTransferRow>(
      `select ${USER_TRANSFER} from json_to_recordset($1::json) as g("senderId" text, "clientTransferId" text),
              lateral (select * from user_transfers s where s.sender_id = g."senderId" and s.client_transfer_id = g."clientTransferId" limit 1) t`,
      [given],
    );
    return rows.map(userTransferOf);
  },
});
