import { useTranslation } from 'next-i18next/pages';
import { askNewAddress } from '@/src/api/calls/custody';
import type { DepositAddress } from '@/src/api/queries/custody';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { showToast } from '@/src/ui/toast/showToast';

/** Another own address of the same coin on the same network; earlier ones keep working. */
export function useAnotherAddress({ symbol, chainId }: Pick<DepositAddress, 'symbol' | 'chainId'>) {
  const { t } = useTranslation('common');
  const readAfter = useReadAfter();
  return useSubmit(async () => {
    await askNewAddress({ symbol, chainId });
    await readAfter('newDepositAddress');
    showToast({ type: 'success', content: t('receive.another.done') });
  });
}
