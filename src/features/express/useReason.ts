import { standingOf } from '@/contract/standing';
import { type WhyNot, whyNot } from '@/domain/account/standing';
import type { ExpressSide } from '@/domain/express/orderState';
import { useSite } from '@/src/brand/SiteContext';
import { useAppSelector } from '@/src/state/hooks';

/** What stands against an order of this side before one is sent; undefined where nothing does, and while nobody is known. */
export function useReason(side: ExpressSide): WhyNot | undefined {
  const { globalRegion } = useSite();
  const user = useAppSelector((state) => state.profile.userInfo);
  // Buying is a deposit, selling leaves the account: the exchange asks the same.
  return user ? whyNot(side === 'BUY' ? 'DEPOSIT' : 'WITHDRAW', standingOf(user), { globalRegion }, Date.now()) : undefined;
}
