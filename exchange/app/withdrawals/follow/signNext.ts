import type { Chain, Sending, SignedTransaction } from '../../custody/chain';
import { SignerAwayError } from '../../custody/signerAway';
import type { WithdrawalRecord, WithdrawalTransaction } from '../../money/records/withdrawalRecord';
import { giveBackUnsaved, isBarred } from '../savedOnly';
import type { FollowingContext } from './context';
import { stoppedBy } from './stopped';

/** What the recipient gets, as a transaction. */
const sendingOf = ({ asset, address, memo, amount, fee }: WithdrawalRecord) => ({ asset, to: address, memo, amount: amount - fee });

async function sign(
  { patience }: FollowingContext,
  chain: Chain,
  { withdrawalId, chainId }: WithdrawalRecord,
  sending: Sending,
): Promise<SignedTransaction> {
  try {
    const signed = await chain.sign(sending);
    patience.signed(chainId, withdrawalId);
    return signed;
  } catch (error) {
    patience.failed(chainId, withdrawalId, error instanceof SignerAwayError);
    throw error;
  }
}

/**
 * Signs an approved one, and writes the signed transaction down with its sequence number: only what is written down is ever sent. Nothing
 * happens while the network is paused, or its signer is given time.
 * @throws Error where the hot wallet has too little, and where it cannot be signed
 */
export async function signNext(context: FollowingContext, chain: Chain, record: WithdrawalRecord): Promise<WithdrawalRecord> {
  const { store, writer, networks, patience, clock } = context;
  const { withdrawalId, asset, chainId, brand } = record;
  const stop = await stoppedBy(context, record);
  if (stop) return writer.run('moveWithdrawal', { withdrawalId, from: 'APPROVED', ...stop });
  if (await isBarred(context, record)) return giveBackUnsaved(context, record);
  const network = await networks.find(asset, chainId, brand);
  if (network?.withdrawals.pausedFor !== null) return record;
  if (patience.waits(chainId, withdrawalId)) return record;
  const sending = sendingOf(record);
  if ((await chain.hotBalance(asset)) < sending.amount)
    throw new Error(`the hot wallet has too little ${asset} for a withdrawal; it waits`);
  const sequence = Math.max(await chain.nextSequence(), (await store.highestSequence(chainId)) + 1);
  const { txId, raw, maxFee } = await sign(context, chain, record, { ...sending, sequence, feePercent: 100, replaces: null });
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
  context: FollowingContext,
  chain: Chain,
  record: WithdrawalRecord,
  latest: WithdrawalTransaction,
  feePercent: number,
): Promise<WithdrawalRecord> {
  const { writer, patience, clock } = context;
  const { withdrawalId, chainId, status } = record;
  if (patience.waits(chainId, withdrawalId)) return record;
  const { sequence } = latest;
  const { txId, raw, maxFee } = await sign(context, chain, record, { ...sendingOf(record), sequence, feePercent, replaces: latest.raw });
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
