import { type Act, PLAIN_GROUND, PLAIN_STANDING, type Standing, type WhyNot, whyNot } from '@/domain/account/standing';
import { isSavedOnly, type SavedOnly } from '@/domain/withdrawal/rules';
import { AppError } from '../../appError';
import { refusalFor } from '../../standing/refusal';
import type { Desk } from './desk';

/** Acts the writer may be asked about by what it knows itself. WITHDRAW needs more: see `refuseSending`. */
export type MoneyAct = Exclude<Act, 'WITHDRAW'>;

/** What stands with the account and not with the writer: read for each command that sends (`MoneyStore.sendersOf`). */
export interface Sender {
  userId: string;
  lockedMs: number | null;
  sendingHeldUntilMs: number | null;
  isShared: boolean;
  /** Coins leave to saved addresses only. */
  savedOnly: SavedOnly;
}

function standingOf(desk: Desk, userId: string): Standing {
  const { frozenMs, selfFrozenMs, closedMs } = desk.trader(userId).stands;
  return { ...PLAIN_STANDING, frozenAt: frozenMs, selfFrozenAt: selfFrozenMs, closedAt: closedMs };
}

/**
 * Throws the code of the reason why the account stands against it, as the writer knows it at this very command: accountFrozen,
 * accountSelfFrozen, accountClosed. Whatever a user does that moves money asks here.
 */
export function refuseUnless(desk: Desk, userId: string, act: MoneyAct, now: number): void {
  const reason = whyNot(act, standingOf(desk, userId), PLAIN_GROUND, now);
  if (reason) throw refusalFor(reason);
}

function whyNotSend(desk: Desk, userId: string, { lockedMs, sendingHeldUntilMs, isShared }: Sender, now: number): WhyNot | undefined {
  const standing = { ...standingOf(desk, userId), lockedAt: lockedMs, sendingHeldUntil: sendingHeldUntilMs, isShared };
  return whyNot('WITHDRAW', standing, PLAIN_GROUND, now);
}

/** The same for what leaves the account: refused too while it is locked, shared, or sending is held. Nobody unknown sends. */
export function refuseSending(desk: Desk, userId: string, sender: Sender | undefined, now: number): void {
  if (!sender) throw new AppError('unavailable');
  const reason = whyNotSend(desk, userId, sender, now);
  if (reason) throw refusalFor(reason);
}

/** The same for what leaves to no address at all, to another user or to a bank: neither is a saved one. */
export function refuseBesidesSaved(desk: Desk, userId: string, sender: Sender | undefined, now: number): void {
  refuseSending(desk, userId, sender, now);
  if (sender && isSavedOnly(sender.savedOnly, now)) throw new AppError('addressNotSaved');
}

/** Whether a sale that was asked for before may still leave the account now. */
export const mayLeaveBesidesSaved = (desk: Desk, userId: string, sender: Sender | undefined, now: number): boolean =>
  sender !== undefined && whyNotSend(desk, userId, sender, now) === undefined && !isSavedOnly(sender.savedOnly, now);

/** Throws unavailable while all money stands still. Orders are refused by their market's state. */
export function refuseWhileHalted(desk: Desk): void {
  if (desk.moneyHalt !== null) throw new AppError('unavailable');
}
