import type { LimitState } from '@/domain/convert/kinds';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { heldFor, release } from '../desk/holds';
import { keyOf } from '../ledger/account';
import type { LimitRecord } from '../records/conversionRecord';

type Held = Pick<LimitRecord, 'limitId' | 'userId' | 'wallet' | 'from'>;

/** Ends a limit conversion without converting; false when it holds nothing any more. */
export function endHeldLimit(desk: Desk, batch: Batch, { limitId, userId, wallet, from }: Held, state: LimitState): boolean {
  const account = desk.account(keyOf({ type: 'user', userId, wallet }, from));
  const ref = { purpose: 'conversion' as const, reference: limitId };
  const held = heldFor(account, ref);
  if (held === 0n) return false;
  release(batch, account, ref, held);
  batch.update('convert_limits', { id: limitId, state, ended_ms: batch.atMs, ended_no: desk.ids.conversion.take() });
  return true;
}

/** Ends all that a user has open, as their account closes. */
export function endHeldLimits(desk: Desk, batch: Batch, userId: string): void {
  for (const { wallet, asset, holds } of [...desk.trader(userId).accounts.values()]) {
    if (wallet === 'SYSTEM') continue;
    for (const { purpose, reference } of [...(holds?.values() ?? [])])
      if (purpose === 'conversion') endHeldLimit(desk, batch, { limitId: reference, userId, wallet, from: asset }, 'CANCELED');
  }
}
