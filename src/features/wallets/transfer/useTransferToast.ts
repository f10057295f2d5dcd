import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { Transfer } from '@/contract/wallet';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { showToast } from '@/src/ui/toast/showToast';

/** Says that a transfer is done. While balances are hidden without the amount: it may be all there was. */
export function useTransferToast(): (transfer: Transfer) => void {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  return useCallback(
    ({ asset, amount, from, to }) => {
      const way = { from: t(`wallets.names.${from}`), to: t(`wallets.names.${to}`) };
      const content = isShown
        ? t('wallets.transfer.done', { amount: `${format.exact(amount, decimalsOf(asset))} ${asset}` })
        : t('wallets.transfer.doneHidden');
      showToast({ type: 'success', content, detail: t('wallets.transfer.way', way) });
    },
    [t, format, decimalsOf, isShown],
  );
}
