import type { CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { Activity } from '@/contract/security';
import { ACTIVITY_KEPT_DAYS } from '@/domain/account/activity';
import type { Actor } from '../../actor';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../../pageCursor';
import type { AccountsContext } from '../context';
import { toldOrigin } from './origin';

const DAY_MS = 86_400_000;

/** Logins and what changed the protection of the account, newest first, as far back as it is kept. */
export async function listActivity(
  { store, clock }: AccountsContext,
  actor: Actor,
  { kind, fromTime = 0, searchAfter, pageSize = DEFAULT_PAGE_SIZE }: CallParams<'activity'>,
): Promise<Page<Activity>> {
  const rows = await store.activity.page(actor.userId, {
    kind,
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
