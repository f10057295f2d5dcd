import type { CustodyStore, OperatedHotWallets } from '../../app/operating/operatedCustody';
import type { Database, Sql } from '../../app/ports/database';
import { depositOf, type StoredDeposit } from '../custody/depositRows';
import { createHotWalletRepository } from '../custody/hotWalletRepository';
import { insertAudit } from '../rows/auditRows';

const CHAINS = `
select c.chain_id as "chainId", c.name, (select max(k.height) from chain_cursors k where k.chain_id = c.chain_id) as "readHeight",
       c.halted_ms::float8 as "haltedMs", c.halted_for as "haltedFor", coalesce(a.last_index, 0) as "lastAddress"
  from chains c left join chain_addresses a on a.chain_id = c.chain_id order by c.sort`;

const SKIP_ADDRESSES = `
insert into chain_addresses (chain_id, last_index) select chain_id, $2::integer from chains where chain_id = $1
on conflict (chain_id) do update set last_index = excluded.last_index where chain_addresses.last_index < excluded.last_index
returning last_index`;

const DEPOSITS = `
select * from deposits
 where ($1::text is null or status = $1 or ($1 = 'MISSING' and is_missing)) and ($2::bigint is null or user_id = $2)
   and ($3::text is null or chain_id = $3)
 order by id desc limit $4`;

const DEPOSIT = `
select d.*, case when r.memo is null then r.address else r.address || ' ' || r.memo end as refund
  from deposits d left join refund_addresses r on r.user_id = d.user_id and r.asset = d.asset and r.chain_id = d.chain_id
 where d.id = $1`;

const ASSIGN = `
update deposits set user_id = $2
 where id = $1 and status = 'ASIDE' and user_id is null and exists (select 1 from users where id = $2 and account_type = 0) returning id`;

const SET_ALARM = `
insert into hot_alarms (chain_id, asset, least, most)
select chain_id, asset, $3::bigint, $4::bigint from networks where chain_id = $1 and asset = $2
on conflict (chain_id, asset) do update set least = excluded.least, most = excluded.most returning asset`;

const GATES = {
  deposits: 'update networks set deposits_paused = $3, deposits_until_ms = $4 where asset = $1 and chain_id = $2 returning asset',
  withdrawals: 'update networks set withdrawals_paused = $3, withdrawals_until_ms = $4 where asset = $1 and chain_id = $2 returning asset',
};

/** Whether it changed something; its audit line is there if it did. */
const changes =
  (database: Database) => (text: string, params: readonly unknown[], audit: Parameters<typeof insertAudit>[1], nowMs: number) =>
    database.transaction(async (tx: Sql) => {
      if ((await tx.query(text, params)).length === 0) return false;
      await insertAudit(tx, audit, nowMs);
      return true;
    });

/** Limits of hot wallets as operators set them. */
export function createHotAlarms(database: Database): OperatedHotWallets['store'] {
  const change = changes(database);
  return {
    alarms: () => createHotWalletRepository(database).alarms(),
    setAlarm: ({ chainId, asset, least, most }, audit, nowMs) =>
      change(SET_ALARM, [chainId, asset, least.toString(), most?.toString() ?? null], audit, nowMs),
  };
}

/** Deposits and networks as operators see and change them. */
export function createOperatedCustody(database: Database): CustodyStore {
  const change = changes(database);
  return {
    chains: () => database.query(CHAINS),
    deposits: async ({ status, userId, chainId, limit }) =>
      (await database.query<StoredDeposit>(DEPOSITS, [status ?? null, userId ?? null, chainId ?? null, limit])).map(depositOf),
    deposit: async (depositId) => {
      const [row] = await database.query<StoredDeposit & { refund: string | null }>(DEPOSIT, [depositId]);
      return row && { ...depositOf(row), refund: row.refund };
    },
    audit: (audit, nowMs) => insertAudit(database, audit, nowMs),
    assign: (depositId, userId, audit, nowMs) => change(ASSIGN, [depositId, userId], audit, nowMs),
    markReturned: (depositId, audit, nowMs) =>
      change("update deposits set status = 'RETURNED' where id = $1 and status = 'ASIDE' returning id", [depositId], audit, nowMs),
    resume: (chainId, audit, nowMs) =>
      change(
        'update chains set halted_ms = null, halted_for = null where chain_id = $1 and halted_ms is not null returning chain_id',
        [chainId],
        audit,
        nowMs,
      ),
    skipAddresses: (chainId, number, audit, nowMs) => change(SKIP_ADDRESSES, [chainId, number], audit, nowMs),
    setGate: ({ asset, chainId, side, reason, until }, audit, nowMs) =>
      change(GATES[side], [asset, chainId, reason ?? null, reason === undefined ? null : (until ?? null)], audit, nowMs),
  };
}
