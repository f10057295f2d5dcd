import type { OperatorParams } from '@/contract/operator';
import { fromUnits } from '@/domain/money/units';
import { nextFeePercent } from '@/domain/withdrawal/following';
import { takesFourEyes } from '@/domain/withdrawal/rules';
import { canBeStopped, type WithdrawalStatus } from '@/domain/withdrawal/states';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import type { WithdrawalRecord } from '../money/records/withdrawalRecord';
import { auditBy, type OperatingContext } from './context';
import type { Operator, Proposal } from './operatorStore';
import { propose } from './propose';

const PAGE = 50;
const subjectOf = (id: string) => `withdrawal:${id}`;

async function found({ withdrawals }: OperatingContext, id: string): Promise<WithdrawalRecord> {
  const record = await withdrawals.byId(id);
  if (!record) throw new AppError('badRequest', 'id', 'no such withdrawal');
  return record;
}

/** As operators see it; where it goes only with a reason (`showWithdrawal`). */
function rowOf({ writer }: OperatingContext, record: WithdrawalRecord) {
  const { withdrawalId, userId, brand, asset, amount, fee, usdCents, chainId, status, reason, score, signs, askedMs, leavesMs } = record;
  const decimal = (units: bigint) => fromUnits(units, writer.scales.get(asset) ?? 0);
  const usd = usdCents === null ? null : fromUnits(usdCents, 2);
  return {
    id: withdrawalId,
    userId,
    brand,
    asset,
    amount: decimal(amount),
    fee: decimal(fee),
    usd,
    chainId,
    status,
    reason,
    score,
    signs,
    askedMs,
    leavesMs,
  };
}

/** Open ones, the oldest first; or those of one status. */
export async function listWithdrawals(context: OperatingContext, _by: Operator, params: OperatorParams<'listWithdrawals'>) {
  const { status, userId, limit = PAGE } = params;
  const records = await context.withdrawals.list({ status, userId, limit });
  return records.map((record) => rowOf(context, record));
}

/** All of one. That it was looked at, and why, is in the audit log before it is answered. */
export async function showWithdrawal(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'showWithdrawal'>) {
  const record = await found(context, id);
  await context.store.writeAudit(auditBy(by, 'withdrawal.show', subjectOf(id), { note }), context.clock.now());
  const { address, memo, label, device, country, txId, confirmations, approvedBy, approvedMs, sentMs, endedMs, retryMs } = record;
  const times = { approvedMs, sentMs, retryMs, endedMs };
  const signed = await context.withdrawals.transactionsOf(id);
  const transactions = signed.map(({ sequence, txId: signedAs, feePercent, signedMs, state }) => ({
    ...{ sequence, txId: signedAs, feePercent, signedMs, state },
  }));
  return { ...rowOf(context, record), address, memo, label, device, country, txId, confirmations, approvedBy, ...times, transactions };
}

function approve(
  context: OperatingContext,
  record: WithdrawalRecord,
  by: string,
  audit: AuditRecord,
  proposal?: { id: string; operatorId: string },
) {
  const { withdrawalId } = record;
  const changes = { reason: null, approvedMs: context.clock.now(), approvedBy: by };
  return context.writer.run('moveWithdrawal', {
    withdrawalId,
    from: 'REVIEW',
    to: 'APPROVED',
    changes,
    audit,
    ...(proposal && { proposal }),
  });
}

function refuseUnlessInReview({ status }: WithdrawalRecord): void {
  if (status !== 'REVIEW') throw new AppError('badRequest', 'id', `it does not wait for an operator: ${status}`);
}

/** Lets one go that waits for an operator. A large one is proposed: another operator confirms it. */
export async function approveWithdrawal(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'approveWithdrawal'>) {
  const record = await found(context, id);
  refuseUnlessInReview(record);
  if (takesFourEyes(context.withdrawalRules, record.usdCents, await context.withdrawals.dayCents(record))) {
    return propose(context, by, { kind: 'withdrawal.approve', details: { withdrawalId: id }, note });
  }
  return rowOf(context, await approve(context, record, by.name, auditBy(by, 'withdrawal.approve', subjectOf(id), { note })));
}

export async function carryOutApproval(context: OperatingContext, proposal: Proposal, by: Operator, audit: AuditRecord) {
  const { withdrawalId } = proposal.details as { withdrawalId: string };
  const record = await found(context, withdrawalId);
  refuseUnlessInReview(record);
  const both = `${proposal.proposedBy}, ${by.name}`;
  return rowOf(context, await approve(context, record, both, audit, { id: proposal.id, operatorId: by.id }));
}

