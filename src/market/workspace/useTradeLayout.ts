import { useEffect, useState, useSyncExternalStore } from 'react';
import { nextTask } from '@/src/lib/nextTask';
import { deviceWidths } from '@/src/theme/breakpoints';
import { PHONE_ON_SIDE } from '../phone/phoneOnSide';

/** Which arrangement of panels fits the window (design guide, "Grid and breakpoints"). */
export type TradeLayout = 'mobile' | 'tablet' | 'narrow' | 'small' | 'wide' | 'big';

/** Each starts at its width; the widest that fits is used. */
const WIDTHS: readonly (readonly [TradeLayout, number])[] = [
  ['big', deviceWidths.bigScreen],
  ['wide', deviceWidths.smallTradingDesktop],
  ['small', deviceWidths.largePc],
  ['narrow', deviceWidths.desktop],
  ['tablet', deviceWidths.tablet],
];

const queryOf = (width: number) => `(min-width: ${width}px)`;

function subscribe(listener: () => void): () => void {
  const queries = [PHONE_ON_SIDE, ...WIDTHS.map(([, width]) => queryOf(width))].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function current(): TradeLayout {
  if (window.matchMedia(PHONE_ON_SIDE).matches) return 'mobile';
  return WIDTHS.find(([, width]) => window.matchMedia(queryOf(width)).matches)?.[0] ?? 'mobile';
}

/**
 * Undefined on the server and while the page wakes up, where what stands there is the server's; CSS alone decides then. What follows when
 * it is known comes in a task of its own, which nothing can put off: as a transition it came seconds later where other updates kept
 * interrupting it. From then on it follows the window at once.
 */
export function useTradeLayout(): TradeLayout | undefined {
  const known = useSyncExternalStore<TradeLayout | undefined>(subscribe, current, () => undefined);
  const [isAwake, setIsAwake] = useState(known !== undefined);
  useEffect(() => {
    let isGone = false;
    void nextTask().then(() => isGone || setIsAwake(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isAwake ? known : undefined;
}

/** What `useTradeLayout` is about to say of the window as it is now; undefined on the server. */
export const layoutOfWindow = (): TradeLayout | undefined => (typeof window === 'undefined' ? undefined : current());
