import type { ReactNode } from 'react';
import { HiddenAmounts } from '@/src/i18n/hiddenAmounts';
import { useAppSelector } from '@/src/state/hooks';

/** Tells words within whether balances are hidden. */
export function OwnAmounts({ children }: { children: ReactNode }) {
  const isShown = useAppSelector((state) => state.profile.showBalances);
  return <HiddenAmounts value={!isShown}>{children}</HiddenAmounts>;
}
