import { Copy, RefreshCw, Share2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { askNewAddress } from '@/src/api/calls/custody';
import type { ChainOfCoin, DepositAddress } from '@/src/api/queries/custody';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { Button } from '@/src/ui/button/Button';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { QrCode } from '@/src/ui/qr/QrCode';
import { showToast } from '@/src/ui/toast/showToast';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import styles from '../Receive.module.css';
import { useShare } from '../useShare';
import { MemoCard } from './MemoCard';

/** Address and QR code, with what counts for a deposit below. */
export function AddressCard({ chain, own }: { chain: ChainOfCoin; own: DepositAddress }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { symbol, address, memo } = own;
  return (
    <>
      {memo !== null && chain.memo !== null ? <MemoCard kind={chain.memo} memo={memo} /> : null}
      <div className={styles.card}>
        <div className={styles.cardTop}>
          <div className={styles.qr}>
            <QrCode text={address} label={t('receive.qr')} />
          </div>
          <div className={styles.cardWords}>
            <p className={styles.muted}>{t('receive.addressOn', { coin: symbol, network: chain.name })}</p>
            <p className={styles.address} data-testid="deposit-address" data-address={address}>
              <AddressGroups address={address} />
            </p>
            <AddressActs own={own} hasMemo={memo !== null} />
          </div>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('receive.minimum')}</dt>
            <dd>
              <AmountText value={chain.minDeposit} unit={symbol} />
            </dd>
          </div>
          <div>
            <dt>{t('receive.creditedAfter')}</dt>
            <dd>{t('receive.confirmations', { n: format.amount(String(chain.confirmations)) })}</dd>
          </div>
          <div>
            <dt>{t('receive.arrivesIn')}</dt>
            <dd>{t('receive.mainWallet')}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

function AddressActs({ own, hasMemo }: { own: DepositAddress; hasMemo: boolean }) {
  const { t } = useTranslation('common');
  const copy = useCopyText(t('receive.copied'), t('receive.copyFailed'));
  const share = useShare();
  const readAfter = useReadAfter();
  const wordsOf = useErrorWords();
  const another = useSubmit(async () => {
    await askNewAddress({ symbol: own.symbol, chainId: own.chainId });
    await readAfter('newDepositAddress');
    showToast({ type: 'success', content: t('receive.another.done') });
  });
  return (
    <>
      <div className={styles.acts}>
        <Button
          variant="primary"
          size="medium"
          startIcon={<Copy size={16} aria-hidden="true" />}
          onClick={() => void copy(own.address)}
          data-testid="copy-address"
        >
          {t('receive.copy')}
        </Button>
        {share ? (
          <Button
            variant="tertiary"
            size="medium"
            startIcon={<Share2 size={16} aria-hidden="true" />}
            onClick={() => void share(own.memo === null ? own.address : `${own.address} ${own.memo}`)}
          >
            {t('receive.share')}
          </Button>
        ) : null}
        {hasMemo ? null : (
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
        <p className={styles.error} role="alert">
          {wordsOf(another.error)}
        </p>
      ) : null}
    </>
  );
}
