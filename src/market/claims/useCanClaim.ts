import { usePracticeStatus } from '@/src/api/queries/practice';
import { useSite } from '@/src/brand/SiteContext';
import { useRealtime } from '@/src/realtime';

/**
 * Whether practice funds can be claimed now; undefined while that is not known, or not asked: on other brands, for visitors, without a
 * reason to.
 */
export function useCanClaim(isAsked: boolean): boolean | undefined {
  const { practice } = useSite();
  const { isSignedIn } = useRealtime();
  return usePracticeStatus(practice && isSignedIn && isAsked).data?.canClaim;
}
