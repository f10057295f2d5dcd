import { useTranslation } from 'next-i18next/pages';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents } from '@/src/realtime';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { PayForm } from './PayForm';
import { PaymentList } from './PaymentList';
import styles from './PayUser.module.css';

const BETWEEN_USERS = { type: 'INTERNAL_IN,INTERNAL_OUT' };

/** Money to other users of the brand, and what went and came that way. */
export function PayUserScreen() {
  const { t } = useTranslation('common');
  const { site } = useSite();
  const list = usePagedQuery('transactions', useHasToken(true) ? BETWEEN_USERS : undefined, { revalidateOnMount: true });
  useAccountEvents({ onNotices: () => void list.retry() });
  return (
    <div>
      <PageTitle title={t('shell.wallet.internalTransfers')} lead={t('payUser.lead', { brand: site.name })} />
      <div className={styles.split}>
        <PayForm onSent={() => void list.retry()} />
        <div className={styles.list}>
          <PaymentList list={list} />
        </div>
      </div>
    </div>
  );
}
