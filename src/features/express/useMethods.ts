import { useExpressLimits, useExpressMethods } from '@/src/api/queries/express';
import { useProfileLimits } from '@/src/api/queries/wallet';
import { useHasToken } from '@/src/lib/useHasToken';
import type { ExpressDraft } from './model/draft';
import { refusalOf } from './model/methods';
import { saleLimits } from './model/room';
import { useReason } from './useReason';

/** The ways to pay, why some are refused, and the one that is used: that which was chosen, or the first that takes this person's money. */
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
  // What somebody chooses is chosen at once; nothing is chosen for them before it is known what they may use.
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
