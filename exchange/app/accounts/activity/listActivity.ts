import type { CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { Activity } from '@/contract/security';
import { ACTIVITY_KEPT_DAYS } from '@/domain/account/activity';
import type { SessionActor } from '../../actor';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../../pageCursor';
import type { AccountsContext } from '../context';
import { toldOrigin } from '../devices/origin';
import { ownUser } from '../owner/findUser';

const DAY_MS = 86_400_000;

/**
 * Logins and what changed the protection of the account, newest first, as far back as it is kept; of an account all visitors share what was
 * done in the session that asks.
 */
export async function listActivity(
  context: AccountsContext,
  actor: SessionActor,
  { kind, fromTime = 0, searchAfter, pageSize = DEFAULT_PAGE_SIZE }: CallParams<'activity'>,
): Promise<Page<Activity>> {
  const { store, clock } = context;
  const { isShared } = await ownUser(context, actor);
  const rows = await store.activity.page(actor.userId, {
    kind,
    sessionId: isShared ? actor.sessionId : undefined,
    fromTime: Math.max(fromTime, clock.now() - ACTIVITY_KEPT_DAYS * DAY_MS),
    before: readCursor(searchAfter),
    limit: pageSize + 1,
  });
  return pageOf(
    rows,
    pageSize,
    ({ at, activityId }) => ({ atMs: at, id: activityId }),
    ({ activityId, kind: what, result, at, ip, userAgent, country }) => ({
      activityId,
      kind: what,
      result,
      at,
      ...toldOrigin({ ip, userAgent, country }),
    }),
  );
}
