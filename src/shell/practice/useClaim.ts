import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { claimPracticeFunds } from '@/src/api/calls/practice';
import { useReadAgain } from '@/src/api/queries/useReadAgain';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { showToast } from '@/src/ui/toast/showToast';

const CHANGED_BY_A_CLAIM = new Set<unknown>(['practiceStatus', 'spotBalances', 'todos']);

/** Claims practice funds, says what arrived, and has what shows it read again. Failures toast by themselves. */
export function useClaim(onDone: () => void): { claim: () => Promise<void>; isClaiming: boolean } {
  const { t } = useTranslation();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const readAgain = useReadAgain();
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
      readAgain((call) => CHANGED_BY_A_CLAIM.has(call));
    }
  };
  return { claim, isClaiming };
}
