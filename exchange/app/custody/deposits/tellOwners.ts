import { ACCOUNT_CHANGED_TOPIC, type AccountChanged } from '../../events';
import type { FollowContext } from './context';

/** Open pages read their deposits again. */
export function tellOwners({ bus, clock }: Pick<FollowContext, 'bus' | 'clock'>, userIds: readonly string[]): void {
  for (const userId of new Set(userIds)) {
    const told: AccountChanged = { userId, part: 'deposits', atMs: clock.now() };
    bus.publish(ACCOUNT_CHANGED_TOPIC, told);
  }
}
