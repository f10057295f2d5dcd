import { type Account, keyOf } from '../ledger/account';
import { LEDGER_LIMIT } from '../ledger/limits';
import { givingAccounts } from '../ledger/systemAccounts';
import type { Desk } from './desk';

// What is held counts with what is available: it comes back when it is released, which nothing may stand in the way of.

/** What an account may still receive, in ledger units; an account that nobody has opened yet is empty. */
export const roomOf = (account: Pick<Account, 'available' | 'held'> | undefined): bigint =>
  account === undefined ? LEDGER_LIMIT : LEDGER_LIMIT - account.available - account.held;

/**
 * Whether so much of an asset was given out that an account may reach the ledger's limit by receiving: as long as all money together is
 * within it, none can.
 */
export function mayOutgrow(desk: Desk, asset: string): boolean {
  let given = 0n;
  for (const name of givingAccounts) {
    const { available } = desk.findAccount(keyOf({ type: 'system', name }, asset)) ?? { available: 0n };
    if (available < 0n) given -= available;
  }
  return given > LEDGER_LIMIT;
}