async function renewable(context: OperatingContext, id: string): Promise<WithdrawalRecord> {
  const record = await found(context, id);
  const { status } = record;
  const transactions = await context.withdrawals.transactionsOf(id);
  const isLost = (status === 'SIGNED' || status === 'SENT') && transactions.every(({ state }) => state === 'DEAD');
  if (!isLost) throw new AppError('badRequest', 'id', `what was signed for it may still count: ${status}`);
  return record;
}

/**
 * Proposes to sign one anew whose sequence number is gone and that no node knows: whoever confirms has looked at the chain, for if it was
 * paid after all it is paid twice.
 */
export async function renewWithdrawal(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'renewWithdrawal'>) {
  await renewable(context, id);
  return propose(context, by, { kind: 'withdrawal.renew', details: { withdrawalId: id }, note });
}

export async function carryOutRenewal(context: OperatingContext, proposal: Proposal, by: Operator, audit: AuditRecord) {
  const { withdrawalId } = proposal.details as { withdrawalId: string };
  const { status: from } = await renewable(context, withdrawalId);
  const after = await context.writer.run('moveWithdrawal', {
    ...{ withdrawalId, from, to: 'APPROVED', changes: { txId: null, confirmations: 0 } },
    ...{ audit, proposal: { id: proposal.id, operatorId: by.id } },
  });
  return rowOf(context, after);
}

/** Gives one back that has not left; its owner reads the reason. */
export async function rejectWithdrawal(context: OperatingContext, by: Operator, { id, reason, note }: OperatorParams<'rejectWithdrawal'>) {
  const { userId, status } = await found(context, id);
  if (!canBeStopped(status)) throw new AppError('badRequest', 'id', `it is too late for that: ${status}`);
  const audit = auditBy(by, 'withdrawal.reject', subjectOf(id), { note, reason });
  const after = await context.writer.run('returnWithdrawal', { withdrawalId: id, userId, to: 'REJECTED', reason, audit });
  return rowOf(context, after);
}

/** Stops one that would go by itself: an operator has to let it go. */
export async function holdWithdrawal(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'holdWithdrawal'>) {
  const { status } = await found(context, id);
  if (!canBeStopped(status)) throw new AppError('badRequest', 'id', `it is too late for that: ${status}`);
  const audit = auditBy(by, 'withdrawal.hold', subjectOf(id), { note });
  const move = { withdrawalId: id, from: status, to: 'REVIEW', changes: { reason: 'OPERATOR' }, audit } as const;
  return rowOf(context, await context.writer.run('moveWithdrawal', move));
}

/** Ends a hold before its time, but never the window in which its owner can stop it. */
export async function releaseWithdrawal(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'releaseWithdrawal'>) {
  const { status, askedMs } = await found(context, id);
  if (status !== 'HELD') throw new AppError('badRequest', 'id', `it is not held: ${status}`);
  const audit = auditBy(by, 'withdrawal.release', subjectOf(id), { note });
  const changes = { leavesMs: askedMs + context.withdrawalRules.windowMs, reason: 'WINDOW' };
  return rowOf(context, await context.writer.run('moveWithdrawal', { withdrawalId: id, from: 'HELD', to: 'HELD', changes, audit }));
}

/** Why one is not offered to its network again, in the status it is in. */
const NOT_RETRIED: Readonly<Partial<Record<WithdrawalStatus, string>>> = {
  APPROVED: 'it is not signed yet, which is tried every second: it waits for its network or for the hot wallet',
  CONFIRMING: 'the network has it in a block',
  FAILED: 'the network took it and moved nothing, and its owner has all of it back: they ask again',
};

/**
 * Offers one again that its network does not take: the same payment under the same sequence number, for more, so that of all that were
 * signed for it one can count. The job that sends does it at its next turn; nothing is signed here, beside it.
 */
export async function retryWithdrawal(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'retryWithdrawal'>) {
  const { status } = await found(context, id);
  if (status !== 'SIGNED' && status !== 'SENT') {
    throw new AppError('badRequest', 'id', `${NOT_RETRIED[status] ?? 'nothing of it is on its way'}: ${status}`);
  }
  const latest = (await context.withdrawals.transactionsOf(id)).at(-1);
  const feePercent = latest && nextFeePercent(latest.feePercent, true);
  if (feePercent === undefined) {
    throw new AppError(
      'badRequest',
      'id',
      `${latest?.feePercent ?? 0} % of the usual fee is offered, the most there is: look at the network`,
    );
  }
  const audit = auditBy(by, 'withdrawal.retry', subjectOf(id), { note, feePercent });
  const move = { withdrawalId: id, from: status, to: status, changes: { retryMs: context.clock.now() }, audit } as const;
  return { ...rowOf(context, await context.writer.run('moveWithdrawal', move)), feePercent };
}
