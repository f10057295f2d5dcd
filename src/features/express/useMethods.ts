import { standingOf } from '@/contract/standing';
import { type WhyNot, whyNot } from '@/domain/account/standing';
import type { ExpressSide } from '@/domain/express/orderState';
import { useExpressLimits, useExpressMethods } from '@/src/api/queries/express';
import { useProfileLimits } from '@/src/api/queries/wallet';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import type { ExpressDraft } from './model/draft';
import { refusalOf } from './model/methods';
import { saleLimits } from './model/room';

/** The ways to pay, why some are refused, and the one that is used: that which was chosen, or the first that takes this user's money. */
export function useMethods({ side, currency, methodId }: ExpressDraft) {
  const isSignedIn = useHasToken();
  const reason = useReason(side);
  const limits = useExpressLimits(isSignedIn);
  const leaving = useProfileLimits(isSignedIn && side === 'SELL');
  const ownLimits = side === 'SELL' ? saleLimits(limits.data, leaving.data) : limits.data;
  const methods = useExpressMethods(currency === '' ? undefined : { side, currency });
  const isJudged = !isSignedIn || limits.data !== undefined || limits.error !== undefined;
  // Where a brand takes no money at all before a verification, that is said once and not of each way.
  const asked = { side, currency, limits: isSignedIn && reason?.kind !== 'unverified' ? ownLimits : undefined };
  const usable = isJudged ? methods.data?.filter((method) => refusalOf(method, asked) === undefined) : undefined;
  // What a user chooses is chosen at once; nothing is chosen for them before it is known what they may use.
  const chosen = (isJudged ? usable : methods.data)?.find((one) => one.methodId === methodId);
  return {
    reason,
    methods,
    limits: asked.limits,
    readLimits: () => void Promise.all([limits.mutate(), leaving.mutate()]),
    method: chosen ?? usable?.[0],
    refusalOf: (method: Parameters<typeof refusalOf>[0]) => refusalOf(method, asked),
  };
}

/** What stands against an order of this side before one is sent; undefined where nothing does, and while nobody is known. */
function useReason(side: ExpressSide): WhyNot | undefined {
  const { globalRegion } = useSite();
  const user = useAppSelector((state) => state.profile.userInfo);
  // Buying is a deposit, selling leaves the account: the exchange asks the same.
  return user ? whyNot(side === 'BUY' ? 'DEPOSIT' : 'WITHDRAW', standingOf(user), { globalRegion }, Date.now()) : undefined;
}
