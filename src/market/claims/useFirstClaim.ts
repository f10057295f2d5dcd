import { isZero } from '@/domain/money/decimal';
import { useSite } from '@/src/brand/SiteContext';
import { useOwnAccount, useRealtime } from '@/src/realtime';
import { useCanClaim } from './useCanClaim';

/**
 * Whether funds are what a user needs first: an empty wallet of a practice brand that can be filled now. Undefined while the answer
 * is not known.
 */
export function useFirstClaim(): boolean | undefined {
  const { practice } = useSite();
  const { isSignedIn } = useRealtime();
  const { balances, funds } = useOwnAccount();
  const isEmpty = funds.isLoaded && [...balances.values()].every(({ available }) => isZero(available));
  const canClaim = useCanClaim(isEmpty);
  return practice === true && isSignedIn && isEmpty && canClaim;
}
