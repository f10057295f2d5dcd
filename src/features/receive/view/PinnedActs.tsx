import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ChainOfCoin } from '@/src/api/queries/custody';
import { Button } from '@/src/ui/button/Button';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import { useOwnAddress } from '../useOwnAddress';
import { useShare } from '../useShare';
import { sharedText } from './AddressActs';

/** Copy, pinned to the end of a phone's screen, and the device's own sheet beside it. Nothing where nothing can be received. */
export function PinnedActs({ symbol, chain }: { symbol: string; chain: ChainOfCoin }) {
  const { t } = useTranslation('common');
  const { data: own, error, reason } = useOwnAddress(symbol, chain);
  const copy = useCopyText(t('receive.copied'), t('receive.copyFailed'));
  const share = useShare();
  if (!chain.deposits.isOpen || reason || (!own && error)) return null;
  return (
    <BottomBar>
      <Button
        size="large"
        startIcon={<Copy size={18} aria-hidden="true" />}
        disabled={!own}
        onClick={() => own && void copy(own.address)}
        data-testid="copy-address"
      >
        {t('receive.copy')}
      </Button>
      {share ? (
        <Button
          variant="tertiary"
          size="large"
          aria-label={t('receive.share')}
          startIcon={<Share2 size={20} aria-hidden="true" />}
          disabled={!own}
          onClick={() => own && void share(sharedText(own))}
        />
      ) : null}
    </BottomBar>
  );
}
