import type { CallData, CallParams } from '@/contract/calls';
import { dayStart } from '@/domain/days';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import type { ReferralContext } from './context';
import type { PayoutRow } from './referralStore';

function rebateOf(scales: ReadonlyMap<string, number>, row: PayoutRow): CallData<'referralRebates'>['records'][number] {
  const { day, asset, fromInvitees, fromOwnFees, value, heldMs, paidMs } = row;
  const decimal = (units: bigint) => fromUnits(units, scales.get(asset) ?? 0);
  return {
    day: dayStart(day),
    asset,
    amount: decimal(fromInvitees + fromOwnFees),
    fromInvitees: decimal(fromInvitees),
    fromOwnFees: decimal(fromOwnFees),
    value,
    state: paidMs !== null ? 'PAID' : heldMs !== null ? 'HELD' : 'DUE',
    paidAt: paidMs,
  };
}

/** What was or will be paid, newest day first. */
export async function referralRebates({ queries, scales }: ReferralContext, { userId }: Actor, params: CallParams<'referralRebates'>) {
  const pageSize = params.pageSize ?? DEFAULT_PAGE_SIZE;
  const rows = await queries.payouts(userId, readCursor(params.searchAfter), pageSize + 1);
  return pageOf(
    rows,
    pageSize,
    ({ day, place }) => ({ atMs: day, id: place }),
    (row) => rebateOf(scales, row),
  );
}
