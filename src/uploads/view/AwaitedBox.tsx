import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { CheckList } from './CheckList';
import { LOOKED_AT } from './looks';
import styles from './Uploads.module.css';

/** A kept file of which nothing is known yet, as large as it will be. */
export function AwaitedBox() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.box} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <Skeleton height={112} className={styles.preview} />
      <div className={styles.line}>
        <Skeleton width="60%" height={12} />
      </div>
      <CheckList checks={[]} awaited={LOOKED_AT + 1} />
    </div>
  );
}
