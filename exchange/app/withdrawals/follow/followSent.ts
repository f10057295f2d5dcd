import { confirmationsAt } from '@/domain/custody/confirmations';
import { isRetryDue, nextFeePercent, stuckAfterMs } from '@/domain/withdrawal/following';
import { NOT_MOVED } from '@/domain/withdrawal/rules';
import type { Chain, TransactionState } from '../../custody/chain';
import { confirmationsOf } from '../../custody/networks';
import type { WithdrawalRecord, WithdrawalTransaction } from '../../money/records/withdrawalRecord';
import type { FollowingContext } from './context';
import { signDearer } from './signNext';

/** A transaction of the sequence number that is under way, and where it is. */
interface Seen {
  transaction: WithdrawalTransaction;
  state: TransactionState;
}

type Included = Extract<TransactionState, { kind: 'included' }>;

async function neededFor({ networks }: FollowingContext, chain: Chain, { asset, chainId, brand }: WithdrawalRecord): Promise<number> {
  const network = await networks.find(asset, chainId, brand);
  return network ? confirmationsOf(network) : chain.facts.confirmations;
}

/** One of them is in a block: counted until it is deep enough, then the money moves, or goes back where the network moved nothing. */
async function confirm(
  context: FollowingContext,
  chain: Chain,
  record: WithdrawalRecord,
  { txId }: WithdrawalTransaction,
  { height, failed, fee }: Included,
  head: number,
): Promise<WithdrawalRecord> {
  const { writer } = context;
  const { withdrawalId, userId } = record;
  const confirmations = confirmationsAt({ height, head });
  let current = record;
  if (record.status !== 'CONFIRMING' || record.txId !== txId || record.confirmations !== confirmations) {
    const changes = { txId, confirmations, ...(record.sentMs === null && { sentMs: context.clock.now() }) };
    current = await writer.run('moveWithdrawal', { withdrawalId, from: record.status, to: 'CONFIRMING', changes });
  }
  if (confirmations < (await neededFor(context, chain, record))) return current;
  const cost = { asset: chain.facts.nativeAsset, amount: fee };
  if (failed) return writer.run('returnWithdrawal', { withdrawalId, userId, to: 'FAILED', reason: NOT_MOVED, cost });
  return writer.run('settleWithdrawal', { withdrawalId, userId, cost });
}

/**
 * Sends what the network does not know: the very bytes that were written down, as often as it takes. Where it is known that it has taken
 * none of them and never will, it is signed anew with another sequence number. Where nobody knows, a machine does not pay twice.
 */
async function send(context: FollowingContext, chain: Chain, record: WithdrawalRecord, seen: readonly Seen[]): Promise<WithdrawalRecord> {
  const { writer, clock, log } = context;
  const { withdrawalId, status: from } = record;
  const answers = [];
  // The dearest first: those before it are not wanted where it is taken.
  for (const { transaction } of [...seen].reverse()) {
    const answer = await chain.broadcast(transaction);
    answers.push({ transaction, answer });
    if (answer === 'taken') break;
  }
  const taken = answers.find(({ answer }) => answer === 'taken')?.transaction;
  if (!taken) {
    const dead = seen.map(({ transaction: { attempt } }) => ({ attempt, state: 'DEAD' as const }));
    if (answers.some(({ answer }) => answer === 'overtaken')) {
      log.error(
        { withdrawalId, chainId: record.chainId },
        'the sequence number of a withdrawal is gone and no node knows it: two operators decide whether it is signed anew',
      );
      return writer.run('moveWithdrawal', { withdrawalId, from, to: from, changes: {}, transactions: dead });
    }
    log.warn({ withdrawalId, chainId: record.chainId }, 'a network refused a withdrawal for good; it is signed anew');
    return writer.run('moveWithdrawal', {
      withdrawalId,
      from,
      to: 'APPROVED',
      changes: { txId: null, confirmations: 0 },
      transactions: dead,
    });
  }
  if (taken.state === 'TAKEN' && from === 'SENT') return record;
  const changes = { txId: taken.txId, confirmations: 0, ...(record.sentMs === null && { sentMs: clock.now() }) };
  const transactions = [{ attempt: taken.attempt, state: 'TAKEN' as const }];
  return writer.run('moveWithdrawal', { withdrawalId, from, to: 'SENT', changes, transactions });
}

/** The network has one of them and puts it into no block: the same payment is offered for more. */
async function hurry(context: FollowingContext, chain: Chain, record: WithdrawalRecord, seen: readonly Seen[]): Promise<WithdrawalRecord> {
  const { writer, clock } = context;
  const { withdrawalId, status: from } = record;
  const waiting = seen.filter(({ state }) => state.kind === 'waiting').map(({ transaction }) => transaction);
  const latest = seen.at(-1)?.transaction;
  const taken = waiting.at(-1);
  if (!latest || !taken) return record;
  // Written down and not taken: the process died in between, or the network would not have it yet.
  if (latest !== taken && latest.state === 'SIGNED' && (await chain.broadcast(latest)) === 'taken') {
    const transactions = [{ attempt: latest.attempt, state: 'TAKEN' as const }];
    return writer.run('moveWithdrawal', { withdrawalId, from, to: 'SENT', changes: { txId: latest.txId }, transactions });
  }
  if (from !== 'SENT') {
    const changes = { txId: taken.txId, confirmations: 0, ...(record.sentMs === null && { sentMs: clock.now() }) };
    return writer.run('moveWithdrawal', { withdrawalId, from, to: 'SENT', changes });
  }
  const isAsked = isRetryDue(record.retryMs, latest.signedMs);
  const feePercent = nextFeePercent(latest.feePercent, isAsked);
  const isStuck = isAsked || clock.now() - latest.signedMs >= stuckAfterMs(chain.facts.blockSeconds);
  if (feePercent === undefined || !isStuck) return record;
  return signDearer(context, chain, record, latest, feePercent);
}

/**
 * Follows what was signed until it is deep in the chain. All that were ever signed for it are looked at, also those the network refused:
 * nothing is sent a second time while one of them could count.
 */
export async function followSent(context: FollowingContext, chain: Chain, record: WithdrawalRecord): Promise<WithdrawalRecord> {
  // Before where they are: a block that is seen there and gives way is never counted by the blocks that took its place.
  const head = (await chain.head()).height;
  const transactions = await context.store.transactionsOf(record.withdrawalId);
  const seen = await Promise.all(transactions.map(async (transaction) => ({ transaction, state: await chain.stateOf(transaction.txId) })));
  for (const { transaction, state } of seen)
    if (state.kind === 'included') return confirm(context, chain, record, transaction, state, head);
  if (record.status === 'CONFIRMING') {
    // Its block was rolled back.
    const { withdrawalId } = record;
    return context.writer.run('moveWithdrawal', { withdrawalId, from: 'CONFIRMING', to: 'SENT', changes: { confirmations: 0 } });
  }
  const alive = seen.filter(({ transaction: { state } }) => state !== 'DEAD');
  // Overtaken: it waits for operators, or for a node that finds it in a block after all.
  if (alive.length === 0) return record;
  return alive.some(({ state }) => state.kind === 'waiting') ? hurry(context, chain, record, alive) : send(context, chain, record, alive);
}
