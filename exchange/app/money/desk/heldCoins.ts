import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { Account } from '../ledger/account';
import type { HoldPurpose } from '../ledger/hold';
import type { Desk } from './desk';

/** Coins a card was charged for, which stay in the account for a while: so much of it, until the last of them may leave. */
export interface HeldCoins {
  userId: string;
  coin: string;
  /** Ledger units. */
  coins: bigint;
  untilMs: number;
}

/** What waits to be sent or paid out is as good as gone. */
const LEAVING: ReadonlySet<HoldPurpose> = new Set(['withdrawal', 'express']);

function staying({ available, held, holds }: Account): bigint {
  let stays = available + held;
  for (const { purpose, amount } of holds?.values() ?? []) if (LEAVING.has(purpose)) stays -= amount;
  return stays;
}

/**
 * Whatever takes coins out of an account for good asks here: what stays there, over all wallets, is at least what was bought by card in the
 * last hours. They may be traded and moved between wallets.
 * @throws AppError expressCoinsHeld with how much may leave, and until when the rest may not
 */
export function refuseHeldCoins(desk: Desk, userId: string, coin: string, amount: bigint, held: readonly HeldCoins[] | undefined): void {
  const stays = held?.find((one) => one.userId === userId && one.coin === coin);
  if (!stays) return;
  let there = 0n;
  for (const account of desk.trader(userId).accounts.values()) if (account.asset === coin) there += staying(account);
  const free = there > stays.coins ? there - stays.coins : 0n;
  if (amount > free) throw new AppError('expressCoinsHeld', fromUnits(free, desk.scales.get(coin) ?? 0), coin, stays.untilMs);
}
