import type { PauseReason } from '@/contract/custody';
import type { NetworkStore } from '../../app/custody/networks';
import type { Sql } from '../../app/ports/database';

interface Row {
  asset: string;
  chain_id: string;
  name: string;
  mark: string;
  confirmations: number;
  withdrawal_fee: bigint;
  min_withdrawal: bigint;
  min_deposit: bigint;
  deposits_paused: PauseReason | null;
  deposits_until_ms: bigint | null;
  withdrawals_paused: PauseReason | null;
  withdrawals_until_ms: bigint | null;
  is_halted: boolean;
}

const gateOf = (isHalted: boolean, pausedFor: PauseReason | null, untilMs: bigint | null) =>
  isHalted
    ? { pausedFor: 'HALTED' as const, untilMs: null }
    : { pausedFor, untilMs: pausedFor === null || untilMs === null ? null : Number(untilMs) };

/** Networks of coins as the catalogue lists them (migration 0058). */
export const createNetworkRepository = (sql: Sql): NetworkStore => ({
  networksOf: async (asset) => {
    const rows = await sql.query<Row>(
      `select n.*, c.name, c.confirmations, c.halted_ms is not null as is_halted
         from networks n join chains c on c.chain_id = n.chain_id join assets a on a.asset = n.asset
        where n.asset = $1 and a.is_open
        order by n.sort, n.chain_id`,
      [asset],
    );
    return rows.map((row) => ({
      asset: row.asset,
      chainId: row.chain_id,
      name: row.name,
      mark: row.mark,
      confirmations: row.confirmations,
      withdrawalFee: BigInt(row.withdrawal_fee),
      minWithdrawal: BigInt(row.min_withdrawal),
      minDeposit: BigInt(row.min_deposit),
      deposits: gateOf(row.is_halted, row.deposits_paused, row.deposits_until_ms),
      withdrawals: gateOf(row.is_halted, row.withdrawals_paused, row.withdrawals_until_ms),
    }));
  },
});
