import type { PracticePayment } from '@/contract/custody';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { Clock } from '../../ports/clock';
import type { Network } from '../networks';
import type { Simulation } from '../simulation';
import type { DepositAddressRow } from './depositStore';

/** So often within a day, over all coins. */
const PAYMENTS_A_DAY = 5;
const DAY_MS = 86_400_000;
/** What one brings, in smallest deposits. */
const MINIMUMS = 20n;

export interface PracticePaymentStore {
  since(userId: string, fromMs: number): Promise<number>;
  /** With its audit line; false where there were so many since `fromMs` already. */
  begin(
    payment: { userId: string; chainId: string; asset: string; amount: bigint },
    limit: { count: number; fromMs: number },
    atMs: number,
    audit: AuditRecord,
  ): Promise<boolean>;
}

interface PracticeParts {
  practicePayments: PracticePaymentStore;
  simulation?: Pick<Simulation, 'pay'>;
  scales: ReadonlyMap<string, number>;
  clock: Clock;
}

export async function practicePaymentsLeft({ practicePayments, clock }: PracticeParts, userId: string): Promise<number> {
  return Math.max(0, PAYMENTS_A_DAY - (await practicePayments.since(userId, clock.now() - DAY_MS)));
}

/**
 * The simulated network pays a bounded amount to a user's address, as somebody outside would. It is counted before it is sent: a process
 * that dies between the two has given nothing away. @throws AppError practiceOff, practicePaymentLimit
 */
export async function sendPracticeCoins(
  parts: PracticeParts,
  userId: string,
  { asset, chainId, minDeposit }: Network,
  { address, memo }: DepositAddressRow,
): Promise<PracticePayment> {
  const { practicePayments, simulation, scales, clock } = parts;
  if (!simulation) throw new AppError('practiceOff');
  const amount = minDeposit * MINIMUMS;
  const atMs = clock.now();
  const shown = fromUnits(amount, scales.get(asset) ?? 0);
  const details = { asset, chainId, amount: shown, address };
  const audit = { actor: 'rule:practice-payment', action: 'practice.payment', subject: `user:${userId}`, details };
  const limit = { count: PAYMENTS_A_DAY, fromMs: atMs - DAY_MS };
  if (!(await practicePayments.begin({ userId, chainId, asset, amount }, limit, atMs, audit)))
    throw new AppError('practicePaymentLimit', PAYMENTS_A_DAY);
  await simulation.pay({ chainId, to: address, asset, amount, memo });
  return { amount: shown, paymentsLeft: await practicePaymentsLeft(parts, userId) };
}
