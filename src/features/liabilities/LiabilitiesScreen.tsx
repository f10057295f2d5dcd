import { useTranslation } from 'next-i18next/pages';
import { useLiabilities } from '@/src/api/queries/liabilities';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EarlierDays } from './view/EarlierDays';
import { HowItIsChecked } from './view/HowItIsChecked';
import styles from './view/Liabilities.module.css';
import { OwedToAll } from './view/OwedToAll';
import { OwnBalances } from './view/OwnBalances';

const NONE = [] as const;

/** What is owed to all users, and whether one's own balances are counted in it. */
export function LiabilitiesScreen() {
  const { t } = useTranslation('common');
  const query = useLiabilities();
  const snapshots = query.data ?? NONE;
  return (
    <div className={styles.page}>
      <PageTitle title={t('liabilities.title')} lead={t('liabilities.lead')} />
      <OwedToAll query={query} />
      <OwnBalances snapshots={snapshots} />
      <HowItIsChecked />
      {snapshots.length > 1 ? <EarlierDays snapshots={snapshots.slice(1)} /> : null}
    </div>
  );
}
