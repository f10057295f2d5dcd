import { AppError } from '../../appError';
import type { Desk } from './desk';

/** Throws accountFrozen. Whatever a user does that moves money, but for cancelling their orders, asks here. */
export function refuseFrozen(desk: Desk, userId: string): void {
  if (desk.trader(userId).isFrozen) throw new AppError('accountFrozen');
}

/** Throws unavailable while all money stands still. Orders are refused by their market's state. */
export function refuseWhileHalted(desk: Desk): void {
  if (desk.moneyHalt !== null) throw new AppError('unavailable');
}
