import type { Mishap } from '../../app/custody/simulation';
import type { Sql } from '../../app/ports/database';
import type { SimBlock, SimTransaction } from './simTransaction';

// The rows of simulated networks (migration 0060).

type TransactionRow = {
  tx_id: string;
  from_index: number | null;
  from_address: string;
  sequence: number | null;
  fee_percent: number;
  to_address: string;
  memo: string | null;
  asset: string;
  amount: bigint;
  fee: bigint;
  height: number | null;
  failed: boolean;
  is_stuck: boolean;
  will_fail: boolean;
};

const transactionOf = (row: TransactionRow): SimTransaction => ({
  txId: row.tx_id,
  fromIndex: row.from_index,
  fromAddress: row.from_address,
  sequence: row.sequence,
  feePercent: row.fee_percent,
  to: row.to_address,
  memo: row.memo,
  asset: row.asset,
  amount: BigInt(row.amount),
  fee: BigInt(row.fee),
  height: row.height,
  failed: row.failed,
  isStuck: row.is_stuck,
  willFail: row.will_fail,
});

const blockOf = (row: { height: number; hash: string; parent_hash: string; at_ms: bigint }): SimBlock => ({
  height: row.height,
  hash: row.hash,
  parentHash: row.parent_hash,
  atMs: Number(row.at_ms),
});

export interface ChainRow {
  fork: number;
  isStalled: boolean;
  mishap: Mishap | null;
}

/** One network's rows, by a connection or in a transaction. */
export function simStore(sql: Sql, chainId: string) {
  const some = async (where: string, ...params: unknown[]) =>
    (await sql.query<TransactionRow>(`select * from sim_transactions where chain_id = $1 and ${where}`, [chainId, ...params])).map(
      transactionOf,
    );
  return {
    chain: async (): Promise<ChainRow | undefined> => {
      const [row] = await sql.query<{ fork: number; is_stalled: boolean; mishap: Mishap | null }>(
        'select * from sim_chains where chain_id = $1',
        [chainId],
      );
      return row && { fork: row.fork, isStalled: row.is_stalled, mishap: row.mishap };
    },
    saveChain: ({ fork, isStalled, mishap }: ChainRow) =>
      sql.query(
        `insert into sim_chains (chain_id, fork, is_stalled, mishap) values ($1, $2, $3, $4)
         on conflict (chain_id) do update set fork = excluded.fork, is_stalled = excluded.is_stalled, mishap = excluded.mishap`,
        [chainId, fork, isStalled, mishap],
      ),
    block: async (height: number): Promise<SimBlock | undefined> => {
      const [row] = await sql.query<Parameters<typeof blockOf>[0]>('select * from sim_blocks where chain_id = $1 and height = $2', [
        chainId,
        height,
      ]);
      return row && blockOf(row);
    },
    head: async (): Promise<SimBlock | undefined> => {
      const [row] = await sql.query<Parameters<typeof blockOf>[0]>(
        'select * from sim_blocks where chain_id = $1 order by height desc limit 1',
        [chainId],
      );
      return row && blockOf(row);
    },
    addBlock: ({ height, hash, parentHash, atMs }: SimBlock) =>
      sql.query('insert into sim_blocks (chain_id, height, hash, parent_hash, at_ms) values ($1, $2, $3, $4, $5)', [
        chainId,
        height,
        hash,
        parentHash,
        atMs,
      ]),
    dropBlocks: (from: number) => sql.query('delete from sim_blocks where chain_id = $1 and height >= $2', [chainId, from]),
    forgetBlocks: (below: number) => sql.query('delete from sim_blocks where chain_id = $1 and height < $2', [chainId, below]),
    transaction: async (txId: string) => (await some('tx_id = $2', txId))[0],
    at: (height: number) => some('height = $2 order by place', height),
    /** The last ones first, as they are taken back. */
    from: (height: number) => some('height >= $2 order by height desc, place desc', height),
    waiting: () => some('height is null order by place'),
    /** Where a number's next sequence goes on: the highest that stands in a block. */
    lastIncluded: async (fromIndex: number): Promise<number> => {
      const [row] = await sql.query<{ last: number | null }>(
        'select max(sequence) as last from sim_transactions where chain_id = $1 and from_index = $2 and height is not null',
        [chainId, fromIndex],
      );
      return row?.last ?? -1;
    },
    bySequence: async (fromIndex: number, sequence: number) => (await some('from_index = $2 and sequence = $3', fromIndex, sequence))[0],
    /** Of payments from outside, so that no two are the same. */
    count: async (): Promise<string> => {
      const [row] = await sql.query<{ last: string }>(
        'select coalesce(max(place), 0)::text as last from sim_transactions where chain_id = $1',
        [chainId],
      );
      return row?.last ?? '0';
    },
    lastUsed: async (): Promise<number> => {
      const [row] = await sql.query<{ last: number | null }>('select max(height) as last from sim_transactions where chain_id = $1', [
        chainId,
      ]);
      return row?.last ?? 0;
    },
    add: (made: SimTransaction) =>
      sql.query(
        `insert into sim_transactions (chain_id, tx_id, from_index, from_address, sequence, fee_percent, to_address, memo, asset, amount,
           fee, is_stuck, will_fail) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          ...[chainId, made.txId, made.fromIndex, made.fromAddress, made.sequence, made.feePercent, made.to, made.memo, made.asset],
          ...[String(made.amount), String(made.fee), made.isStuck, made.willFail],
        ],
      ),
    remove: (txId: string) => sql.query('delete from sim_transactions where chain_id = $1 and tx_id = $2', [chainId, txId]),
    setPlace: (txId: string, height: number | null, failed: boolean) =>
      sql.query('update sim_transactions set height = $3, failed = $4 where chain_id = $1 and tx_id = $2', [chainId, txId, height, failed]),
    addAddress: (index: number, address: string) =>
      sql.query('insert into sim_addresses (chain_id, index, address) values ($1, $2, $3) on conflict do nothing', [
        chainId,
        index,
        address,
      ]),
    balance: async (address: string, asset: string): Promise<bigint> => {
      const [row] = await sql.query<{ amount: bigint }>(
        'select amount from sim_balances where chain_id = $1 and address = $2 and asset = $3',
        [chainId, address, asset],
      );
      return BigInt(row?.amount ?? 0);
    },
    reserve: async (asset: string, lastIndex: number): Promise<bigint> => {
      const [row] = await sql.query<{ amount: string }>(
        `select coalesce(sum(b.amount), 0)::text as amount
           from sim_addresses a join sim_balances b on b.chain_id = a.chain_id and b.address = a.address
          where a.chain_id = $1 and b.asset = $2 and a.index <= $3`,
        [chainId, asset, lastIndex],
      );
      return BigInt(row?.amount ?? 0);
    },
    /** Only addresses of the exchange have balances here. */
    move: (address: string, asset: string, by: bigint) =>
      sql.query(
        `insert into sim_balances (chain_id, address, asset, amount)
         select $1, $2, $3, $4::bigint from sim_addresses where chain_id = $1 and address = $2
         on conflict (chain_id, address, asset) do update set amount = sim_balances.amount + excluded.amount`,
        [chainId, address, asset, String(by)],
      ),
  };
}

export type SimStore = ReturnType<typeof simStore>;
