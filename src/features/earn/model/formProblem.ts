import type { EarnPlan } from '@/contract/earn';
import { compare } from '@/domain/money/decimal';

export type FormProblem = { kind: 'tooLittle' | 'overLimit' | 'noRoom' | 'balance'; amount: string };

/**
 * Why the amount cannot go into the plan, in the order in which the exchange says it; undefined when it may. `available`: of who is signed
 * in, where it is known. What is in the plan already only the exchange counts.
 */
export function formProblem(amount: string, plan: EarnPlan, available: string | undefined, isAdded: boolean): FormProblem | undefined {
  if (!isAdded && compare(amount, plan.minAmount) < 0) return { kind: 'tooLittle', amount: plan.minAmount };
  if (compare(amount, plan.maxPerUser) > 0) return { kind: 'overLimit', amount: plan.maxPerUser };
  if (compare(amount, plan.room) > 0) return { kind: 'noRoom', amount: plan.room };
  return available !== undefined && compare(amount, available) > 0 ? { kind: 'balance', amount: available } : undefined;
}

/** More than there is to take out, or nothing; what must stay in the plan the exchange says. An empty field is all of it. */
export function partProblem(amount: string, principal: string): 'moreThanIn' | 'nothing' | undefined {
  if (amount === '') return undefined;
  if (compare(amount, '0') === 0) return 'nothing';
  return compare(amount, principal) > 0 ? 'moreThanIn' : undefined;
}
