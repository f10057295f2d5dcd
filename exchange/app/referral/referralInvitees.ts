import type { CallData, CallParams } from '@/contract/calls';
import type { Actor } from '../actor';
import { maskedForOthers } from '../maskedAddress';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import { activeSince, type ReferralContext } from './context';
import type { InviteeRow } from './referralStore';

function stateOf({ isWithheld, isVerified, lastTradedDay }: InviteeRow, since: number) {
  if (isWithheld) return 'WITHHELD';
  if (!isVerified) return 'UNVERIFIED';
  return lastTradedDay !== null && lastTradedDay >= since ? 'ACTIVE' : 'QUIET';
}

const nameOf = ({ email, phone }: InviteeRow) =>
  email !== null
    ? maskedForOthers({ channel: 'email', address: email })
    : phone !== null
      ? maskedForOthers({ channel: 'sms', address: phone })
      : '***';

/** Who registered with the own code, the latest first. Addresses are masked. */
export async function referralInvitees({ queries, clock }: ReferralContext, { userId }: Actor, params: CallParams<'referralInvitees'>) {
  const pageSize = params.pageSize ?? DEFAULT_PAGE_SIZE;
  const rows = await queries.invitees(userId, readCursor(params.searchAfter), pageSize + 1);
  const since = activeSince(clock);
  return pageOf(
    rows,
    pageSize,
    ({ joinedMs, inviteeId }) => ({ atMs: joinedMs, id: inviteeId }),
    (row): CallData<'referralInvitees'>['records'][number] => ({
      name: nameOf(row),
      joinedAt: row.joinedMs,
      state: stateOf(row, since),
      traded: row.traded,
      fees: row.fees,
      earned: row.earned,
    }),
  );
}
