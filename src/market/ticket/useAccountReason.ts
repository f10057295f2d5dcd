import { useMemo } from 'react';
import { standingOf } from '@/contract/standing';
import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import type { Reason } from '@/domain/order/reasons';
import { useAppSelector } from '@/src/state/hooks';

/** Why the account cannot trade, whatever the ticket says; undefined when it may, and for visitors. */
export function useAccountReason(): Reason | undefined {
  const user = useAppSelector((state) => state.profile.userInfo);
  return useMemo(() => {
    // Nothing that hangs on the time of day stops trading.
    const reason = user && whyNot('TRADE', standingOf(user), PLAIN_GROUND, 0);
    if (!reason) return undefined;
    return { kind: reason.kind === 'selfFrozen' ? 'accountSelfFrozen' : 'accountFrozen' };
  }, [user]);
}
