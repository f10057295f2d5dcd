import { fromUnits } from '@/domain/money/units';
import { LIMIT_WINDOW_MS, leftCents } from '@/domain/withdrawal/limits';
import { MANY_WINDOW_MS, riskAmong } from '@/domain/withdrawal/risk';
import type { HoldReason } from '@/domain/withdrawal/rules';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { type HeldCoins, refuseHeldCoins } from '../desk/heldCoins';
import { hold } from '../desk/holds';
import { countLeaving, leavingCents } from '../desk/leavingCents';
import { refuseSending, refuseWhileHalted, type Sender } from '../desk/moneyGate';
import { keyOf } from '../ledger/account';
import type { WithdrawalAsked, WithdrawalRecord, WithdrawalTerms } from '../records/withdrawalRecord';
import { holdOfWithdrawal } from '../withdrawals/currentWithdrawal';
import type { CommandKind } from './commandKind';

export interface AskWithdrawal {
  input: {
    terms: WithdrawalTerms;
    asked: WithdrawalAsked;
    /** How long it is held, and why. */
    holdMs: number;
    reason: HoldReason;
    /** Whole USD in 24 hours. */
    limitUsd: string;
  };
  result: WithdrawalRecord;
  found: {
    /** Made under this name before. */
    known: WithdrawalRecord | undefined;
    sender: Sender | undefined;
    /** USD cents of what counts against the limit. */
    usedCents: bigint;
    /** How many were asked for in the last hour. */
    asked: number;
    /** Bought by card a while ago: they stay. */
    held?: readonly HeldCoins[];
  };
}

type Input = AskWithdrawal['input'];
type Found = AskWithdrawal['found'];

const TERMS = ['asset', 'chainId', 'address', 'memo', 'amount', 'fee'] as const;
const isSame = (first: WithdrawalTerms, second: WithdrawalTerms) => TERMS.every((name) => first[name] === second[name]);

/** How many of a user were asked for in a batch: the database does not know of them yet. */
const askedIn = new WeakMap<Batch, Map<string, number>>();

/** What only the row they stand in tells: how many there are. */
function countAsked(batch: Batch, userId: string, asked: number): number {
  const counts = askedIn.get(batch) ?? new Map<string, number>();
  const inBatch = counts.get(userId) ?? 0;
  askedIn.set(batch, counts.set(userId, inBatch + 1));
  return asked + inBatch;
}

const ofBatch = (batch: Batch, userId: string) => [...batch.withdrawals.values()].filter((made) => made.userId === userId);

/** What is sent at once counts, however many ask at the same moment: this is asked where they stand in a row. */
function refuseOverLimit(batch: Batch, { terms, asked, limitUsd }: Input, usedCents: bigint): void {
  if (asked.usdCents === null) return;
  const left = leftCents(limitUsd, usedCents + leavingCents(batch, terms.userId));
  if (asked.usdCents > left) throw new AppError('withdrawalLimit', fromUnits(left, 2));
}

function make(desk: Desk, batch: Batch, input: Input, { sender, usedCents, asked: before, held }: Found): WithdrawalRecord {
  const { terms, asked, holdMs, reason } = input;
  const { userId, asset, amount } = terms;
  refuseWhileHalted(desk);
  refuseSending(desk, userId, sender, batch.atMs);
  refuseOverLimit(batch, input, usedCents);
  refuseHeldCoins({ desk, batch }, { userId, asset, amount }, held ?? []);
  const account = desk.account(keyOf({ type: 'user', userId, wallet: 'MAIN' }, asset));
  if (account.available < amount) throw new AppError('balanceTooLow', fromUnits(account.available, desk.scales.get(asset) ?? 0), asset);
  const record: WithdrawalRecord = {
    ...terms,
    ...asked,
    ...riskAmong(asked, countAsked(batch, userId, before)),
    withdrawalId: desk.ids.withdrawal.take(),
    status: 'HELD',
    reason,
    leavesMs: batch.atMs + holdMs,
    askedMs: batch.atMs,
    approvedMs: null,
    approvedBy: null,
    sentMs: null,
    endedMs: null,
    txId: null,
    confirmations: 0,
    retryMs: null,
  };
  hold(batch, account, holdOfWithdrawal(record.withdrawalId), amount);
  batch.withdrawals.set(record.withdrawalId, record);
  countLeaving(batch, userId, asked.usdCents ?? 0n);
  batch.insert('withdrawals', {
    id: record.withdrawalId,
    user_id: userId,
    brand: terms.brand,
    client_withdrawal_id: terms.clientWithdrawalId,
    asset,
    chain_id: terms.chainId,
    address: terms.address,
    memo: terms.memo,
    label: asked.label,
    amount: String(amount),
    fee: String(terms.fee),
    usd_cents: asked.usdCents === null ? null : String(asked.usdCents),
    score: record.score,
    signs: record.signs.join(),
    device: asked.device,
    country: asked.country,
    status: record.status,
    reason,
    leaves_ms: record.leavesMs,
    asked_ms: record.askedMs,
  });
  return record;
}

/**
 * Sets the amount aside, fee included, and writes down what it is for: nothing leaves yet. The same name again answers with what it first
 * made. Throws balanceTooLow, withdrawalLimit, withdrawalIdReused, unavailable while money stands still, and what stands against the account.
 */
export const askWithdrawal: CommandKind<AskWithdrawal> = {
  needs: (_desk, { terms }) => ({ users: [terms.userId] }),
  lookUp: async ({ store, settled, nowMs }, inputs) => {
    await settled;
    const known = await store.findWithdrawals(inputs.map(({ terms }) => terms));
    const userIds = [...new Set(inputs.map(({ terms }) => terms.userId))];
    const senders = await store.sendersOf(userIds, nowMs - LIMIT_WINDOW_MS, nowMs - MANY_WINDOW_MS);
    const held = await store.expressHeld(userIds, nowMs);
    return new Map(
      inputs.map((input) => {
        const { userId, clientWithdrawalId } = input.terms;
        const { usedCents = 0n, asked = 0, ...sender } = senders.find((one) => one.userId === userId) ?? {};
        return [
          input,
          {
            known: known.find((one) => one.userId === userId && one.clientWithdrawalId === clientWithdrawalId),
            sender: 'userId' in sender ? (sender as Sender) : undefined,
            usedCents,
            asked,
            held,
          },
        ];
      }),
    );
  },
  apply: ({ desk, batch }, input, found) => {
    const { userId, clientWithdrawalId } = input.terms;
    const known = ofBatch(batch, userId).find((made) => made.clientWithdrawalId === clientWithdrawalId) ?? found?.known;
    if (known && !isSame(known, input.terms)) throw new AppError('withdrawalIdReused');
    const record = known ?? make(desk, batch, input, found ?? { known: undefined, sender: undefined, usedCents: 0n, asked: 0 });
    return () => record;
  },
};
