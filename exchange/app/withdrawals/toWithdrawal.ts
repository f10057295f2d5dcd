import type { Withdrawal } from '@/contract/withdrawals';
import { fromUnits } from '@/domain/money/units';
import { confirmationsOf } from '../custody/networks';
import type { WithdrawalRecord } from '../money/records/withdrawalRecord';
import type { WithdrawalContext } from './context';

/** As its owner sees it. Where the coin travels on its network no more, what the network says of itself is left. */
export async function toWithdrawal(
  { networks, chains, queries, scales }: Pick<WithdrawalContext, 'networks' | 'chains' | 'queries' | 'scales'>,
  record: WithdrawalRecord,
): Promise<Withdrawal> {
  const { asset, chainId, brand } = record;
  const network = await networks.find(asset, chainId, brand);
  const facts = (network?.chain ?? chains.get(chainId))?.facts;
  const needed = network ? confirmationsOf(network) : (facts?.confirmations ?? 1);
  const decimal = (units: bigint) => fromUnits(units, scales.get(asset) ?? 0);
  return {
    withdrawalId: record.withdrawalId,
    symbol: asset,
    chainId,
    networkName: network?.name ?? (await queries.networkName(chainId)) ?? chainId,
    mark: network?.mark ?? '',
    address: record.address,
    memo: record.memo,
    label: record.label,
    amount: decimal(record.amount),
    fee: decimal(record.fee),
    recipientGets: decimal(record.amount - record.fee),
    status: record.status,
    reason: record.reason,
    signs: [...record.signs],
    askedAt: record.askedMs,
    leavesAt: record.leavesMs,
    approvedAt: record.approvedMs,
    isApprovedByPerson: record.approvedBy !== null && record.approvedBy !== 'rule',
    sentAt: record.sentMs,
    endedAt: record.endedMs,
    txId: record.txId,
    confirmations: Math.min(record.confirmations, needed),
    confirmationsNeeded: needed,
    expectedSeconds: Math.max(1, Math.ceil(needed * (facts?.blockSeconds ?? 1))),
    device: record.device,
    country: record.country,
  };
}
