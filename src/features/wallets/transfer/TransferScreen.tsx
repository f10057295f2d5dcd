import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { coinInAddress } from '../coinInAddress';
import styles from './Transfer.module.css';
import { TransferForm } from './TransferForm';
import { useTransferToast } from './useTransferToast';

/** The transfer as a page of its own, for links that lead to it. */
export function TransferScreen() {
  const { t } = useTranslation('common');
  const { query } = useRouter();
  const tell = useTransferToast();
  const [done, setDone] = useState(0);
  const coin = coinInAddress(query);
  return (
    <>
      <PageTitle
        title={t('wallets.transfer.title')}
        lead={t('wallets.transfer.lead')}
        parent={{ label: t('wallets.overview'), href: pathTo('walletsOverview') }}
      />
      <div className={styles.page}>
        <TransferForm
          key={`${coin} ${done}`}
          start={{ coin, from: query.from === 'trade' ? 'TRADE' : 'MAIN' }}
          onDone={(transfer) => {
            tell(transfer);
            setDone(done + 1);
          }}
        />
      </div>
    </>
  );
}
