import { type Act, PLAIN_GROUND, PLAIN_STANDING, whyNot } from '@/domain/account/standing';
import { AppError } from '../../appError';
import { refusalFor } from '../../standing/refusal';
import type { Desk } from './desk';

/**
 * Acts the writer may be asked about. Not WITHDRAW: whether sending is held, or the account locked, stands with the account, and the writer
 * knows neither. Whoever brings withdrawals brings both to `TraderStanding` first.
 */
export type MoneyAct = Exclude<Act, 'WITHDRAW'>;

/**
 * Throws the code of the reason why the account stands against it, as the writer knows it at this very command: accountFrozen,
 * accountSelfFrozen, accountClosed. Whatever a user does that moves money asks here.
 */
export function refuseUnless(desk: Desk, userId: string, act: MoneyAct, now: number): void {
  const { frozenMs, selfFrozenMs, closedMs } = desk.trader(userId).stands;
  const standing = { ...PLAIN_STANDING, frozenAt: frozenMs, selfFrozenAt: selfFrozenMs, closedAt: closedMs };
  const reason = whyNot(act, standing, PLAIN_GROUND, now);
  if (reason) throw refusalFor(reason);
}

/** Throws unavailable while all money stands still. Orders are refused by their market's state. */
export function refuseWhileHalted(desk: Desk): void {
  if (desk.moneyHalt !== null) throw new AppError('unavailable');
}
