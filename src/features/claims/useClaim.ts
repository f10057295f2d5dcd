import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { claimPracticeFunds } from '@/src/api/calls/practice';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { showToast } from '@/src/ui/toast/showToast';

/** Claims practice funds, says what arrived unless balances are hidden, and has what shows it read again. Failures toast by themselves. */
export function useClaim(onDone: () => void): { claim: () => Promise<void>; isClaiming: boolean } {
  const { t } = useTranslation();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const readAfter = useReadAfter();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const [isClaiming, setIsClaiming] = useState(false);

  const claim = async () => {
    setIsClaiming(true);
    try {
      const { grants } = await claimPracticeFunds();
      const funds = grants.map(({ asset, amount }) => `${format.fixed(amount, decimalsOf(asset))} ${asset}`).join(', ');
      const detail = isShown ? { detail: t('shell.practice.addedText', { funds }) } : {};
      showToast({ type: 'success', content: t('shell.practice.added'), ...detail });
      onDone();
    } catch {
      // The api has said why; the dialog stays, with the status read anew below.
    } finally {
      setIsClaiming(false);
      void readAfter('practiceClaim');
    }
  };
  return { claim, isClaiming };
}
