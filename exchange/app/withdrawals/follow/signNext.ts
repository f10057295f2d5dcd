import type { Chain } from '../../custody/chain';
import type { WithdrawalRecord, WithdrawalTransaction } from '../../money/records/withdrawalRecord';
import type { FollowingContext } from './context';
import { stoppedBy } from './stopped';

/** What the recipient gets, as a transaction. */
const sendingOf = ({ asset, address, memo, amount, fee }: WithdrawalRecord) => ({ asset, to: address, memo, amount: amount - fee });

/**
 * Signs an approved one, and writes the signed transaction down with its sequence number: only what is written down is ever sent. Nothing
 * happens while the network is paused, or the hot wallet has too little.
 */
export async function signNext(context: FollowingContext, chain: Chain, record: WithdrawalRecord): Promise<WithdrawalRecord> {
  const { store, writer, networks, clock, log } = context;
  const { withdrawalId, asset, chainId, brand } = record;
  const stop = await stoppedBy(context, record);
  if (stop) return writer.run('moveWithdrawal', { withdrawalId, from: 'APPROVED', ...stop });
  const network = await networks.find(asset, chainId, brand);
  if (network?.withdrawals.pausedFor !== null) return record;
  const sending = sendingOf(record);
  if ((await chain.hotBalance(asset)) < sending.amount) {
    log.warn({ withdrawalId, chainId, asset }, 'the hot wallet has too little for a withdrawal; it waits');
    return record;
  }
  const sequence = Math.max(await chain.nextSequence(), (await store.highestSequence(chainId)) + 1);
  const { txId, raw, maxFee } = await chain.sign({ ...sending, sequence, feePercent: 100, replaces: null });
  const attempt = (await store.transactionsOf(withdrawalId)).length;
  const signed: WithdrawalTransaction = {
    withdrawalId,
    attempt,
    chainId,
    sequence,
    isFirst: true,
    txId,
    raw,
    feePercent: 100,
    maxFee,
    signedMs: clock.now(),
    state: 'SIGNED',
  };
  return writer.run('moveWithdrawal', { withdrawalId, from: 'APPROVED', to: 'SIGNED', changes: { txId }, signed });
}

/** The same payment with the same sequence number for more: of the two the network takes one. */
export async function signDearer(
  { writer, clock }: FollowingContext,
  chain: Chain,
  record: WithdrawalRecord,
  latest: WithdrawalTransaction,
  feePercent: number,
): Promise<WithdrawalRecord> {
  const { withdrawalId, status } = record;
  const { sequence } = latest;
  const { txId, raw, maxFee } = await chain.sign({ ...sendingOf(record), sequence, feePercent, replaces: latest.raw });
  const signed: WithdrawalTransaction = {
    ...latest,
    attempt: latest.attempt + 1,
    isFirst: false,
    txId,
    raw,
    feePercent,
    maxFee,
    signedMs: clock.now(),
    state: 'SIGNED',
  };
  return writer.run('moveWithdrawal', { withdrawalId, from: status, to: status, changes: {}, signed });
}
