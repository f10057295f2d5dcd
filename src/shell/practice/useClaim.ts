import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { claimPracticeFunds } from '@/src/api/calls/practice';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { showToast } from '@/src/ui/toast/showToast';

/** Claims practice funds, says what arrived, and has what shows it read again. Failures toast by themselves. */
export function useClaim(onDone: () => void): { claim: () => Promise<void>; isClaiming: boolean } {
  const { t } = useTranslation();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const readAfter = useReadAfter();
  const [isClaiming, setIsClaiming] = useState(false);

  const claim = async () => {
    setIsClaiming(true);
    try {
      const { grants } = await claimPracticeFunds();
      const funds = grants.map(({ asset, amount }) => `${format.fixed(amount, decimalsOf(asset))} ${asset}`).join(', ');
      showToast({ type: 'success', content: t('shell.practice.added'), detail: t('shell.practice.addedText', { funds }) });
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
