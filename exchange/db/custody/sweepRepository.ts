import type { SweepRow, SweepStore } from '../../app/custody/sweeps/sweepStore';
import type { Lane, Sql } from '../../app/ports/database';

interface Stored {
  id: string;
  chain_id: string;
  index: number;
  asset: string;
  step: SweepRow['step'];
  sequence: bigint;
  tx_id: string;
  raw: string;
  max_fee: bigint;
  signed_ms: bigint;
}

const sweepOf = (row: Stored): SweepRow => ({
  sweepId: String(row.id),
  chainId: row.chain_id,
  index: row.index,
  asset: row.asset,
  step: row.step,
  sequence: Number(row.sequence),
  txId: row.tx_id,
  raw: row.raw,
  maxFee: BigInt(row.max_fee),
  signedMs: Number(row.signed_ms),
});

const noLongerDue = (tx: Sql, { chainId, index, asset }: Omit<SweepRow, 'sweepId'>) =>
  tx.query('delete from due_sweeps where chain_id = $1 and index = $2 and asset = $3', [chainId, index, asset]);

const dueAgain = (tx: Sql, { chainId, index, asset }: SweepRow) =>
  tx.query(
    `insert into due_sweeps (chain_id, index, asset) values ($1, $2, $3)
     on conflict (chain_id, index, asset) do update set next_ms = 0, tries = 0`,
    [chainId, index, asset],
  );

// Of the same sender: an address that is swept, or the wallet that pays fees.
const FINISH_RIVALS = `
update sweeps set state = 'DEAD', done_ms = $1
 where chain_id = $2 and step = $3 and sequence = $4 and ($3 = 'fees' or index = $5) and state = 'OPEN' and id <> $6`;

/** What is moved to hot wallets, step by step (migration 0078). */
export const createSweepRepository = (lane: Lane): SweepStore => ({
  open: async (chainId) =>
    (await lane.query<Stored>("select * from sweeps where chain_id = $1 and state = 'OPEN' order by id", [chainId])).map(sweepOf),

  due: (chainId, nowMs, limit) =>
    lane.query('select index, asset, tries from due_sweeps where chain_id = $1 and next_ms <= $2 order by next_ms, index, asset limit $3', [
      chainId,
      nowMs,
      limit,
    ]),

  add: (sweep) =>
    lane.transaction(async (tx) => {
      const { chainId, index, asset, step, sequence, txId, raw, maxFee, signedMs } = sweep;
      await tx.query(
        `insert into sweeps (chain_id, index, asset, step, sequence, tx_id, raw, max_fee, signed_ms)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (chain_id, tx_id) do nothing`,
        [chainId, index, asset, step, sequence, txId, raw, String(maxFee), signedMs],
      );
      if (step === 'sweep') await noLongerDue(tx, sweep);
    }),

  finish: (sweep, state, fee, nowMs) =>
    lane.transaction(async (tx) => {
      const { sweepId, chainId, step, sequence, index } = sweep;
      await tx.query("update sweeps set state = $1, fee = $2, done_ms = $3 where id = $4 and state = 'OPEN'", [
        state,
        String(fee),
        nowMs,
        sweepId,
      ]);
      await tx.query(FINISH_RIVALS, [nowMs, chainId, step, sequence, index, sweepId]);
      if (state !== 'DONE') await dueAgain(tx, sweep);
    }),

  putOff: async (chainId, { index, asset, tries }, untilMs) => {
    await lane.query('update due_sweeps set next_ms = $1, tries = $2 where chain_id = $3 and index = $4 and asset = $5', [
      untilMs,
      tries + 1,
      chainId,
      index,
      asset,
    ]);
  },
});
