import { amountProblem } from '@/domain/earn/amountRules';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { hold } from '../desk/holds';
import { keyOf } from '../ledger/account';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import { updateTaken } from './earnRows';
import { holdOf } from './endTerm';
import { mainWallet } from './payRewards';
import { sheetOf } from './sheet';

const CODES = { tooLittle: 'earnTooLittle', overLimit: 'earnOverLimit', noRoom: 'earnNoRoom' } as const;

/**
 * Throws the first reason why the plan does not take the amount: earnPlanClosed, earnTooLittle, earnOverLimit, earnNoRoom, balanceTooLow.
 * `own` and the plan are as this very batch has left them, so that two who come at once share what is left.
 */
export function refuseAmount(
  desk: Desk,
  plan: EarnPlanRecord,
  { userId, amount, own, isAdded }: { userId: string; amount: bigint; own: bigint; isAdded: boolean },
): void {
  const { asset } = plan;
  const decimal = (units: bigint) => fromUnits(units, desk.scales.get(asset) ?? 0);
  if (!plan.isOpen) throw new AppError('earnPlanClosed');
  const problem = amountProblem(amount, { ...plan, own }, isAdded);
  if (problem) throw new AppError(CODES[problem.kind], decimal(problem.kind === 'tooLittle' ? problem.least : problem.left), asset);
  const { available } = desk.account(keyOf(mainWallet(userId), asset));
  if (amount > available) throw new AppError('balanceTooLow', decimal(available), asset);
}

/** Sets the amount aside for a plan that takes it. */
export function takeAmount(
  desk: Desk,
  batch: Batch,
  plan: EarnPlanRecord,
  { userId, applyId, amount, own }: { userId: string; applyId: string; amount: bigint; own: bigint },
): void {
  hold(batch, desk.account(keyOf(mainWallet(userId), plan.asset)), holdOf(applyId), amount);
  plan.taken += amount;
  updateTaken(batch, plan);
  sheetOf(batch).setOwn(userId, plan.planId, own + amount);
}
