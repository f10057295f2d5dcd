import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { pathTo } from '@/src/config/matchRoute';

const STEP = 'review';

/**
 * The review has an entry of its own in the history, so that the browser's way back leads to the form as it was typed. An entry without
 * something to review, after a reload or on the way forward, is the form's again.
 */
export function useReviewEntry(coin: string, isOpen: boolean, onLeft: () => void) {
  const router = useRouter();
  const isAt = router.query.step === STEP;
  const wasAt = useRef(isAt);
  const latest = useRef({ router, onLeft });
  latest.current = { router, onLeft };
  const pathname = pathTo('walletsSend', { coin: coin.toLowerCase() });
  useEffect(() => {
    const hasLeft = wasAt.current && !isAt;
    wasAt.current = isAt;
    if (hasLeft && isOpen) latest.current.onLeft();
    if (isAt && !isOpen) void latest.current.router.replace({ pathname }, undefined, { shallow: true, scroll: false });
  }, [isAt, isOpen, pathname]);
  return {
    enter: () => void router.push({ pathname, query: { step: STEP } }, undefined, { shallow: true }),
    leave: () => (isAt ? router.back() : onLeft()),
  };
}
