import type { OwnDepositStore, RefundAddress } from '../../app/custody/deposits/depositStore';
import type { Sql } from '../../app/ports/database';
import { addressRowOf, depositOf, type StoredDeposit } from './depositRows';

const TAKE_INDEX = `
insert into chain_addresses (chain_id, last_index) values ($1, 1)
on conflict (chain_id) do update set last_index = chain_addresses.last_index + 1 returning last_index as index`;

const SKIP_TO = `
insert into chain_addresses (chain_id, last_index) values ($1, $2)
on conflict (chain_id) do update set last_index = greatest(chain_addresses.last_index, excluded.last_index)`;

const PAGE = `
select d.*, c.name from deposits d join chains c on c.chain_id = d.chain_id
 where d.user_id = $1 and ($2::text is null or d.asset = $2) and d.status <> 'GONE'
   and (d.at_ms, d.id) < (coalesce($3::bigint, 9223372036854775807), coalesce($4::bigint, 9223372036854775807))
 order by d.at_ms desc, d.id desc limit $5`;

/** Addresses, deposits and refund addresses of users (migration 0059). */
export const createOwnDepositRepository = (sql: Sql): OwnDepositStore => ({
  addressOf: async (userId, chainId) => {
    const [row] = await sql.query<Parameters<typeof addressRowOf>[0]>(
      'select * from deposit_addresses where user_id = $1 and chain_id = $2 order by id desc limit 1',
      [userId, chainId],
    );
    return row && addressRowOf(row);
  },
  addressCount: async (userId, chainId) => {
    const [row] = await sql.query<{ count: string }>(
      'select count(*)::text as count from deposit_addresses where user_id = $1 and chain_id = $2',
      [userId, chainId],
    );
    return Number(row?.count ?? 0);
  },
  takeIndex: async (chainId) => {
    const [row] = await sql.query<{ index: number }>(TAKE_INDEX, [chainId]);
    if (!row) throw new Error(`${chainId} has no numbers`);
    return row.index;
  },
  addAddress: async ({ userId, chainId, index, address, memo }, atMs) => {
    await sql.query('insert into deposit_addresses (user_id, chain_id, index, address, memo, made_ms) values ($1, $2, $3, $4, $5, $6)', [
      ...[userId, chainId, index],
      ...[address, memo, atMs],
    ]);
  },
  addresses: async (chainId) =>
    (await sql.query<{ address: string }>('select distinct address from deposit_addresses where chain_id = $1', [chainId])).map(
      ({ address }) => address,
    ),
  lastIndex: async (chainId) => {
    const [row] = await sql.query<{ index: number }>('select last_index as index from chain_addresses where chain_id = $1', [chainId]);
    return row?.index ?? 0;
  },
  skipTo: async (chainId, index) => {
    await sql.query(SKIP_TO, [chainId, index]);
  },
  page: async (userId, asset, before, limit) => {
    const params = [userId, asset ?? null, before?.atMs ?? null, before?.id ?? null, limit];
    return (await sql.query<StoredDeposit & { name: string }>(PAGE, params)).map((row) => ({ ...depositOf(row), name: row.name }));
  },
  readHeights: async () => {
    const rows = await sql.query<{ chainId: string; height: number }>(
      'select chain_id as "chainId", max(height) as height from chain_cursors group by chain_id',
    );
    return new Map(rows.map(({ chainId, height }) => [chainId, height]));
  },
  refundAddress: async (userId, asset, chainId) => {
    const [row] = await sql.query<RefundAddress>(
      'select address, memo from refund_addresses where user_id = $1 and asset = $2 and chain_id = $3',
      [userId, asset, chainId],
    );
    return row;
  },
  saveRefundAddress: async (userId, asset, chainId, { address, memo }, atMs) => {
    await sql.query(
      `insert into refund_addresses (user_id, asset, chain_id, address, memo, at_ms) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id, asset, chain_id) do update set address = excluded.address, memo = excluded.memo, at_ms = excluded.at_ms`,
      [...[userId, asset, chainId], ...[address, memo, atMs]],
    );
  },
});
