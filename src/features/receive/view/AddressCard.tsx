import { useTranslation } from 'next-i18next/pages';
import type { ChainOfCoin, DepositAddress } from '@/src/api/queries/custody';
import { useFormat } from '@/src/format';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { QrCode } from '@/src/ui/qr/QrCode';
import styles from '../Address.module.css';
import wordStyles from '../Words.module.css';
import { AddressActs } from './AddressActs';
import { MemoCard } from './MemoCard';

interface AddressCardProps {
  chain: ChainOfCoin;
  own: DepositAddress;
  isMobile: boolean;
}

/** Address and QR code, with what counts for a deposit below. */
export function AddressCard({ chain, own, isMobile }: AddressCardProps) {
  const { t } = useTranslation('common');
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
            <p className={wordStyles.muted}>{t('receive.addressOn', { coin: symbol, network: chain.name })}</p>
            <p className={styles.address} data-testid="deposit-address" data-address={address}>
              <AddressGroups address={address} />
            </p>
            <AddressActs own={own} isPinned={isMobile} />
          </div>
        </div>
        {isMobile ? null : <DepositFacts chain={chain} symbol={symbol} />}
      </div>
    </>
  );
}

/** How much at least, when it is credited, and where. On phones below the warning, as rows of the page. */
export function DepositFacts({ chain, symbol }: { chain: ChainOfCoin; symbol: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('receive.minimum')}</dt>
        <dd>
          <AmountText value={chain.minDeposit} unit={symbol} />
        </dd>
      </div>
      <div>
        <dt>{t('receive.creditedAfter')}</dt>
        <dd>{t('receive.confirmations', { count: chain.confirmations, n: format.amount(String(chain.confirmations)) })}</dd>
      </div>
      <div>
        <dt>{t('receive.arrivesIn')}</dt>
        <dd>{t('receive.mainWallet')}</dd>
      </div>
    </dl>
  );
}
