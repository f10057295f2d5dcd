import { Copy, RefreshCw, Share2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { askNewAddress } from '@/src/api/calls/custody';
import type { DepositAddress } from '@/src/api/queries/custody';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { showToast } from '@/src/ui/toast/showToast';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import styles from '../Address.module.css';
import { useShare } from '../useShare';
import wordStyles from '../Words.module.css';

/** What is handed over where an address is shared: with what tells whose the coins are, where it needs that. */
export const sharedText = ({ address, memo }: DepositAddress): string => (memo === null ? address : `${address} ${memo}`);

interface AddressActsProps {
  own: DepositAddress;
  /** Copying and sharing are pinned to the end of a phone's screen: what is left is another address. */
  isPinned: boolean;
}

/** What can be done with the address. */
export function AddressActs({ own, isPinned }: AddressActsProps) {
  const { t } = useTranslation('common');
  const copy = useCopyText(t('receive.copied'), t('receive.copyFailed'));
  const share = useShare();
  const wordsOf = useErrorWords();
  const another = useAnotherAddress(own);
  return (
    <>
      <div className={styles.acts}>
        {isPinned ? null : (
          <Button
            variant="primary"
            size="medium"
            startIcon={<Copy size={16} aria-hidden="true" />}
            onClick={() => void copy(own.address)}
            data-testid="copy-address"
          >
            {t('receive.copy')}
          </Button>
        )}
        {share && !isPinned ? (
          <Button
            variant="tertiary"
            size="medium"
            startIcon={<Share2 size={16} aria-hidden="true" />}
            onClick={() => void share(sharedText(own))}
          >
            {t('receive.share')}
          </Button>
        ) : null}
        {/* One address with a memo is everybody's: there is no other. */}
        {own.memo !== null ? null : (
          <Button
            variant="ghost"
            size="medium"
            loading={another.isBusy}
            startIcon={<RefreshCw size={16} aria-hidden="true" />}
            onClick={() => void another.submit()}
            data-testid="new-address"
          >
            {t('receive.another.act')}
          </Button>
        )}
      </div>
      {another.error ? (
        <p className={wordStyles.error} role="alert">
          {wordsOf(another.error)}
        </p>
      ) : null}
    </>
  );
}

/** Another own address of the same coin on the same network; earlier ones keep working. */
function useAnotherAddress({ symbol, chainId }: Pick<DepositAddress, 'symbol' | 'chainId'>) {
  const { t } = useTranslation('common');
  const readAfter = useReadAfter();
  return useSubmit(async () => {
    await askNewAddress({ symbol, chainId });
    await readAfter('newDepositAddress');
    showToast({ type: 'success', content: t('receive.another.done') });
  });
}
